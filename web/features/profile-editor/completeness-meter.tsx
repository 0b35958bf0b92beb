import { Button, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { splitList } from '@doorstep/domain/text';
import { ProgressBar } from '../../ui/forms/progress-bar.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import type { ProfileForm } from './profile-form.ts';

/** Our own figures for a page that tells clients enough. */
const ENOUGH = { services: 3, photos: 3, bio: 100 };

interface Part {
  /** The field that gets the focus. */
  field: keyof ProfileForm;
  /** What to do, as the label of a button. */
  label: string;
  why: string;
  isDone: (form: ProfileForm) => boolean;
}

/** Checks whether a field has a text. */
export const has = (text: string | null) => text !== null && text.trim() !== '';

/** The parts of a complete page, the most useful first. */
const PARTS: readonly Part[] = [
  {
    field: 'services',
    label: `Add ${ENOUGH.services} services`,
    why: 'Clients search for the work that they need done.',
    isDone: ({ services }) => splitList(services).length >= ENOUGH.services,
  },
  {
    field: 'city',
    label: 'Add your city',
    why: 'Clients look for somebody who works near them.',
    isDone: ({ city, locations }) => has(city) || locations.length > 0,
  },
  {
    field: 'phone',
    label: 'Add a phone number',
    why: 'Clients with an urgent problem want to call you.',
    isDone: ({ phone, email }) => has(phone) || has(email),
  },
  {
    field: 'work_photos',
    label: `Add ${ENOUGH.photos} photos of your work`,
    why: 'Clients want to see your work before they call.',
    isDone: ({ work_photos }) => work_photos.length >= ENOUGH.photos,
  },
  {
    field: 'bio',
    label: 'Write more about yourself',
    why: 'Clients want to know who comes to their home.',
    isDone: ({ bio }) => bio.trim().length >= ENOUGH.bio,
  },
  {
    field: 'avatar_url',
    label: 'Upload an avatar',
    why: 'Clients recognize your logo or your face in search and chats.',
    isDone: ({ avatar_url }) => has(avatar_url),
  },
  {
    field: 'trades',
    label: 'Choose your trade',
    why: 'Clients find you on the pages of your trade.',
    isDone: ({ trades }) => trades.length > 0,
  },
  {
    field: 'cover_url',
    label: 'Upload a cover image',
    why: 'It is the first thing that clients see on your page.',
    isDone: ({ cover_url }) => has(cover_url),
  },
];

/** Returns what a page still lacks, the most useful first. */
export const missingParts = (form: ProfileForm) => PARTS.filter(({ isDone }) => !isDone(form));

/** Returns how complete a page is, in percent, and what to add next; null if nothing is missing. */
export function completeness(form: ProfileForm) {
  const missing = missingParts(form);
  return {
    percent: Math.round((100 * (PARTS.length - missing.length)) / PARTS.length),
    next: missing[0] ?? null,
  };
}

/** Shows how complete the page is, what to add next and why. The button leads to the field. */
export function CompletenessMeter() {
  const id = useId();
  const { control, getValues, setFocus } = useFormContext<ProfileForm>();
  // Renders on each change.
  useWatch({ control });
  const { percent, next } = completeness(getValues());
  return (
    <Panel py="4">
      <Text id={id} fontWeight="600">
        {next ? `Your page is ${percent}% complete` : 'Your page is complete'}
      </Text>
      {/* The bar adds aria-valuenow. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <ProgressBar role="meter" aria-labelledby={id} percent={percent} mt="2" bg="bg.emphasized" />
      {next && (
        <Flex mt="2" columnGap="4" wrap="wrap" align="center" justify="space-between">
          <Text color="fg.muted">{next.why}</Text>
          <Button variant="ghost" mx="-3" px="3" onClick={() => setFocus(next.field)}>
            {next.label}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}
