import { Button, Text } from '@chakra-ui/react';
import { formatMoney } from '@doorstep/domain/billing/money';
import type { Quote } from '@doorstep/domain/requests/quote';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useState, type RefObject } from 'react';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useQuoteCall, type QuoteAction } from './use-quote-call.ts';

interface QuoteActionsProps {
  request: ServiceRequest;
  quote: Quote;
  actions: readonly QuoteAction[];
  /** The element to focus after an action, because the buttons are gone then. */
  focusAfter: RefObject<HTMLElement | null>;
}

const LABELS: Record<QuoteAction, string> = {
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
};

const QUESTIONS: Record<QuoteAction, (request: ServiceRequest, total: string) => string> = {
  accept: ({ provider_name }, total) =>
    `You're agreeing to ${total} with ${isolate(provider_name)}, and your request moves to ‘In progress’. You'll pay the professional directly.`,
  decline: ({ provider_name }) =>
    `We'll let ${isolate(provider_name)} know. They can send you another quote.`,
  withdraw: ({ client_name }) =>
    `${isolate(client_name)} can no longer accept it. You can send another quote.`,
};

/** The buttons of an open quote, each with a confirmation. */
export function QuoteActions({ request, quote, actions, focusAfter }: QuoteActionsProps) {
  const [asked, setAsked] = useState<QuoteAction | null>(null);
  // The dialog shows the last question while it closes.
  const [shown, setShown] = useState<QuoteAction>('accept');
  const { isRunning, run } = useQuoteCall({ request_id: request.id, quote_id: quote.id });
  const ask = (action: QuoteAction) => {
    setShown(action);
    setAsked(action);
  };
  const confirm = async () => {
    await run(shown);
    setAsked(null);
  };
  const label = LABELS[shown];
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'accept' ? 'solid' : 'outline'}
          onClick={() => ask(action)}
        >
          {LABELS[action]}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        finalFocus={focusAfter}
        title={`${label} this quote?`}
        cancel="Not now"
        action={
          <AriaDisabledButton off={isRunning} onClick={() => void confirm()}>
            {isRunning ? 'One moment...' : `${label} quote`}
          </AriaDisabledButton>
        }
      >
        <Text overflowWrap="anywhere">
          {QUESTIONS[shown](request, formatMoney(quote.total_cents, quote.currency))}
        </Text>
      </ConfirmDialog>
    </>
  );
}
