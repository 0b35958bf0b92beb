import { readFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { instancePaths } from '@doorstep/local/stack/paths.ts';
import { serveLocally } from './local-server.ts';

/** Hands a request on to the site, and its answer back. */
function handOn(site: string, question: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = question;
  const onward = request(new URL(url, site), { method, headers }, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(answer);
  });
  onward.once('error', () => answer.destroy());
  question.pipe(onward);
}

/**
 * The same site, but each page is the app's empty one, and made in the browser: the design without
 * rendered pages.
 */
export function serveMadeInBrowser(instance: string, site: string) {
  const page = gzipSync(readFileSync(path.join(instancePaths(instance).web, 'app.html')));
  const html = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
  return serveLocally((question, answer) => {
    const isPage = question.headers['sec-fetch-dest'] === 'document';
    if (isPage) answer.writeHead(200, html).end(page);
    else handOn(site, question, answer);
  });
}
