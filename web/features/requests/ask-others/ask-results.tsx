import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { CircleCheck, CircleX } from 'lucide-react';
import { compareQuotesHref, paths } from '../../../lib/paths.ts';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { Panel, ScreenHeading } from '../../../ui/layout/page.tsx';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';
import type { Choice, Outcome } from './use-ask-others.ts';

interface ResultRowProps {
  choice: Choice;
  outcome: Outcome;
  isBusy: boolean;
  onRetry: () => void;
}

/** Whether one request was sent, and why not. */
function ResultRow({ choice, outcome, isBusy, onRetry }: ResultRowProps) {
  const isFailed = outcome.status === 'failed';
  return (
    // Takes the focus from 'Try again', which disappears when it is pressed.
    <Panel as="li" tabIndex={-1} outline="0" p={{ base: '4', md: '5' }}>
      <Flex gap="3" align="center" wrap="wrap" justify="space-between">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {choice.name}
          </Text>
          {outcome.status === 'sending' && <Text color="fg.muted">Sending...</Text>}
          {outcome.status === 'sent' && (
            <Flex gap="2" align="center">
              <CircleCheck size={18} aria-hidden="true" />
              <span>Sent</span>
            </Flex>
          )}
          {isFailed && (
            <Flex gap="2" color="fg.error" css={{ '& svg': { flexShrink: 0, mt: '1' } }}>
              <CircleX size={18} aria-hidden="true" />
              <span>{`Not sent. ${outcome.reason}`}</span>
            </Flex>
          )}
        </Box>
        {isFailed && (
          <AriaDisabledButton
            ref={moveFocusOnUnmount}
            variant="outline"
            off={isBusy}
            aria-label={`Try again: ${isolate(choice.name)}`}
            onClick={onRetry}
          >
            Try again
          </AriaDisabledButton>
        )}
      </Flex>
    </Panel>
  );
}

/** 'Sent to 2 of 3 professionals.' */
function summary(outcomes: readonly Outcome[]): string {
  const sent = outcomes.filter(({ status }) => status === 'sent').length;
  const all = outcomes.length;
  if (sent < all) return `Sent to ${sent} of ${all} professionals.`;
  return all === 1 ? 'Sent to 1 professional.' : `Sent to ${all} professionals.`;
}

interface AskResultsProps {
  /** The first request of the group. */
  firstId: string;
  /** Whether the group is known to be stored. */
  hasGroup: boolean;
  choices: readonly Choice[];
  outcomes: Readonly<Record<string, Outcome>>;
  onRetry: (choice: Choice) => void;
}

/** Shows the result of each request after 'Send'. A request that failed can be sent again. */
export function AskResults(props: AskResultsProps) {
  const { firstId, hasGroup, choices, outcomes, onRetry } = props;
  const rows = choices.flatMap((choice) => {
    const outcome = outcomes[choice.id];
    return outcome ? [{ choice, outcome }] : [];
  });
  const has = (status: Outcome['status']) => rows.some(({ outcome }) => outcome.status === status);
  const isBusy = has('sending');
  const canCompare = !isBusy && (hasGroup || has('sent'));
  return (
    // As high as the screen, so that the second press of a double one does not hit the footer.
    <Box minH="100dvh">
      <ScreenHeading size="xl">Your requests</ScreenHeading>
      <Text role="status" mt="2" mb="6" color="fg.muted" fontSize="lg">
        {isBusy ? 'Sending...' : summary(rows.map(({ outcome }) => outcome))}
      </Text>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map(({ choice, outcome }) => (
          <ResultRow
            key={choice.id}
            choice={choice}
            outcome={outcome}
            isBusy={isBusy}
            onRetry={() => onRetry(choice)}
          />
        ))}
      </Stack>
      <Flex gap="3" mt="6" wrap="wrap">
        {canCompare && (
          <ButtonLink to={compareQuotesHref(firstId)} replace>
            Compare quotes
          </ButtonLink>
        )}
        <ButtonLink to={paths.clientDashboard} variant="outline">
          My Requests
        </ButtonLink>
      </Flex>
    </Box>
  );
}
