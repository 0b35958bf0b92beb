import { useState } from 'react';
import { sendVerificationEmail, signUp } from '../../data/auth/auth.ts';
import { currentSession } from '../../data/auth/session.ts';
import { pendingConfirmation, type PendingConfirmation } from '../../lib/browser-storage.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { toast } from '../../ui/feedback/toast.tsx';
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

/** What is remembered of the mail to that address. */
function rememberedMail(email: string): MailState {
  const waiting = pendingConfirmation.get();
  return waiting?.email === email && !waiting.mailed ? 'failed' : 'sent';
}

/** Whether somebody else is here by now: another tab may have changed the account. */
function isReplaced(email: string): boolean {
  const session = currentSession();
  return 'email' in session && session.email !== email;
}

/** Signing up, and what is known of the confirmation that it waits for. */
export function useSignUp(wish: Wish) {
  const [mail, setMail] = useState<{ to: string; state: MailState } | null>(null);
  const mailed = (to: string) => {
    awaitConfirmation(to, wish, true);
    setMail({ to, state: 'sent' });
  };

  /** The first mail to a new account. One that does not go out is said, and can be sent again. */
  const confirm = async (to: string) => {
    awaitConfirmation(to, wish, false);
    try {
      await sendVerificationEmail(to, wish.type);
      if (isReplaced(to)) return;
      mailed(to);
      toast.info(AUTH_MESSAGES.checkEmail);
    } catch (error) {
      console.warn('The confirmation mail was not sent', error);
      setMail({ to, state: 'failed' });
      if (!isReplaced(to)) toast.error(AUTH_MESSAGES.mailFailed);
    }
  };
  /** Throws when no account was made. */
  const register = async ({ email, password }: Credentials) => {
    setMail({ to: email, state: 'sending' });
    try {
      await signUp(email, password);
    } catch (error) {
      setMail(null);
      throw error;
    }
    await confirm(email);
  };
  /** Somebody has signed in who has not confirmed the address yet. */
  const remind = (email: string) => {
    awaitConfirmation(email, wish);
    toast.info(AUTH_MESSAGES.checkEmail);
  };
  /** What became of the mail to that address. */
  const mailTo = (email: string) => (mail?.to === email ? mail.state : rememberedMail(email));
  return { mailTo, mailed, register, remind };
}
