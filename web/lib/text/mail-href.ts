/** Returns the link to write to an address, in which '&', '?' and others are encoded (RFC 6068). */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
