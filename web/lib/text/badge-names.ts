import type { BadgeKind } from '@doorstep/domain/badges/badge';

/** The names of what is checked for a badge: as a title, and within a sentence. */
export const BADGE_NAMES: Record<BadgeKind, { title: string; name: string }> = {
  license: { title: 'License', name: 'license' },
  insurance: { title: 'Insurance', name: 'insurance' },
};
