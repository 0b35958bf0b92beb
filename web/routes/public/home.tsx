import { BRAND } from '@doorstep/domain/brand';
import type { HomePage } from '@doorstep/domain/pages/market-home';
import { useEffect } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../data/auth/session.ts';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { activeMember, useMembership } from '../../data/team/membership.ts';
import { cachedHomePage, cacheHomePage, findHomePage } from '../../data/pages/page-data.ts';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { ClosingCall, ForProfessionals } from '../../features/home/for-professionals.tsx';
import { Hero, type HomeViewer } from '../../features/home/hero.tsx';
import { HowItWorks } from '../../features/home/how-it-works.tsx';
import { Professionals, TradeChips } from '../../features/home/home-sections.tsx';
import { MarketProof } from '../../features/home/market-proof.tsx';
import { Questions } from '../../features/home/questions.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { ProviderCards } from '../../features/search/provider-cards.tsx';
import { awaitsConfirmation, pendingCheckout } from '../../lib/storage/browser-storage.ts';
import { paths, searchHref, viewFragment } from '../../lib/paths.ts';
import { useSessionHint } from '../../lib/storage/use-session-hint.ts';
import { toResult, type Result } from '../../lib/to-result.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useTabFocus } from '../../lib/use-tab-focus.ts';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';
import { ShareCard } from '../../ui/layout/share-card.tsx';

const TITLE = `${BRAND.name}: ${BRAND.slogan}`;
const NO_TERMS = { service: '', location: '' };
const DESCRIPTION =
  'Find local home-service professionals and talk to them directly. No commissions, no lead fees.';

/** On a server-rendered page `home` is a value, not a promise (app/server/render.tsx). */
interface PageData {
  /** The data that was shown last. */
  cached: HomePage | null;
  home: Result<HomePage> | Promise<Result<HomePage>>;
}

/** Starts reading the data without waiting. The page is complete without them. */
export function loader(): PageData {
  return {
    cached: cachedHomePage(),
    home: toResult('The home page could not be loaded', findHomePage()),
  };
}

function useHomePage(): HomePage | null {
  const { cached, home } = useLoaderData<PageData>();
  const result = useSettled(home);
  useEffect(() => {
    if (result?.status === 'ready') cacheHomePage(result.data);
  }, [result]);
  return result?.status === 'ready' ? result.data : cached;
}

/**
 * Resumes a pending checkout once the person is signed in. Only clears it for a client who opened a
 * verification mail. Does nothing right after a verification, because `EmailVerificationWatcher`
 * resumes it then.
 */
function usePendingCheckout() {
  const session = useSession();
  const [query] = useSearchParams();
  const { resume } = useCheckout();
  const fromClient = query.get('from') === 'client-auth';
  const isActive = useTabFocus();
  const email = isActive && session.status === 'signed-in' ? session.email : null;

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
  const membership = useMembership();
  const wasSignedIn = useSessionHint();
  if (status === 'loading') return wasSignedIn ? 'unknown' : 'visitor';
  if (status !== 'signed-in') return 'visitor';
  if (activeMember(membership)) return 'professional';
  if (subscription.status === 'loading' || membership.status === 'loading') return 'unknown';
  return isSubscribed(subscription) === true ? 'professional' : 'client';
}

export function Component() {
  usePendingCheckout();
  const viewer = useViewer();
  const home = useHomePage();
  const navigate = useNavigate();
  return (
    <>
      <DocumentTitle>{TITLE}</DocumentTitle>
      <meta name="description" content={DESCRIPTION} />
      <ShareCard path={paths.home} title={TITLE} description={DESCRIPTION} />
      <Hero
        viewer={viewer}
        searchForm={
          <SearchForm terms={NO_TERMS} onSearch={(terms) => void navigate(searchHref(terms))} />
        }
      />
      <TradeChips withPage={home?.trades} />
      {home && home.providers.length > 0 && (
        <Professionals>
          <ProviderCards
            results={home.providers}
            heading="h3"
            isFirst={false}
            from={viewFragment('home')}
          />
        </Professionals>
      )}
      <HowItWorks />
      {home && <MarketProof reviews={home.reviews} figures={home.figures} />}
      <Questions />
      <ForProfessionals />
      <ClosingCall />
    </>
  );
}
