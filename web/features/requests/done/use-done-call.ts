import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { callFunction } from '../../../data/callables.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';

/** Asks if a job is done or answers it, and says how it went. `run` returns whether it worked. */
export function useDoneCall(request_id: string) {
  const [isRunning, setRunning] = useState(false);
  const run = async (name: 'ask-done' | 'refuse-done', text: string): Promise<boolean> => {
    setRunning(true);
    try {
      await callFunction(name, { request_id });
      toast.announce(text);
      return true;
    } catch (error) {
      console.error(`The call failed: ${name}`, error);
      toast.error(toAppError(error).personMessage ?? REQUEST_MESSAGES.doneFailed);
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}
