import { Flex, Text } from '@chakra-ui/react';
import { DONE_DAYS } from '@doorstep/domain/limits';
import { isDoneAsked, isRefusable, type Done } from '@doorstep/domain/requests/done';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useRef } from 'react';
import type { SenderType } from '@doorstep/domain/chat/message';
import { formatShortDate, formatTime } from '../../../lib/text/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { REQUEST_MESSAGES, statusUpdatedText } from '../messages.ts';
import { useStatusChange } from '../use-status-change.ts';
import { ThreadCard } from '../thread-card.tsx';
import { useDoneCall } from './use-done-call.ts';

/** Returns the answer to the question; before an answer, what happens without one. */
function outcomeText(request: ServiceRequest, done: Done, viewer: SenderType): string | null {
  const { due_at, refused_at, completed_at } = done;
  const name = isolate(request.provider_name);
  const isClient = viewer === 'client';
  if (refused_at) {
    return isClient ? `${name} answered that it isn't done yet.` : 'Answered: not done yet.';
  }
  if (completed_at) {
    return `Nobody answered for ${DONE_DAYS.answer} days, so the request was completed automatically on ${formatShortDate(completed_at)}.`;
  }
  if (due_at && isDoneAsked(request)) {
    const day = formatShortDate(due_at);
    return isClient
      ? `We asked ${name} to confirm. Without an answer or a message, your request is completed on ${day}.`
      : `Without an answer or a message, the request is completed automatically on ${day}.`;
  }
  if (request.status !== 'in_progress') return null;
  return isClient
    ? 'The chat went on, so nothing is completed automatically. You can say it again.'
    : 'The chat went on, so nothing is completed automatically.';
}

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
  const text = outcomeText(request, done, viewer);
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
