/** Whether a part of an address can be the id of a document at all. The rules take no other. */
export const isDocumentId = (text: string | null | undefined): text is string =>
  /^[A-Za-z0-9_-]{1,128}$/.test(text ?? '');
