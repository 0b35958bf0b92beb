import { describe, expect, it } from 'vitest';
import { createDocument, inertJson } from './document.ts';

const EVIL = '</script><!--<script>"\'&\u2028\u2029';

describe('inertJson', () => {
  it('contains no characters that end an element or a line, and parses to the same value', () => {
    const text = inertJson({ name: EVIL, list: [EVIL] });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name: EVIL, list: [EVIL] });
  });
});

describe('createDocument', () => {
  const make = (rendered: string, isNeeded = false) =>
    createDocument({
      rendered,
      styles: [{ name: 'css a', css: '.css-a{}' }],
      fonts: '@font-face{}',
      fontFiles: ['/assets/letters.woff2'],
      data: { site: 'https://doorstep.example', loaderData: { page: { name: EVIL } } },
      structured: [{ name: EVIL }],
      boot: {
        script: 'boot()',
        app: '/assets/app.js',
        chunks: ['/assets/a.js', '/assets/b.js'],
        isNeeded,
      },
    });

  it('moves only the leading head elements into the head', () => {
    const head =
      '<title>A &lt;b&gt; title</title><meta name="x" content="a &gt; b"/><link rel="canonical" href="/"/>';
    const { html } = make(`${head}<div><link rel="not-here"/></div>`);
    const [before = '', after = ''] = html.split('</head><body>');
    expect(before).toContain(head);
    expect(after).toContain('<div id="root"><div><link rel="not-here"/></div></div>');
  });

  it('returns the contents of inline elements for the Content-Security-Policy', () => {
    const { html, styles, scripts } = make('<div></div>');
    expect(styles).toEqual(['@font-face{}', '.css-a{}']);
    expect(scripts).toEqual(['boot()']);
    for (const text of [...styles, ...scripts]) expect(html).toContain(`>${text}</`);
    expect(html).toContain('data-app="/assets/app.js" data-chunks="/assets/a.js /assets/b.js"');
  });

  it('preloads fonts after pictures', () => {
    const { html } = make('<link rel="preload" as="image" href="/a.webp"/><div></div>');
    expect(html).toMatch(
      /<link rel="preload" as="image"[^>]*><link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/letters.woff2">/,
    );
  });

  it('tells the boot script whether to load the app immediately', () => {
    expect(make('<div></div>').html).not.toContain('data-needed');
    expect(make('<div></div>', true).html).toMatch(/<script data-app="[^"]*"[^>]* data-needed>/);
  });

  it('escapes the embedded data', () => {
    const { html } = make('<div></div>');
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });
});
