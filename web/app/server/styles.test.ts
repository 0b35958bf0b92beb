import { describe, expect, it } from 'vitest';
import { styleRules } from '../../style-rules.mjs';
import { usedStyles, withoutUnused } from './styles.ts';

const SHEET = [
  '@layer reset, base, utilities;',
  '@layer base{body{color:var(--ds-colors-a)}}',
  '@layer utilities{@layer compositions{.text_sm{font-size:1px}}',
  '.p_1\\.5{padding:2px}.hover\\:bg_b{background:blue}',
  '.a,.b{top:0}[data-person] .person\\:vis_hidden{visibility:hidden}',
  '.\\[\\&_\\>_svg\\]\\:w_1 > svg{width:1px}',
  '.after\\:content_\\"·\\"::after{content:"·"}',
  '@media print{.print\\:d_none{display:none}}.m_0{margin:0}}',
].join('');
const used = (page: string) => usedStyles(styleRules(SHEET), page);
const ALWAYS = '@layer reset, base, utilities;@layer base{body{color:var(--ds-colors-a)}}';

describe('usedStyles', () => {
  it('are those of no class, and those whose classes stand in the page', () => {
    expect(used('<p>p_1.5 m_0</p>')).toBe(ALWAYS);
    expect(used('<p class="p_1.5 other"></p>')).toBe(
      `${ALWAYS}@layer utilities{.p_1\\.5{padding:2px}}`,
    );
    expect(used('<p class="text"></p><p class="b"></p>')).toBe(
      `${ALWAYS}@layer utilities{.a,.b{top:0}}`,
    );
  });

  it('stay in their order, layers and media', () => {
    expect(used('<p class="m_0 print:d_none text_sm"></p>')).toBe(
      `${ALWAYS}@layer utilities{@layer compositions{.text_sm{font-size:1px}}@media print{.print\\:d_none{display:none}}.m_0{margin:0}}`,
    );
  });

  it('are found by classes that HTML writes otherwise, and under other elements', () => {
    expect(used('<p class="[&amp;_&gt;_svg]:w_1"></p>')).toContain('> svg{width:1px}');
    expect(used('<p class="after:content_&quot;·&quot;"></p>')).toContain('::after{content:"·"}');
    expect(used('<p class="person:vis_hidden"></p>')).toContain('[data-person] .person');
  });
});

const GLOBAL = [
  '@keyframes spin{0%{transform:rotate(0deg)}100%{transform:rotate(360deg)}}',
  '@keyframes pulse{50%{opacity:0.5}}',
  '@layer tokens{:where(html){--ds-colors-a:#fff;--ds-colors-b:var(--ds-colors-c);--ds-colors-c:#000;',
  '--ds-spacing-0\\.5:2px;--ds-sizes-1\\/2:50%;--ds-animations-pulse:pulse 2s infinite;--ds-gone:1px}}',
  'body{color:var(--ds-colors-a)}',
].join('');

describe('withoutUnused', () => {
  it('keeps what the styles and what is kept refer to, and nothing else', () => {
    const page =
      '.x{margin:var(--ds-spacing-0\\.5);width:var(--ds-sizes-1\\/2);color:var(--ds-colors-b)}';
    expect(withoutUnused(GLOBAL + page)).toBe(
      [
        '@layer tokens{:where(html){--ds-colors-a:#fff;--ds-colors-b:var(--ds-colors-c);--ds-colors-c:#000;',
        '--ds-spacing-0\\.5:2px;--ds-sizes-1\\/2:50%;}}',
        'body{color:var(--ds-colors-a)}',
        page,
      ].join(''),
    );
  });

  it('keeps keyframes that a style names, by a variable too', () => {
    const kept = withoutUnused(
      `${GLOBAL}.x{animation:spin 1s}.y{animation:var(--ds-animations-pulse)}`,
    );
    expect(kept).toContain('@keyframes spin{');
    expect(kept).toContain('@keyframes pulse{50%{opacity:0.5}}');
    expect(withoutUnused(`${GLOBAL}.x{animation:spinner 1s}`)).not.toContain('keyframes');
  });

  it('knows a variable from one with a longer name', () => {
    const css = ':where(html){--ds-a:1px;--ds-a-b:2px}.x{top:var(--ds-a-b, 0)}';
    expect(withoutUnused(css)).toBe(':where(html){--ds-a-b:2px}.x{top:var(--ds-a-b, 0)}');
  });
});
