import { BRAND } from '../active-brand.ts';
import { deriveColors } from './brand-colors.ts';

/** The colors of the brand that this process uses. */
export const COLORS = deriveColors(BRAND.colors);
