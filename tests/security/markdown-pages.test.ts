import { expect, it } from 'vitest';
import { saveProfile } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';

/** Landing pages as Markdown over HTTP. What both forms share: pages.test.ts. */

const { site } = readStack();

// @2.12.31
it('a page is Markdown at its address with .md, which search engines do not list', async () => {
  const uid = unique('markdown');
  const { handle } = await saveProfile(uid, {
    handle: uid.toLowerCase(),
    bio: '# Tidy <script>taken()</script>',
    email: 'office@rivera.example',
  });
  const { headers } = await fetch(`${site}/p/${handle}`);
  const url = `${site}/p/${handle}`;
  for (const typed of [handle, handle.toUpperCase()]) {
    const answer = await fetch(`${site}/p/${typed}.md`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': headers.get('cache-control'),
      'x-robots-tag': 'noindex',
      link: `<${url}>; rel="canonical"`,
    });
    const markdown = await answer.text();
    expect(markdown).toContain(`<${url}>`);
    expect(markdown).toContain(String.raw`\# Tidy \<script\>taken\(\)\</script\>`);
    expect(markdown).toContain(String.raw`Email: office\@rivera\.example`);
  }
});
