import type { DemoProvider } from './demo-provider.ts';
import { CARPENTRY } from './providers/carpentry.ts';
import { CLEANING } from './providers/cleaning.ts';
import { ELECTRICAL } from './providers/electrical.ts';
import { EXTERIORS } from './providers/exteriors.ts';
import { GARDENING } from './providers/gardening.ts';
import { HANDYWORK } from './providers/handywork.ts';
import { INDOORS } from './providers/indoors.ts';
import { PAINTING } from './providers/painting.ts';
import { PLUMBING } from './providers/plumbing.ts';

/** All professionals with a page. The page is public unless the subscription has lapsed. */
export const PROVIDERS: readonly DemoProvider[] = [
  ...PLUMBING,
  ...ELECTRICAL,
  ...CLEANING,
  ...PAINTING,
  ...CARPENTRY,
  ...GARDENING,
  ...EXTERIORS,
  ...HANDYWORK,
  ...INDOORS,
];
