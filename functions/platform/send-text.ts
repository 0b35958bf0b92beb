import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request } from 'firebase-functions/https';

/** Less gains nothing. */
const WORTH_BYTES = 1_000;

/** As quick as gzip, and smaller by a tenth; the best there is would take fifty times as long. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Response = NonNullable<Request['res']>;

/** What makes a text small, the better one first. */
const PACKINGS = [
  ['br', (body: string) => brotliCompressSync(body, QUICK)],
  ['gzip', (body: string) => gzipSync(body)],
] as const;

/**
 * Sends a text whose type is set, made small for whoever can unpack it: not everything between here and a
 * phone does that for what a function answers.
 */
export function sendText(request: Request, response: Response, body: string): void {
  response.vary('Accept-Encoding');
  const packing = PACKINGS.find(([name]) => request.acceptsEncodings(name) === name);
  if (body.length < WORTH_BYTES || packing === undefined) {
    response.send(body);
    return;
  }
  const [name, pack] = packing;
  response.set('Content-Encoding', name).send(pack(body));
}
