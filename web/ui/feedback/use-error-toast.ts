import { useEffect } from 'react';
import { toast } from './toast.tsx';

/** Says once that something went wrong, and why to the log. */
export function useErrorToast(error: unknown, text: string): void {
  useEffect(() => {
    if (error === null) return;
    console.error(text, error);
    toast.error(text);
  }, [error, text]);
}
