import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession, retrySession, useSession } from '../../data/auth/session.ts';
import { authHref } from '../../lib/paths.ts';
import { useSessionHint } from '../../lib/use-session-hint.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { PUBLIC_PAGE_MESSAGES, visitorHints } from './messages.ts';

/** Time to read the hints before the visitor is taken to sign up (spec §9). */
const REDIRECT_DELAY_MS = 3000;

/**
 * Who looks at the page: its owner, somebody else who is signed in, a visitor; null while somebody who
 * was signed in is waited for.
 */
export type Viewer = 'owner' | 'member' | 'visitor' | null;

/** `uid` is null for a visitor, and undefined until Auth has answered. */
function viewerOf(uid: string | null | undefined, provider: PublicPage): Viewer {
  if (uid === undefined) return null;
  if (uid === null) return 'visitor';
  return uid === provider.id ? 'owner' : 'member';
}

/** Calls `leave` three seconds after all hints are on the screen. Returns a function that cancels it. */
function leaveAfterReading(hints: Promise<void>[], leave: () => void) {
  let canceled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void Promise.all(hints).then(() => {
    if (!canceled) timer = setTimeout(leave, REDIRECT_DELAY_MS);
  });
  return () => {
    canceled = true;
    clearTimeout(timer);
  };
}

/**
 * The Request Service button for each kind of visitor (spec §6; docs/decisions). Somebody signed in
 * gets the dialog. A visitor is told why an account is needed and taken to sign up after three
 * seconds, unless he leaves before; where the professional left no phone and no website, he gets
 * the error and stays. A press before Auth has answered waits for it, and asks it again where it
 * could not be loaded.
 */
export function useRequestService(provider: PublicPage) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [presses, setPresses] = useState(0);
  const [asked, setAsked] = useState(false);
  /** A session that ends while the form is open is no visitor's press. */
  const [pressedBy, setPressedBy] = useState<Viewer>(null);

  const uid = session.status === 'signed-in' ? session.uid : null;
  const expected = useSessionHint();
  const unknown = (session.status === 'loading' && expected) || session.status === 'unavailable';
  const viewer = viewerOf(unknown ? undefined : uid, provider);
  const reachable = provider.phone !== null || provider.website_url !== null;
  const signedOut = session.status === 'signed-out' || session.status === 'unconfirmed';
  const visiting = signedOut && asked && pressedBy !== 'member';
  const leaving = visiting && reachable;

  useEffect(() => {
    if (!visiting) return;
    if (!reachable) {
      toast.error(PUBLIC_PAGE_MESSAGES.noContact);
      return;
    }
    const leave = () => void navigate(authHref({ type: 'client', redirect: pathname + search }));
    return leaveAfterReading(visitorHints(provider).map(toast.infoOnScreen), leave);
  }, [visiting, presses, reachable, provider, navigate, pathname, search]);

  const press = () => {
    if (leaving) return;
    setPresses((n) => n + 1);
    setAsked(true);
    setPressedBy(viewer);
    if (session.status === 'unavailable') void askAgain();
  };
  const askAgain = async () => {
    await retrySession();
    if (currentSession().status !== 'unavailable') return;
    setAsked(false);
    toast.error(PUBLIC_PAGE_MESSAGES.signInMissing);
  };
  return {
    viewer,
    press,
    /** Whether a press waits for Auth, which says who has pressed. */
    waiting: asked && session.status === 'loading',
    /** Null until the dialog is wanted; it keeps what was typed from then on. */
    dialog:
      viewer === 'member' && presses > 0 ? { open: asked, onClose: () => setAsked(false) } : null,
  };
}
