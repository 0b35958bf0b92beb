import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { byPath, type Handler } from './by-path.ts';

const partOf = <T>() => z.custom<T>((value) => typeof value === 'object');

/** Returns which handler answered, or the status. */
async function ask(handler: Handler, path: string): Promise<unknown> {
  return new Promise((resolve) => {
    const response = {
      set: () => response,
      status: (code: number) => ({ json: () => resolve(code) }),
      end: resolve,
    };
    void handler(
      partOf<Parameters<Handler>[0]>().parse({ path }),
      partOf<Parameters<Handler>[1]>().parse(response),
    );
  });
}

const answers =
  (name: string): Handler =>
  (_request, response) => {
    response.end(name);
  };

it('passes each request to the handler of its path', async () => {
  const handler = byPath({ '/api/view': answers('view'), '/api/error': answers('error') });
  expect(await ask(handler, '/api/view')).toBe('view');
  expect(await ask(handler, '/api/error')).toBe('error');
});

it.each(['/', '/api', '/api/view/', '/api/viewer', 'constructor', '__proto__'])(
  'answers 404 at %s',
  async (path) => {
    expect(await ask(byPath({ '/api/view': answers('view') }), path)).toBe(404);
  },
);

it('passes other paths on', async () => {
  const handler = byPath({ '/api/search': answers('data') }, answers('page'));
  expect(await ask(handler, '/api/search')).toBe('data');
  expect(await ask(handler, '/search')).toBe('page');
});
