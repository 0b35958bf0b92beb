import { useEffect } from 'react';
import { toast } from './toast.tsx';

/** Shows a text as a toast once per error, and logs the error. Null is no error. */
export function useErrorToast(error: unknown, text: string): void {
  useEffect(() => {
    if (error === null) return;
    console.error(text, error);
    toast.error(text);
  }, [error, text]);
}
