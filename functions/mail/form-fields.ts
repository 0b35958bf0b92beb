/** More than a form of a few short fields takes. */
const MAX_BYTES = 10_000;

/** A part of RFC 7578: its headers, an empty line, and the value up to the next boundary's line. */
function partOf(part: string): [string, string][] {
  const [headers = '', ...rest] = part.split(/\r?\n\r?\n/);
  const name = /^content-disposition:[^\r\n]*[\s;]name="?([^";\r\n]+)/im.exec(headers)?.[1];
  return name === undefined ? [] : [[name, rest.join('\n\n').replace(/\r$/, '')]];
}

function multipart(contentType: string, text: string): [string, string][] {
  const boundary = /;\s*boundary="?([^";\s]+)/i.exec(contentType)?.[1];
  if (boundary === undefined) return [];
  return `\r\n${text}`
    .split(`\n--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .flatMap(partOf);
}

/**
 * The text fields of a form that was posted, in either of the two ways in which mail programs post one
 * (RFC 8058): as `application/x-www-form-urlencoded` or as `multipart/form-data`. Nothing for any other
 * body, and for one above 10,000 bytes. The platform reads the first way only, and the parser that comes
 * with Node refuses the short boundary of RFC 8058's own example.
 */
export function formFields(contentType: string, body: Buffer | undefined): Record<string, string> {
  // The platform leaves an empty body out.
  if (body === undefined || body.length > MAX_BYTES) return {};
  const [kind = ''] = contentType.toLowerCase().split(';');
  const text = body.toString('utf8');
  if (kind.trim() === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return Object.fromEntries(
    kind.trim() === 'multipart/form-data' ? multipart(contentType, text) : [],
  );
}
