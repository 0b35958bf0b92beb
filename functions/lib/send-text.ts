import { gzipSync } from 'node:zlib';
import type { Request } from 'firebase-functions/https';

/** Less gains nothing. */
const WORTH_BYTES = 1_000;

type Response = NonNullable<Request['res']>;

/**
 * Sends a text whose type is set, made small for whoever can unpack it: not everything between here and a
 * phone does that for what a function answers.
 */
export function sendText(request: Request, response: Response, body: string): void {
  response.vary('Accept-Encoding');
  const isSmall = body.length < WORTH_BYTES || request.acceptsEncodings('gzip') !== 'gzip';
  if (isSmall) response.send(body);
  else response.set('Content-Encoding', 'gzip').send(gzipSync(body));
}
