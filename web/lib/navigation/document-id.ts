/**
 * Checks whether a part of a URL can be a document id. `firestore.rules` accepts only these
 * characters, and Firestore reserves ids between two double underscores.
 */
export const isDocumentId = (text: string | null | undefined): text is string =>
  /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/.test(text ?? '');
