import { Box, Flex, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { paths, publicPageHref } from '../../lib/paths.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { EDITOR_MESSAGES } from './messages.ts';
import { sameForm } from './profile-form.ts';
import { ReachWarning } from './reach-warning.tsx';
import type { Saved } from './save-profile.ts';
import type { EditorForm, Stored } from './use-save-profile.ts';

interface SaveBarProps {
  form: EditorForm;
  stored: Stored;
  saved: Saved | null;
  /** The switch. */
  published: boolean;
  onPublishedChange: (published: boolean) => void;
  uploading: boolean;
  onSave: (published: boolean) => void;
}

/** What the last save made of the page, with the way on. */
function Outcome({ saved, handle }: { saved: Saved | null; handle: string }) {
  return (
    <Box role="status">
      {saved === 'not-subscribed' && (
        <Text pb="2">
          {EDITOR_MESSAGES.notSubscribed} <AppLink to={paths.pricing}>See the plans</AppLink>
        </Text>
      )}
      {saved === 'published' && (
        <Text pb="2">
          Your page is public. <AppLink to={publicPageHref(handle)}>View your page</AppLink>
        </Text>
      )}
    </Box>
  );
}

function stateText({ dirty, uploading, saving, live }: Record<string, boolean>): string {
  if (saving) return 'Saving…';
  if (uploading) return 'Uploading pictures…';
  if (dirty) return live ? 'Unsaved changes. Your page is public.' : 'Unsaved changes';
  return live ? 'Your page is public. Saving a draft takes it down.' : 'Your page is a draft.';
}

/** The two ways to save (spec §4), in reach wherever the form is scrolled to. */
export function SaveBar(props: SaveBarProps) {
  const { form, stored, saved, published, uploading, onSave } = props;
  // Watched for their changes; the comparison takes all values.
  useWatch({ control: form.control });
  const saving = form.formState.isSubmitting;
  const dirty = published !== stored.published || !sameForm(form.getValues(), stored.form);
  const off = saving || uploading;
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx={{ base: '-4', md: '-6' }}
      mt="6"
      mb={{ base: '-6', md: '-12' }}
      px={{ base: '4', md: '6' }}
      py="3"
      bg="bg/95"
      backdropFilter="blur(10px)"
      borderTopWidth="1px"
      borderColor="border"
    >
      <LeaveGuard when={dirty || saving || uploading} />
      {published && (
        <Box pb="2">
          <ReachWarning />
        </Box>
      )}
      <Outcome saved={dirty ? null : saved} handle={stored.form.handle} />
      {/* On a desk the buttons stand at the left: toasts come at the right and would cover them. */}
      <Flex columnGap="6" rowGap="3" wrap="wrap" align="center">
        <Flex columnGap="4" align="center" flex={{ md: '1 1 0' }} minW="0">
          <Switch checked={published} onChange={props.onPublishedChange}>
            Published
          </Switch>
          <Text color="fg.muted" fontSize="sm">
            {stateText({ dirty, uploading, saving, live: stored.published })}
          </Text>
        </Flex>
        <Flex gap="3" flex={{ base: '1 1 100%', md: '0 0 auto' }} order={{ md: -1 }}>
          <AriaDisabledButton
            variant={published ? 'outline' : 'solid'}
            flex={{ base: '1', md: '0 0 auto' }}
            whiteSpace="nowrap"
            off={off}
            onClick={() => onSave(false)}
          >
            Save Draft
          </AriaDisabledButton>
          <AriaDisabledButton
            variant={published ? 'solid' : 'outline'}
            flex={{ base: '1', md: '0 0 auto' }}
            whiteSpace="nowrap"
            off={off}
            onClick={() => onSave(true)}
          >
            Save & Publish
          </AriaDisabledButton>
        </Flex>
      </Flex>
    </Box>
  );
}
