import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../data/auth/session.ts';
import { isSubscribed, useSubscription } from '../data/billing/subscription.ts';
import { useCheckout } from '../features/billing/use-checkout.ts';
import { Benefits, ClosingCall } from '../features/home/benefits.tsx';
import { Hero, type HomeViewer } from '../features/home/hero.tsx';
import { awaitsConfirmation, pendingCheckout } from '../lib/browser-storage.ts';
import { logOutOf } from '../lib/log-out.ts';
import { paths } from '../lib/paths.ts';
import { useSessionHint } from '../lib/session-hint.ts';
import { useInFront } from '../lib/use-tab-focus.ts';
import { ShareCard } from '../ui/layout/share-card.tsx';

const TITLE = 'Doorstep: local pros, without the middleman';
const DESCRIPTION =
  'Find local home-service professionals and talk to them directly. No commissions, no lead fees.';

/**
 * A checkout that waits for a session starts by itself; for a client who comes from a confirmation
 * it is only dropped (spec §2, Home). Right after a confirmation the watcher does both. Who is here
 * to be logged out is taken nowhere.
 */
function useWaitingCheckout() {
  const session = useSession();
  const [query] = useSearchParams();
  const { resume } = useCheckout();
  const fromClient = query.get('from') === 'client-auth';
  const leaving = logOutOf(useLocation().state) !== null;
  const here = useInFront() && !leaving;
  const email = here && session.status === 'signed-in' ? session.email : null;

  useEffect(() => {
    if (fromClient) pendingCheckout.clear();
    if (email === null || awaitsConfirmation(email)) return;
    const product = pendingCheckout.get();
    if (product !== null) void resume(product);
  }, [fromClient, email, resume]);
}

function useViewer(): HomeViewer {
  const { status } = useSession();
  const subscription = useSubscription();
  const expected = useSessionHint();
  if (status === 'loading') return expected ? 'unknown' : 'visitor';
  if (status !== 'signed-in') return 'visitor';
  if (subscription.status === 'loading') return 'unknown';
  return isSubscribed(subscription) === true ? 'subscriber' : 'member';
}

export function Component() {
  useWaitingCheckout();
  const viewer = useViewer();
  return (
    <>
      <title>{TITLE}</title>
      <meta name="description" content={DESCRIPTION} />
      <ShareCard path={paths.home} title={TITLE} description={DESCRIPTION} />
      <Hero viewer={viewer} />
      <Benefits />
      <ClosingCall />
    </>
  );
}
