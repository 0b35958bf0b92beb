import { kindsOf, validBadges } from '@doorstep/domain/badges/valid-badges';
import type { Branch } from '@doorstep/domain/profiles/branch';
import type { ProfileFacts } from '@doorstep/domain/profiles/facts';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { has, missingParts } from './completeness-meter.tsx';
import type { ProfileForm } from './profile-form.ts';

const REQUIRED = ['display_name', 'handle'] as const;

/** A section is `complete` if clients see a part of it and the meter asks for nothing in it. */
export type SectionMark = 'error' | 'complete' | null;

/** Returns the mark of a section's fields. It is an error if one of the fields has an error. */
export function markOf(
  fields: readonly (keyof ProfileForm)[],
  form: ProfileForm,
  hasError: (field: keyof ProfileForm) => boolean,
): SectionMark {
  if (fields.some(hasError)) return 'error';
  const missing = [
    ...missingParts(form).map(({ field }) => field),
    ...REQUIRED.filter((field) => form[field] === ''),
  ];
  // The radius always has a value, so it does not show that somebody filled the section in.
  const isEmpty = fields.every((field) => field === 'travel_radius' || !form[field]?.length);
  return isEmpty || fields.some((field) => missing.includes(field)) ? null : 'complete';
}

interface SavedParts {
  facts: Pick<ProfileFacts, 'badges' | 'opening_hours' | 'price_hints'>;
  /** The gallery and the branches are empty if the plan does not include them. */
  gallery: Gallery;
  branches: readonly Branch[];
}

const markIf = (isComplete: boolean): SectionMark => (isComplete ? 'complete' : null);

/**
 * Returns the marks of the sections that are saved on their own, by id. `today` is a day,
 * `YYYY-MM-DD`.
 */
export function savedMarks(
  { facts, gallery, branches }: SavedParts,
  today: string,
): Record<string, SectionMark> {
  return {
    'edit-captions': markIf(Object.keys({ ...gallery.photos, ...gallery.service_tags }).length > 0),
    'edit-hours': markIf(facts.opening_hours !== null),
    'edit-prices': markIf(facts.price_hints.length > 0),
    badges: markIf(kindsOf(validBadges(facts.badges, today)).length > 0),
    'edit-branches': markIf(branches.length > 0),
  };
}

interface Step {
  /** The id of its section; null for the last step. */
  section: string | null;
  text: string;
  isDone: (form: ProfileForm) => boolean;
}

/** The steps from a new page to one that can be published. */
export const STEPS: readonly Step[] = [
  {
    section: 'edit-page',
    text: 'Name your page',
    isDone: ({ display_name, handle }) => has(display_name) && has(handle),
  },
  {
    section: 'edit-services',
    text: 'Say what you do and where',
    isDone: ({ trades, services, city, locations }) =>
      (trades.length > 0 || has(services)) && (has(city) || locations.length > 0),
  },
  {
    section: 'edit-contact',
    text: 'Say how clients reach you',
    isDone: ({ phone, website_url }) => has(phone) || has(website_url),
  },
  {
    section: 'edit-pictures',
    text: 'Show your logo or your face',
    isDone: ({ avatar_url }) => has(avatar_url),
  },
  { section: null, text: 'Check the preview, then publish your page', isDone: () => false },
];
