/**
 * Whether a part of an address can be the id of a document at all: the rules take no other, and Firestore
 * keeps those between two underscores for itself.
 */
export const isDocumentId = (text: string | null | undefined): text is string =>
  /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/.test(text ?? '');
