import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession, retrySession, useSession } from '../../data/auth/session.ts';
import { askedForm, authHref, requestHref } from '../../lib/paths.ts';
import { isButtonFragment, isViewFragment } from '../../lib/beacons/send-view.ts';
import { useHistoryEntry } from '../../lib/navigation/use-history-entry.ts';
import { useSessionHint } from '../../lib/storage/use-session-hint.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { PUBLIC_PAGE_MESSAGES, visitorHints } from './messages.ts';

/** Time to read the hints before the redirect to sign-up. */
export const REDIRECT_DELAY_MS = 3000;

/** Who views the page; null while the session of a person who was signed in loads. */
export type Viewer = 'owner' | 'client' | 'visitor' | null;

/** Checks whether a visitor's request leads to sign-up: else it gets an error. */
export const isReachablePage = ({ phone, website_url }: PublicPage) =>
  phone !== null || website_url !== null;

/** `uid` is null for a visitor, and undefined while the session loads. */
function viewerOf(uid: string | null | undefined, provider: PublicPage): Viewer {
  if (uid === undefined) return null;
  if (uid === null) return 'visitor';
  return uid === provider.id ? 'owner' : 'client';
}

/** Shows the hints and calls `redirect` three seconds later. Returns a function that cancels it. */
function redirectAfterHints(hints: readonly string[], redirect: () => void) {
  for (const hint of hints) toast.info(hint);
  const timer = setTimeout(redirect, REDIRECT_DELAY_MS);
  return () => clearTimeout(timer);
}

/**
 * Handles the Request Service button. A signed-in person gets the dialog. A visitor gets hints and
 * is redirected to sign-up after three seconds, or at once by a second press, unless they leave; if
 * the page has neither phone nor website, they get an error instead. Signing in brings them back to
 * the dialog. 'Describe the job first' ends the three seconds, and opens the dialog for a visitor.
 * A press before the session has loaded waits for it; if Auth could not be loaded, the press loads
 * it again. Arriving by the button on the professional's own site counts as a press.
 */
export function useRequestService(provider: PublicPage) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [presses, setPresses] = useState(0);
  /**
   * The press that waits for the session, for the redirect, or for the dialog: 'Request Service',
   * or 'Describe the job first'.
   */
  const [pressed, setPressed] = useState<'request' | 'describe' | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  const uid = session.status === 'signed-in' ? session.uid : null;
  const wasSignedIn = useSessionHint();
  const isUnknown =
    (session.status === 'loading' && wasSignedIn) || session.status === 'unavailable';
  const viewer = viewerOf(isUnknown ? undefined : uid, provider);
  // A form that was open when its session ended must not become the one of a visitor.
  const { isOpen, open, close } = useHistoryEntry(viewer === 'visitor' ? 'describe' : 'request');
  const isReachable = isReachablePage(provider);
  const isSignedOut = session.status === 'signed-out' || session.status === 'unconfirmed';
  const isVisitorRequest = isSignedOut && pressed === 'request';
  const isRedirecting = isVisitorRequest && isReachable;

  // Counts as a press. app/boot.ts answers visitors before the app starts.
  const [isFromButton, setFromButton] = useState(() => isButtonFragment(hash));
  if (isFromButton && (uid !== null || isSignedOut)) {
    setFromButton(false);
    setPressed(viewer === 'owner' ? null : 'request');
  }

  const redirect = () =>
    void navigate(authHref({ type: 'client', redirect: requestHref(pathname, search) }));
  const redirectLater = useEffectEvent(() => redirectAfterHints(visitorHints(provider), redirect));
  useEffect(() => (isRedirecting ? redirectLater() : undefined), [isRedirecting]);
  useEffect(() => {
    if (isVisitorRequest && !isReachable) toast.error(PUBLIC_PAGE_MESSAGES.noContact);
  }, [isVisitorRequest, presses, isReachable]);

  // A person who signed in to request a service returns with the parameter `request`.
  const asked = askedForm(search);
  const hasReturned = viewer === 'visitor' ? asked === 'draft' : viewer !== null && asked !== null;
  const removeParameter = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    query.delete('request');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
  });
  if (hasReturned && viewer !== 'owner' && pressed === null) {
    setPressed(viewer === 'visitor' ? 'describe' : 'request');
  }
  // Again if another change of the address, such as that of use-page-view.ts, has kept it.
  useEffect(() => {
    if (hasReturned) removeParameter();
  }, [hasReturned, hash]);

  // The dialog's history entry must have neither the parameter nor the fragment (use-page-view.ts).
  const isClean = !hasReturned && !isViewFragment(hash);
  const mayOpen = viewer === 'client' || (viewer === 'visitor' && pressed !== 'request');
  const opensDialog = pressed !== null && mayOpen && isClean;
  if (isOpen && mayOpen && (pressed !== null || !wasOpened)) {
    setWasOpened(true);
    setPressed(null);
  }
  const openDialog = useEffectEvent(open);
  useEffect(() => {
    if (opensDialog) openDialog();
  }, [opensDialog]);

  const press = () => {
    if (isRedirecting) {
      redirect();
      return;
    }
    setPresses((n) => n + 1);
    setPressed('request');
    if (session.status === 'unavailable') void retryAuth();
  };
  const describe = () => {
    // The hints say that sign-up opens now.
    toast.clear();
    setPressed('describe');
  };
  const retryAuth = async () => {
    await retrySession();
    if (currentSession().status !== 'unavailable') return;
    setPressed(null);
    toast.error(PUBLIC_PAGE_MESSAGES.signInMissing);
  };
  return {
    viewer,
    press,
    describe,
    /** Whether a visitor is about to be redirected; the next press redirects at once. */
    isRedirecting,
    /** Whether a press waits for the session to load. */
    isWaiting: pressed !== null && session.status === 'loading',
    /** Null until it is first opened. Then it stays mounted, because it holds the typed text. */
    dialog:
      viewer !== 'owner' && viewer && wasOpened ? { viewer, open: isOpen, onClose: close } : null,
  };
}
