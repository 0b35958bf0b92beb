import { Box, Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { NO_GALLERY } from '@doorstep/domain/profiles/shown-gallery';
import { Check, Circle, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  useOwnBranches,
  useOwnFacts,
  useOwnGallery,
} from '../../data/profiles/own-page-documents.ts';
import { useNow } from '../../lib/use-now.ts';
import { inLowWindow } from '../../ui/layout/low-window.ts';
import { SECTIONS, type ProfileForm } from './profile-form.ts';
import { markOf, savedMarks, type SectionMark } from './sections.ts';

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

/** Returns the marks of the sections that are saved on their own, once their data is loaded. */
function useSavedMarks(uid: string): Record<string, SectionMark> {
  const today = dayOf(useNow());
  // The sections listen to the same documents, so this reads none.
  const own = useOwnFacts(uid);
  const gallery = useOwnGallery(uid);
  const branches = useOwnBranches(uid);
  return savedMarks(
    {
      facts: own.status === 'ready' ? own.facts : NO_FACTS,
      gallery: gallery.status === 'ready' && gallery.isIncluded ? gallery.gallery : NO_GALLERY,
      branches: branches.status === 'ready' && branches.isIncluded ? branches.branches : [],
    },
    today,
  );
}

const MARK_TEXTS = { error: ', has an error', complete: ', complete' } as const;

/** An icon for each mark. All have the same size, so that nothing moves when a mark changes. */
function MarkIcon({ mark }: { mark: SectionMark }) {
  if (mark === 'error') return <CircleAlert />;
  return mark === 'complete' ? <Check /> : <Circle />;
}

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
export function SectionList({ uid }: { uid: string }) {
  const { control, getValues } = useFormContext<ProfileForm>();
  // Renders on each change.
  useWatch({ control });
  const { errors } = useFormState({ control });
  const saved = useSavedMarks(uid);
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
        {SECTIONS.map(({ id, name, fields }) => {
          const mark = fields
            ? markOf(fields, getValues(), (field) => field in errors)
            : (saved[id] ?? null);
          return (
            <Box as="li" key={id} flexShrink="0">
              <Button
                asChild
                variant="ghost"
                px="3"
                fontWeight={id === current ? '600' : '500'}
                color={id === current ? 'accent.fg' : 'fg.muted'}
              >
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    goToSection(id);
                  }}
                >
                  <MarkIcon mark={mark} />
                  <span>{name}</span>
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
