import { describe, expect, it } from 'vitest';
import { withoutUnused } from './styles.ts';

const GLOBAL = [
  '@-webkit-keyframes spin{0%{transform:rotate(0deg);}100%{transform:rotate(360deg);}}',
  '@keyframes spin{0%{transform:rotate(0deg);}100%{transform:rotate(360deg);}}',
  '@-webkit-keyframes pulse{50%{opacity:0.5;}}',
  '@keyframes pulse{50%{opacity:0.5;}}',
  '@layer tokens{:where(html){--ds-colors-a:#fff;--ds-colors-b:var(--ds-colors-c);--ds-colors-c:#000;',
  '--ds-spacing-0\\.5:2px;--ds-animations-pulse:pulse 2s infinite;--ds-gone:1px;}}',
  'body{color:var(--ds-colors-a);}',
].join('');

describe('withoutUnused', () => {
  it('keeps what the global styles, the page and what is kept refer to, and nothing else', () => {
    const page = '.x{margin:var(--ds-spacing-0\\.5);color:var(--ds-colors-b);}';
    expect(withoutUnused(GLOBAL, page)).toBe(
      [
        '@layer tokens{:where(html){--ds-colors-a:#fff;--ds-colors-b:var(--ds-colors-c);--ds-colors-c:#000;',
        '--ds-spacing-0\\.5:2px;}}',
        'body{color:var(--ds-colors-a);}',
      ].join(''),
    );
  });

  it('keeps keyframes that a page names, by a variable too', () => {
    const kept = withoutUnused(
      GLOBAL,
      '.x{animation:spin 1s;}.y{animation:var(--ds-animations-pulse);}',
    );
    expect(kept).toContain('@-webkit-keyframes spin{');
    expect(kept).toContain('}@keyframes spin{');
    expect(kept).toContain('@keyframes pulse{50%{opacity:0.5;}}');
    expect(withoutUnused(GLOBAL, '.x{animation:spinner 1s;}')).not.toContain('keyframes');
  });

  it('knows a variable from one with a longer name', () => {
    const css = ':where(html){--ds-a:1px;--ds-a-b:2px;}';
    expect(withoutUnused(css, '.x{top:var(--ds-a-b, 0);}')).toBe(':where(html){--ds-a-b:2px;}');
  });
});
