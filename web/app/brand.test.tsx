import { expect, it, vi } from 'vitest';

/** Another brand. The tests check that the default name and colors appear nowhere. */
vi.mock('@doorstep/domain/brand', () => ({
  BRAND: {
    name: 'Klingel',
    slogan: 'help next door',
    legalName: 'Klingel GmbH',
    supportEmail: 'help@klingel.test',
    colors: {
      background: ['#00aa00', '#00bb00'],
      panel: ['#00aa01', '#00bb01'],
      border: ['#00aa02', '#00bb02'],
      text: ['#00aa03', '#00bb03'],
      mutedText: ['#00aa04', '#00bb04'],
      accent: ['#00aa05', '#00bb05'],
      onAccent: ['#00aa06', '#00bb06'],
      accentText: ['#00aa07', '#00bb07'],
      accentTints: [
        ['#00aa08', '#00bb08'],
        ['#00aa09', '#00bb09'],
        ['#00aa10', '#00bb10'],
      ],
    },
  },
}));

const DEFAULT_BRAND =
  /Doorstep|#(fbf7f1|151a17|fffdfa|e6dccd|1d2a24|566159|a9481f|e79163|983e18|f1a981)/i;

const { semanticColors } = await import('../ui/theme/colors.ts');
const { renderMarkup } = await import('../ui/render-markup.tsx');
const { Logo } = await import('../ui/layout/logo.tsx');
const { Page } = await import('../ui/layout/page.tsx');
const { ShareCard } = await import('../ui/layout/share-card.tsx');
const { createDocument } = await import('./server/document.ts');
const { fillBrand, iconSvg } = await import('./server/brand-files.ts');
const { readFileSync } = await import('node:fs');

it('names pages and share cards after the brand', () => {
  const html = renderMarkup(
    <Page title="Pricing">
      <Logo />
      <ShareCard path="/pricing" title="Pricing" description="Plans" />
    </Page>,
  );
  expect(html).toContain('Pricing | Klingel');
  expect(html).not.toMatch(DEFAULT_BRAND);
});

it("takes the theme's colors from the brand", () => {
  // State colors, such as red for errors, do not depend on the brand.
  const { accent, bg, fg, border } = semanticColors;
  const used = [accent, bg.DEFAULT, bg.panel, fg.DEFAULT, fg.muted, border.DEFAULT];
  expect(JSON.stringify(used)).toContain('#00aa05');
  expect(JSON.stringify(used)).not.toMatch(DEFAULT_BRAND);
});

it('fills the brand into documents, the page of the app, and icons', () => {
  const { html } = createDocument({
    rendered: '<p>Hello</p>',
    styles: [],
    fonts: '',
    fontFiles: [],
    data: { site: 'https://x.test', loaderData: {} },
    structured: [],
    boot: { script: '', app: '/a.js', chunks: [], isNeeded: false },
  });
  const page = fillBrand(readFileSync(new URL('../index.html', import.meta.url), 'utf8'));
  expect(page).toContain('<title>Klingel: help next door</title>');
  for (const text of [html, page, iconSvg()]) expect(text).not.toMatch(DEFAULT_BRAND);
});
