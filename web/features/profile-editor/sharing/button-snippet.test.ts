import { COLORS } from '@doorstep/domain/colors/active-colors';
import { contrast } from '@doorstep/domain/colors/oklch';
import { beforeEach, expect, it } from 'vitest';
import { isButtonFragment } from '../../../lib/beacons/send-view.ts';
import { setSite } from '../../../lib/page-data.ts';
import { BUTTON_SVG, buttonSnippet } from './button-snippet.ts';

beforeEach(() => setSite('https://doorstep.example'));

const snippetFor = (display_name: string) => buttonSnippet({ handle: 'rivera', display_name });

// @2.11.30
it('is a link with the button, and has no script', () => {
  const code = snippetFor('Rivera Plumbing');
  expect(code).toBe(
    '<a href="https://doorstep.example/p/rivera#from=button"' +
      ` aria-label="Request a quote from Rivera Plumbing">${BUTTON_SVG}</a>`,
  );
  expect(code).not.toMatch(/script|style=|\son\w+=|\n/);
  expect(isButtonFragment('#from=button')).toBe(true);
  expect(['', '#from=qr', '#from=button.x'].some(isButtonFragment)).toBe(false);
});

// @2.11.30
it('escapes the name', () => {
  const code = snippetFor("\"><script>taken()</script> & 'Sons'");
  expect(code).toContain(
    ' aria-label="Request a quote from &quot;&gt;&lt;script&gt;taken()&lt;/script&gt; &amp; &#39;Sons&#39;">',
  );
  expect(code.replace(/aria-label="[^"]*"/, '')).toBe(
    snippetFor('x').replace(/aria-label="[^"]*"/, ''),
  );
});

// @2.11.30
it('has the colors of the brand, with enough contrast for its text', () => {
  const [, field = ''] = /<rect [^>]*fill="([^"]*)"/.exec(BUTTON_SVG) ?? [];
  const [, text = ''] = /<text [^>]*fill="([^"]*)"/.exec(BUTTON_SVG) ?? [];
  expect([field, text]).toEqual([COLORS.accent[0], COLORS.onAccent[0]]);
  expect(contrast(field, text)).toBeGreaterThanOrEqual(4.5);
});
