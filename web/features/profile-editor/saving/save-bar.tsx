import { Box, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { paths, publicPageHref } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import { isSameForm } from '../profile-form.ts';
import { ReachWarning } from '../contact-section.tsx';
import type { SaveResult } from './save-profile.ts';
import { useLateParts } from '../use-late-parts.ts';
import type { EditorForm, Stored } from './use-save-profile.ts';

interface SaveBarProps {
  form: EditorForm;
  stored: Stored;
  saved: SaveResult | null;
  /** The state of the 'Published' switch. */
  published: boolean;
  /** Whether the professional has an active plan. */
  canPublish: boolean;
  onPublishedChange: (published: boolean) => void;
  isUploading: boolean;
  /** A button beside the others. */
  preview: ReactNode;
  /** Deletes the draft. */
  onDiscard: () => void;
  onSave: (published: boolean) => void;
}

/** Says whether the last save published the page, with a link. */
function SaveResultText({ saved, handle }: { saved: SaveResult | null; handle: string }) {
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

interface SaveState {
  isSaving: boolean;
  isUploading: boolean;
  isDirty: boolean;
  /** Whether the stored page is public. */
  isPublic: boolean;
  /** The state of the 'Published' switch. */
  published: boolean;
  /** Whether the professional has an active plan. */
  canPublish: boolean;
}

/** Returns the text beside the 'Published' switch: what saving will do. */
export function stateText({ isSaving, isUploading, isDirty, ...page }: SaveState): string {
  if (isSaving) return 'Saving…';
  if (isUploading) return 'Uploading pictures…';
  return isDirty ? `Unsaved changes. ${effectText(page)}` : effectText(page);
}

type PageState = Pick<SaveState, 'isPublic' | 'published' | 'canPublish'>;

/** Returns which of the two save buttons is emphasized. */
export function mainButton({ isPublic, published, canPublish }: PageState): 'draft' | 'publish' {
  return published || (canPublish && !isPublic) ? 'publish' : 'draft';
}

function effectText({ isPublic, published, canPublish }: PageState): string {
  if (isPublic && published) return 'Your page is public. Save Draft takes it offline.';
  if (isPublic) return 'Your page goes offline when you press Save Draft.';
  if (!canPublish) return 'Your page stays a draft when you save.';
  return published
    ? 'Your page goes public when you press Save & Publish.'
    : 'Your page is a draft until you press Save & Publish.';
}

/** The buttons to save, always visible at the bottom of the screen. */
export function SaveBar(props: SaveBarProps) {
  const { form, stored, saved, published, canPublish, isUploading, onSave } = props;
  // Renders on each change; `getValues` below reads the values.
  useWatch({ control: form.control });
  const isSaving = form.formState.isSubmitting;
  const isDirty = published !== stored.published || !isSameForm(form.getValues(), stored.form);
  const off = isSaving || isUploading;
  const isPublic = stored.published;
  const main = mainButton({ isPublic, published, canPublish });
  const [asksToUnpublish, setAsksToUnpublish] = useState(false);
  const parts = useLateParts();
  const saveDraft = () => {
    if (!isPublic) onSave(false);
    else if (parts.status !== 'error') setAsksToUnpublish(true);
    else if (confirm('This takes your page offline.')) onSave(false);
  };
  const unpublish = () => {
    setAsksToUnpublish(false);
    onSave(false);
  };
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
      <UnsavedChangesGuard
        isActive={isDirty || isSaving || isUploading}
        onDiscard={props.onDiscard}
      />
      {published && (
        <Box pb="2">
          <ReachWarning />
        </Box>
      )}
      <SaveResultText saved={isDirty ? null : saved} handle={stored.form.handle} />
      <Flex columnGap="6" rowGap="3" wrap="wrap" align="center">
        <Flex columnGap="4" align="center" flex={{ md: '1 1 0' }} minW="0">
          <Switch checked={published} onChange={props.onPublishedChange}>
            Published
          </Switch>
          <Text color="fg.muted" fontSize="sm">
            {stateText({ isDirty, isUploading, isSaving, isPublic, published, canPublish })}
          </Text>
        </Flex>
        <Flex
          gap={{ base: '2', sm: '3' }}
          flex={{ base: '1 1 100%', md: '0 0 auto' }}
          order={{ md: -1 }}
        >
          {props.preview}
          <AriaDisabledButton
            variant={main === 'draft' ? 'solid' : 'outline'}
            flex={{ base: '1', md: '0 0 auto' }}
            px={{ base: '2', sm: '5' }}
            whiteSpace="nowrap"
            off={off}
            onClick={saveDraft}
          >
            Save Draft
          </AriaDisabledButton>
          <AriaDisabledButton
            variant={main === 'publish' ? 'solid' : 'outline'}
            flex={{ base: '1', md: '0 0 auto' }}
            px={{ base: '2', sm: '5' }}
            whiteSpace="nowrap"
            off={off}
            onClick={() => onSave(true)}
          >
            Save & Publish
          </AriaDisabledButton>
        </Flex>
      </Flex>
      {parts.status === 'ready' && (
        <parts.data.UnpublishDialog
          open={asksToUnpublish}
          onClose={() => setAsksToUnpublish(false)}
          onConfirm={unpublish}
        />
      )}
    </Box>
  );
}
