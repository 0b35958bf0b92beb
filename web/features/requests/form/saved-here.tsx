import { Button, Flex, Text } from '@chakra-ui/react';
import type { RequestForm as Fields } from '@doorstep/domain/requests/address';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { canStore } from '../../../lib/storage/browser-storage.ts';
import { changedFields } from '../../../lib/storage/drafts.ts';

interface SavedHereProps {
  form: Pick<UseFormReturn<Fields>, 'control'>;
  /** The values of a form in which nothing was typed. */
  initial: Fields;
  onDiscard: () => void;
}

/** `isStored`: whether the browser accepts storage. */
function noticeText(hasDraft: boolean, isStored: boolean): string {
  if (!hasDraft) return "Next, you'll create a free account. Then you can send your request.";
  return isStored
    ? 'Saved in this browser'
    : "Your browser can't save this. Copy your text before you send it.";
}

/** Tells a visitor where their request is, and what comes after 'Send Request'. */
export function SavedHere({ form: { control }, initial, onDiscard }: SavedHereProps) {
  const hasDraft = changedFields(useWatch({ control }), initial) !== null;
  const [isStored] = useState(canStore);
  return (
    <Flex align="center" justify="space-between" columnGap="4" wrap="wrap" minH="11">
      <Text role="status" color="fg.muted" textStyle="sm" flex="1 1 9rem">
        {noticeText(hasDraft, isStored)}
      </Text>
      {hasDraft && (
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      )}
    </Flex>
  );
}
