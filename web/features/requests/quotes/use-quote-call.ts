import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { callFunction } from '../../../data/callables.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';

export type QuoteAction = 'accept' | 'decline' | 'withdraw';

interface QuoteRef {
  request_id: string;
  quote_id: string;
}

const DONE = {
  accept: REQUEST_MESSAGES.quoteAccepted,
  decline: REQUEST_MESSAGES.quoteDeclined,
  withdraw: REQUEST_MESSAGES.quoteWithdrawn,
};

/** Accepts, declines or withdraws a quote, and says how it went. */
export function useQuoteCall(quote: QuoteRef) {
  const [isRunning, setRunning] = useState(false);
  const run = async (action: QuoteAction) => {
    setRunning(true);
    try {
      if (action === 'withdraw') await callFunction('withdraw-quote', quote);
      else await callFunction('decide-quote', { ...quote, accept: action === 'accept' });
      toast.announce(DONE[action]);
    } catch (error) {
      console.error(`The quote could not be changed: ${action}`, error);
      toast.error(toAppError(error).personMessage ?? REQUEST_MESSAGES.quoteFailed);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}
