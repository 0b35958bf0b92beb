import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useSession } from '../../../data/auth/session.ts';
import {
  isShownToVisitor,
  readDraft,
  storedDrafts,
  writeDraft,
} from '../../../lib/storage/drafts.ts';
import { copyText } from '../../../ui/feedback/copy-text.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';

/** The draft of a request (request-dialog.tsx). */
const schema = z.object({
  handle: z.string(),
  values: z.object({ service_description: z.string() }),
});

/** Shows what a person wrote to a professional whose page is not public any more. */
export function KeptRequest() {
  const { handle = '' } = useParams();
  const session = useSession();
  const [isDiscarded, setDiscarded] = useState(false);
  const isShown = (owner: string) =>
    session.status === 'signed-in'
      ? owner === session.uid
      : isShownToVisitor(owner, session.status === 'unconfirmed' ? session.email : null);
  const key = storedDrafts().find(
    (draft) => isShown(draft.uid) && readDraft(draft, schema)?.handle === handle.toLowerCase(),
  );
  const text = key && readDraft(key, schema)?.values.service_description;
  if (!key || text === undefined || isDiscarded) return null;
  const discard = () => {
    writeDraft(key, null);
    setDiscarded(true);
  };
  return (
    <Stack as="section" gap="4" mt="8" ref={moveFocusOnUnmount}>
      <Heading as="h2" size="lg">
        Your request wasn't sent
      </Heading>
      <Text>
        This professional isn't taking requests right now. What you wrote is still saved in this
        browser.
      </Text>
      <Text as="blockquote" bg="bg.muted" borderRadius="xl" p="4" whiteSpace="pre-line">
        {text}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => void copyText(text, 'text')}>
          Copy the text
        </Button>
        <Button variant="ghost" onClick={discard}>
          Discard
        </Button>
      </Flex>
    </Stack>
  );
}
