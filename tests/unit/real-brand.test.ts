import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND } from '@doorstep/domain/brand';
import { brandProblems } from '@doorstep/domain/brand-problems';
import { RESERVED_HANDLES } from '@doorstep/domain/profiles/handle';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { expect, it } from 'vitest';
import { BRAND as COMPANY_BRAND } from '../../domain/brand.ts';
import { readHostingRegions } from '../../ops/configuration/items/brand.ts';

// What must hold for the brand of any company, with web/app/server/real-brand.test.ts.

it("reads the company's brand, in which nothing is wrong", () => {
  expect(BRAND).toBe(COMPANY_BRAND);
  expect(brandProblems(BRAND)).toEqual([]);
});

it('has its font files', () => {
  const { css, preloaded } = BRAND.fonts;
  const files = [...(css === null ? [] : [css]), ...preloaded];
  expect(files.filter((file) => !existsSync(path.join(ROOT, 'web', file)))).toEqual([]);
});

it('sends the requests of the site to functions in the region of the brand', () => {
  expect(readHostingRegions({ root: ROOT })).toEqual([BRAND.region]);
});

it('has its name among the reserved handles of the rules', () => {
  const rules = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8');
  const list = /handle in \[([^\]]+)\]/.exec(rules)?.[1] ?? '';
  const handles = [...list.matchAll(/'([^']+)'/g)].map(([, handle]) => handle);
  expect(handles.toSorted()).toEqual(RESERVED_HANDLES.toSorted());
});
