import { useEffect } from 'react';
import { toAppError } from '@doorstep/domain/app-error';
import { reportError } from '../../lib/beacons/report-error.ts';
import { toast } from './toast.tsx';

/**
 * Shows a text as a toast once per error, and logs the error. Reports one that is not
 * expected. Null is no error.
 */
export function useErrorToast(error: unknown, text: string): void {
  useEffect(() => {
    if (error === null) return;
    console.error(text, error);
    if (toAppError(error).code === 'internal') reportError(error);
    toast.error(text);
  }, [error, text]);
}
