import type { Brand } from './brand-type.ts';
import { BRAND as COMPANY_BRAND } from './brand.ts';
import { TEST_BRAND } from './test-brand.ts';

// Node sets it, and the builds of site and functions replace it by its value.
declare const process: { env: { DOORSTEP_BRAND?: string } };

/**
 * The brand that this process uses, `@doorstep/domain/brand`: the company's (`brand.ts`), or the
 * fixed one of tests, which set `DOORSTEP_BRAND=test` (vitest.config.mjs, local/bootstrap.mjs).
 */
export const BRAND: Brand = process.env.DOORSTEP_BRAND === 'test' ? TEST_BRAND : COMPANY_BRAND;
