import { Box, Flex, Link } from '@chakra-ui/react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { Page, PageHeading, type PageProps } from '../../ui/layout/page.tsx';
import { reportError } from '../../lib/beacons/report-error.ts';
import { followOtherTabs, retrySession, startSession } from '../../data/auth/session.ts';
import { useSavedProvidersMove } from '../../data/profiles/saved-providers.ts';
import { useMembershipWatch } from '../../data/team/membership.ts';
import { Footer } from '../../features/shell/footer.tsx';
import { Header } from '../../features/shell/header.tsx';
import { membershipEndedText, NAVIGATION_MESSAGES } from '../../features/shell/messages.ts';
import { useIsAdmin } from '../../features/shell/use-is-admin.ts';
import { focusHeading } from '../../ui/layout/heading-focus.ts';
import { toast, ToastRegion } from '../../ui/feedback/toast.tsx';
import { EmailVerificationWatcher } from '../after-sign-in/email-verification-watcher.tsx';

/** Shows skeletons between header and footer until a screen's code is loaded. */
export function LoadingScreen(props: Pick<PageProps, 'width'>) {
  return (
    <Page title="One moment" {...props}>
      {/* Fills the screen, so that the footer does not move when the content is loaded. */}
      <Box minH="100dvh">
        <CardSkeletons label="Loading..." />
      </Box>
    </Page>
  );
}

/**
 * Shows that a screen's code or data could not be loaded, or that it crashed. The router caches a
 * failed chunk forever, so 'Try again' reloads the page, but only if the site answers: otherwise
 * the browser's own error page would replace the app.
 */
function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A screen failed', error);
    reportError(error);
  }, [error]);
  const [unreachable, setUnreachable] = useState(false);

  const retry = async () => {
    setUnreachable(false);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch (failure) {
      console.warn('The site does not answer', failure);
      setUnreachable(true);
    }
  };
  return (
    <Page title="Something went wrong" width="text">
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState onRetry={() => void retry()}>
        {unreachable
          ? "There's still no connection. Please try again when you're back online."
          : "We couldn't load this page. Please check your connection and try again."}
      </ErrorState>
    </Page>
  );
}

/** A thin progress bar at the top while the next screen loads; it appears after 150 ms. */
function NavigationBar() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading the page"
      position="fixed"
      top="0"
      insetInline="0"
      h="1"
      zIndex="banner"
      overflow="hidden"
      opacity="0"
      animation="fade-in 0.2s ease-out 0.15s forwards"
    >
      <Box
        position="absolute"
        h="full"
        w="40%"
        bg="accent.line"
        css={{ '--animate-from-x': '-40%', '--animate-to-x': '100%' }}
        animation="position 1.2s ease-in-out infinite"
      />
    </Box>
  );
}

/** The shell of every screen: header, content, footer, toasts. */
function RootLayout() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const isFirstScreen = useRef(true);
  const isAdmin = useIsAdmin();
  useSavedProvidersMove((message) => toast.info(message));
  useMembershipWatch((company) => toast.info(membershipEndedText(company)));

  useEffect(() => {
    const stopFollowing = followOtherTabs();
    startSession().catch((error: unknown) => {
      console.error('Sign-in is not available', error);
      toast.error(NAVIGATION_MESSAGES.signInMissing);
    });
    const retry = () => void retrySession();
    window.addEventListener('online', retry);
    return () => {
      stopFollowing();
      window.removeEventListener('online', retry);
    };
  }, []);

  // Focus makes screen readers announce the new screen's heading, and Tab continue from it.
  useEffect(() => {
    if (isFirstScreen.current) isFirstScreen.current = false;
    else focusHeading();
  }, [pathname]);

  return (
    <Flex direction="column" minH="100dvh" pt="var(--toasts, 0px)">
      <Link
        href="#main"
        position="absolute"
        insetStart="4"
        top="-20"
        zIndex="skipNav"
        bg="bg.panel"
        px="4"
        py="3"
        _focus={{ top: '4' }}
      >
        Skip to content
      </Link>
      <ToastRegion />
      {state !== 'idle' && <NavigationBar />}
      <Header isAdmin={isAdmin} />
      <Flex
        as="main"
        id="main"
        tabIndex={-1}
        outline="0"
        direction="column"
        flex="1"
        aria-busy={state !== 'idle'}
      >
        <Outlet />
      </Flex>
      <Footer isAdmin={isAdmin} />
      <EmailVerificationWatcher />
      <ScrollRestoration />
    </Flex>
  );
}

/** Wraps the screens in the shell. Browser and server must render the same tree. */
export function withShell(screens: RouteObject[]): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [
        { errorElement: <RouteError />, HydrateFallback: LoadingScreen, children: screens },
      ],
    },
  ];
}
