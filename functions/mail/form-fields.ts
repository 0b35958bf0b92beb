/** Enough for a form with a few short fields. */
const MAX_BYTES = 10_000;

/** Parses a part of a multipart body: headers, an empty line, the value (RFC 7578). */
function parsePart(part: string): [string, string][] {
  const [headers = '', ...rest] = part.split(/\r?\n\r?\n/);
  const name = /^content-disposition:[^\r\n]*[\s;]name="?([^";\r\n]+)/im.exec(headers)?.[1];
  return name === undefined ? [] : [[name, rest.join('\n\n').replace(/\r$/, '')]];
}

function parseMultipart(contentType: string, text: string): [string, string][] {
  const boundary = /;\s*boundary="?([^";\s]+)/i.exec(contentType)?.[1];
  if (boundary === undefined) return [];
  return `\r\n${text}`
    .split(`\n--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .flatMap(parsePart);
}

/**
 * Returns the text fields of a posted form, `application/x-www-form-urlencoded` or
 * `multipart/form-data`: mail programs may send both (RFC 8058). Returns no fields for other types
 * and for bodies above 10,000 bytes. The platform parses only the first type, and Node's own parser
 * rejects the short boundary of the example in RFC 8058.
 */
export function formFields(contentType: string, body: Buffer | undefined): Record<string, string> {
  // The platform sets no body if it is empty.
  if (body === undefined || body.length > MAX_BYTES) return {};
  const [kind = ''] = contentType.toLowerCase().split(';');
  const text = body.toString('utf8');
  if (kind.trim() === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return Object.fromEntries(
    kind.trim() === 'multipart/form-data' ? parseMultipart(contentType, text) : [],
  );
}
