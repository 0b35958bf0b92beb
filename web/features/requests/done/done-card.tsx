import { Flex, Text } from '@chakra-ui/react';
import { isDoneAsked, isRefusable } from '@doorstep/domain/requests/done';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useRef } from 'react';
import type { SenderType } from '@doorstep/domain/chat/message';
import { formatTime } from '../../../lib/text/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { REQUEST_MESSAGES, statusUpdatedText } from '../messages.ts';
import { useStatusChange } from '../use-status-change.ts';
import { ThreadCard } from '../thread-card.tsx';
import { outcomeText } from './done-text.ts';
import { useDoneCall } from './use-done-call.ts';

interface DoneCardProps {
  request: ServiceRequest;
  viewer: SenderType;
}

/** The answers of the professional's side, while they are possible. */
function Answers({ request, onAnswered }: { request: ServiceRequest; onAnswered: () => void }) {
  const now = useNow();
  const { isRunning, run } = useDoneCall(request.id);
  const { saving, changeTo } = useStatusChange(
    { requestId: request.id, doneText: statusUpdatedText },
    onAnswered,
  );
  if (!isRefusable(request, now)) return null;
  const isBusy = isRunning || saving !== null;
  const refuse = async () => {
    if (await run('refuse-done', REQUEST_MESSAGES.doneRefused)) onAnswered();
  };
  return (
    <Flex gap="3" mt="3" wrap="wrap">
      {isDoneAsked(request) && (
        <AriaDisabledButton off={isBusy} onClick={() => void changeTo('completed')}>
          Mark as completed
        </AriaDisabledButton>
      )}
      <AriaDisabledButton variant="outline" off={isBusy} onClick={() => void refuse()}>
        Not done
      </AriaDisabledButton>
    </Flex>
  );
}

/** The card in a chat that says that the client called the job done, and how it was answered. */
export function DoneCard({ request, viewer }: DoneCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { done } = request;
  if (!done) return null;
  const text = outcomeText(request, viewer);
  const isOpen = isDoneAsked(request);
  return (
    <ThreadCard label="The job is done" isOpen={isOpen} card={card}>
      <Text fontWeight="600" overflowWrap="anywhere">
        {viewer === 'client'
          ? 'You said the job is done.'
          : `${isolate(request.client_name)} says the job is done.`}
      </Text>
      {text !== null && <Text overflowWrap="anywhere">{text}</Text>}
      {viewer === 'provider' && (
        <Answers request={request} onAnswered={() => card.current?.focus()} />
      )}
      <Text mt="1" textAlign="end" fontSize="xs" color="fg.muted">
        <time dateTime={done.asked_at.toISOString()}>{formatTime(done.asked_at)}</time>
      </Text>
    </ThreadCard>
  );
}
