import { Box, Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { inLowWindow } from '../../ui/layout/low-window.ts';
import { missingParts } from './completeness-meter.tsx';
import type { ProfileForm } from './profile-form.ts';

interface EditorSection {
  /** The id of its element. The preview of the page has ids of its own. */
  id: string;
  name: string;
  /** Its fields of the profile. A section without any is saved on its own, and has no mark. */
  fields: readonly (keyof ProfileForm)[];
}

const SECTIONS: readonly EditorSection[] = [
  { id: 'edit-page', name: 'Your page', fields: ['display_name', 'handle', 'bio'] },
  {
    id: 'edit-services',
    name: 'Services and area',
    fields: ['trades', 'services', 'city', 'locations', 'travel_radius'],
  },
  { id: 'edit-contact', name: 'Contact', fields: ['phone', 'website_url', 'email'] },
  {
    id: 'edit-social',
    name: 'Social media',
    fields: ['facebook_url', 'instagram_url', 'twitter_url', 'linkedin_url'],
  },
  { id: 'edit-pictures', name: 'Pictures', fields: ['avatar_url', 'cover_url'] },
  { id: 'edit-photos', name: 'Work Gallery', fields: ['work_photos'] },
  { id: 'edit-captions', name: 'Captions', fields: [] },
  { id: 'edit-hours', name: 'Hours', fields: [] },
  { id: 'edit-prices', name: 'Prices', fields: [] },
  { id: 'badges', name: 'License', fields: [] },
  { id: 'edit-branches', name: 'Branches', fields: [] },
];

const REQUIRED = ['display_name', 'handle'] as const;

export type SectionMark = 'error' | 'complete' | null;

/** Returns the mark of a section. It is an error if one of the fields has an error. */
export function markOf(
  { fields }: Pick<EditorSection, 'fields'>,
  form: ProfileForm,
  hasError: (field: keyof ProfileForm) => boolean,
): SectionMark {
  if (fields.some(hasError)) return 'error';
  const missing = [
    ...missingParts(form).map(({ field }) => field),
    ...REQUIRED.filter((field) => form[field] === ''),
  ];
  // The radius has a value from the start.
  const isEmpty = fields.every((field) => field === 'travel_radius' || !form[field]?.length);
  return isEmpty || fields.some((field) => missing.includes(field)) ? null : 'complete';
}

/** Scrolls to a section of the editor, and moves the focus to its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Returns the id of the section in the upper part of the window. */
function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent(entry.target.id);
      },
      { rootMargin: '-30% 0px -65% 0px' },
    );
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

const MARK_TEXTS = { error: ', has an error', complete: ', complete' } as const;

/** Styles of the bar below the header, which stays there while the editor scrolls. */
export const stickyBarStyle = {
  position: 'sticky',
  // The header has two lines on a phone.
  top: { base: '6.75rem', md: '3.75rem' },
  zIndex: 'docked',
  bg: 'bg/95',
  backdropFilter: 'blur(10px)',
  css: inLowWindow({ position: 'static' }),
} as const;

/** Links to the sections of the editor, in a line that scrolls and stays below the header. */
export function SectionList() {
  const { control, getValues } = useFormContext<ProfileForm>();
  // Renders on each change.
  useWatch({ control });
  const { errors } = useFormState({ control });
  const current = useCurrentSection();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (item) list.current?.scrollTo({ left: item.offsetLeft - 16 });
  }, [current]);
  return (
    <Box as="nav" aria-label="Sections" {...stickyBarStyle} mx="-1">
      <Flex
        as="ul"
        ref={list}
        position="relative"
        overflowX="auto"
        gap="1"
        p="1"
        listStyleType="none"
      >
        {SECTIONS.map((section) => {
          const mark = markOf(section, getValues(), (field) => field in errors);
          return (
            <Box as="li" key={section.id} flexShrink="0">
              <Button
                asChild
                variant="ghost"
                px="3"
                fontWeight={section.id === current ? '600' : '500'}
                color={section.id === current ? 'accent.fg' : 'fg.muted'}
              >
                <a
                  href={`#${section.id}`}
                  aria-current={section.id === current ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    goToSection(section.id);
                  }}
                >
                  {mark === 'error' && <CircleAlert />}
                  {mark === 'complete' && <Check />}
                  <span>{section.name}</span>
                  {mark && <VisuallyHidden>{MARK_TEXTS[mark]}</VisuallyHidden>}
                </a>
              </Button>
            </Box>
          );
        })}
      </Flex>
    </Box>
  );
}
