import { Flex, Link } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { followOtherTabs, retrySession, startSession } from '../../data/auth/session.ts';
import { useMembershipWatch } from '../../data/team/membership.ts';
import { Footer } from '../../features/shell/footer.tsx';
import { Header } from '../../features/shell/header.tsx';
import { membershipEndedText, NAVIGATION_MESSAGES } from '../../features/shell/messages.ts';
import { focusHeading } from '../../ui/layout/heading-focus.ts';
import { NavigationBar } from '../../ui/layout/navigation-bar.tsx';
import { toast, ToastRegion } from '../../ui/feedback/toast.tsx';
import { EmailVerificationWatcher } from '../after-sign-in/email-verification-watcher.tsx';

/** The shell of every screen: header, content, footer, toasts. */
export function RootLayout() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const isFirstScreen = useRef(true);
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
      <Header />
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
      <Footer />
      <EmailVerificationWatcher />
      <ScrollRestoration />
    </Flex>
  );
}
