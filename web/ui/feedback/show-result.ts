import { toAppError } from '@doorstep/domain/app-error';
import { toast } from './toast.tsx';

interface ResultTexts {
  done: string;
  /** Is shown if the error has no message for people. */
  failed: string;
  /** The failure in the log. */
  log: string;
}

/** Waits for a change, and shows its result. Returns whether it worked. */
export async function showResult(
  change: Promise<unknown>,
  { done, failed, log }: ResultTexts,
): Promise<boolean> {
  try {
    await change;
    toast.success(done);
    return true;
  } catch (error) {
    console.error(log, error);
    toast.error(toAppError(error).personMessage ?? failed);
    return false;
  }
}
