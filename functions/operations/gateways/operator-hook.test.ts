import { afterEach, expect, it, vi } from 'vitest';
import { createOperatorHook } from './operator-hook.ts';

afterEach(() => vi.unstubAllGlobals());

it('posts a text that cannot mention or link anything', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(new Response());
  });
  const hook = createOperatorHook('https://hooks.example/1');
  await hook.post('a & b <!channel> <https://evil.example|Sign in> @everyone @here');
  expect(bodies).toEqual([
    {
      text: 'a &amp; b &lt;!channel&gt; &lt;https://evil.example|Sign in&gt; @\u200beveryone @\u200bhere',
    },
  ]);
});
