import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { correctEmail, sendAccountMail, signUp } from '../../data/auth/auth.ts';
import { currentSession, signOut } from '../../data/auth/session.ts';
import {
  pendingConfirmation,
  type PendingConfirmation,
  sentEmail,
} from '../../lib/storage/browser-storage.ts';
import { moveDrafts, visitorOwner } from '../../lib/storage/visitor-drafts.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import type { Credentials } from './auth-form.tsx';
import { AUTH_MESSAGES } from './messages.ts';
import type { MailState } from './unconfirmed-email.tsx';

type Destination = Pick<PendingConfirmation, 'type' | 'redirect'>;

/**
 * Stores where to go once the email is confirmed. Values that are not given keep their stored
 * value.
 */
function storePendingConfirmation(
  email: string,
  { type, redirect }: Destination,
  mailed?: boolean,
) {
  const pending = pendingConfirmation.get();
  const stored = pending?.email === email ? pending : null;
  pendingConfirmation.set({
    email,
    type: type ?? stored?.type ?? null,
    redirect: safeRedirect(redirect) ?? stored?.redirect ?? null,
    mailed: mailed ?? stored?.mailed ?? true,
    corrected: stored?.corrected ?? false,
  });
}

/** Returns the stored state of the mail to an email address. */
function storedMailState(email: string): MailState {
  const pending = pendingConfirmation.get();
  return pending?.email === email && !pending.mailed ? 'failed' : 'sent';
}

/** Returns the corrected email that waits for its confirmation, or null. */
function storedCorrection(): string | null {
  const pending = pendingConfirmation.get();
  return pending?.corrected ? pending.email : null;
}

/** Checks whether another account has signed in since, for example in another tab. */
function isAccountReplaced(email: string): boolean {
  const session = currentSession();
  return 'email' in session && session.email !== email;
}

/** Signs up, sends the confirmation mail and keeps track of its state. */
export function useSignUp(destination: Destination) {
  const [mail, setMail] = useState<{ to: string; state: MailState } | null>(null);
  const [correctedEmail, setCorrectedEmail] = useState(storedCorrection);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const markMailSent = (to: string) => {
    storePendingConfirmation(to, destination, true);
    setMail({ to, state: 'sent' });
  };

  /** Sends the first confirmation mail. If that fails, the person can request it again. */
  const sendFirstMail = async (to: string) => {
    storePendingConfirmation(to, destination, false);
    try {
      const { type, redirect } = destination;
      await sendAccountMail(to, { kind: 'confirm', type, redirect: safeRedirect(redirect) });
      if (isAccountReplaced(to)) return;
      markMailSent(to);
      toast.info(AUTH_MESSAGES.checkEmail);
    } catch (error) {
      console.warn('The confirmation mail was not sent', error);
      setMail({ to, state: 'failed' });
      if (!isAccountReplaced(to)) toast.error(AUTH_MESSAGES.mailFailed);
    }
  };
  /** Throws if no account was created. */
  const register = async ({ email, password }: Credentials) => {
    setMail({ to: email, state: 'sending' });
    try {
      await signUp(email, password);
    } catch (error) {
      setMail(null);
      throw error;
    }
    await sendFirstMail(email);
  };
  /** Reminds a person who signed in with an unconfirmed email. */
  const remindToConfirm = (email: string) => {
    storePendingConfirmation(email, destination);
    toast.info(AUTH_MESSAGES.checkEmail);
  };
  /**
   * Replaces the unconfirmed account by one with another email. Throws AppError. The screen is the
   * same if the email already had an account, in which case nobody is signed in.
   */
  const correct = async ({ email, password }: Credentials) => {
    const former = pendingConfirmation.get();
    const type = former?.type ?? destination.type;
    const redirect = safeRedirect(former?.redirect ?? destination.redirect);
    // Stored first, because the session of the former account ends during the call.
    pendingConfirmation.set({ email, type, redirect, mailed: true, corrected: true });
    const session = currentSession();
    const formerEmail = 'email' in session ? session.email : former?.email;
    const [typed, corrected] = [visitorOwner(formerEmail), visitorOwner(email)];
    if (formerEmail !== undefined) moveDrafts(typed, corrected);
    setCorrectedEmail(email);
    await navigate(pathname + search, { replace: true, preventScrollReset: true });
    try {
      await correctEmail(email, password, { type, redirect });
    } catch (error) {
      if (former) pendingConfirmation.set(former);
      else pendingConfirmation.clear();
      if (formerEmail !== undefined) moveDrafts(corrected, typed);
      setCorrectedEmail(storedCorrection());
      throw error;
    }
    setMail({ to: email, state: 'sent' });
  };
  /** Forgets the sign-up, so that another account can be used. */
  const leave = () => {
    pendingConfirmation.clear();
    sentEmail.set(null);
    setCorrectedEmail(null);
    signOut();
  };
  /** Returns the state of the mail to an email address. */
  const mailStateOf = (email: string) => (mail?.to === email ? mail.state : storedMailState(email));
  return { correct, correctedEmail, leave, mailStateOf, markMailSent, register, remindToConfirm };
}
