import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_FILE, readMeasured } from './measured.ts';
import { renderPage } from './page.ts';

it('docs/costs.md is what `npm run costs:page` writes', () => {
  expect(readFileSync(PAGE_FILE, 'utf8')).toBe(renderPage(readMeasured()));
});
