import { useState } from 'react';
import { sendConfirmation, signUp } from '../../data/auth.ts';
import { pendingConfirmation, type PendingConfirmation } from '../../lib/browser-storage.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { toast } from '../../ui/toast.tsx';
import type { Credentials } from './auth-form.tsx';
import { AUTH_MESSAGES } from './messages.ts';
import type { MailState } from './unconfirmed.tsx';

type Wish = Pick<PendingConfirmation, 'type' | 'redirect'>;

/** Remembers where to go on once the address is confirmed; what was remembered for it before counts on. */
function awaitConfirmation(email: string, { type, redirect }: Wish, mailed?: boolean) {
  const before = pendingConfirmation.get();
  const known = before?.email === email ? before : null;
  pendingConfirmation.set({
    email,
    type: type ?? known?.type ?? null,
    redirect: safeRedirect(redirect) ?? known?.redirect ?? null,
    mailed: mailed ?? known?.mailed ?? true,
  });
}

/** Signing up, and what is known of the confirmation that it waits for. */
export function useSignUp(wish: Wish) {
  const [mail, setMail] = useState<MailState>(() =>
    pendingConfirmation.get()?.mailed === false ? 'failed' : 'sent',
  );
  const mailed = (email: string) => {
    awaitConfirmation(email, wish, true);
    setMail('sent');
  };

  /** Throws when no account was made. A mail that does not go out is said, and can be sent again. */
  const register = async ({ email, password }: Credentials) => {
    setMail('sending');
    try {
      await signUp(email, password);
    } catch (error) {
      setMail('sent');
      throw error;
    }
    awaitConfirmation(email, wish, false);
    try {
      await sendConfirmation(wish.type);
      mailed(email);
      toast.info(AUTH_MESSAGES.checkEmail);
    } catch (error) {
      console.warn('The confirmation mail was not sent', error);
      setMail('failed');
      toast.error(AUTH_MESSAGES.mailFailed);
    }
  };
  /** Somebody has signed in who has not confirmed the address yet. */
  const remind = (email: string) => {
    awaitConfirmation(email, wish);
    toast.info(AUTH_MESSAGES.checkEmail);
  };
  return { mail, mailed, register, remind };
}
