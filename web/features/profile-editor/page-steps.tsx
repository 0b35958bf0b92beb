import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { readDraft, writeDraft } from '../../lib/storage/drafts.ts';
import type { ProfileForm } from './profile-form.ts';
import { goToSection, SectionList, stickyBarStyle } from './section-list.tsx';
import { STEPS } from './sections.ts';

const LAST = STEPS.length - 1;
const stepSchema = z.int().check(z.minimum(0), z.maximum(LAST));
const keyOf = (uid: string) => ({ uid, form: 'page-steps' });

interface PageStepsProps {
  uid: string;
  /** Whether the page was never saved. */
  isNew: boolean;
  /** Whether the page is public. */
  isPublic: boolean;
}

/**
 * Leads through a new page step by step until the page is public. It starts at the step that was
 * left. Other pages have the list of sections in its place.
 */
export function PageSteps({ uid, isNew, isPublic }: PageStepsProps) {
  const { control, getValues } = useFormContext<ProfileForm>();
  // Renders on each change.
  useWatch({ control });
  const [step, setStep] = useState(() => readDraft(keyOf(uid), stepSchema) ?? (isNew ? 0 : null));
  const returnToStep = useEffectEvent(() => {
    const section = step ? STEPS[step]?.section : null;
    if (section && !isPublic) document.getElementById(section)?.scrollIntoView();
  });
  useEffect(() => returnToStep(), []);
  const end = () => {
    setStep(null);
    writeDraft(keyOf(uid), null);
  };
  if (isPublic && step !== null) setStep(null);
  useEffect(() => {
    if (isPublic) writeDraft(keyOf(uid), null);
  }, [isPublic, uid]);
  const current = step === null ? undefined : STEPS[step];
  if (step === null || !current) return <SectionList uid={uid} />;

  const goTo = (next: number) => {
    setStep(next);
    writeDraft(keyOf(uid), next);
    const section = STEPS[next]?.section;
    if (section) goToSection(section);
  };
  return (
    <Box as="section" aria-label="Steps to your page" {...stickyBarStyle} py="2">
      <Flex columnGap="4" rowGap="2" wrap="wrap" align="center">
        <Text flex="1 1 14rem" fontWeight="600" role="status">
          {`Step ${step + 1} of ${STEPS.length}: ${current.text}`}
        </Text>
        <Flex gap="2">
          {step > 0 && (
            <Button variant="outline" onClick={() => goTo(step - 1)}>
              Back
            </Button>
          )}
          {step < LAST ? (
            <Button
              variant={current.isDone(getValues()) ? 'solid' : 'outline'}
              onClick={() => goTo(step + 1)}
            >
              {current.isDone(getValues()) ? 'Continue' : 'Skip'}
            </Button>
          ) : (
            <Button variant="outline" onClick={end}>
              Close
            </Button>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
