import { BRAND } from '@doorstep/domain/brand';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logOut } from '../../data/auth/sign-out.ts';
import { readLogOut, logOutState } from '../../lib/history-state.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { AppLink, ButtonLink, NavLink } from '../../ui/layout/primitives.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { NAVIGATION_MESSAGES } from './messages.ts';
import { useNavigation } from './use-navigation.ts';

/** Hides links for visitors on a server-rendered page until the app knows who is signed in (app/boot.ts). */
const HIDDEN_FROM_PERSONS = { '[data-person] &': { visibility: 'hidden' } };

interface ItemProps {
  to: string;
  children: string;
  forVisitors?: boolean;
}

function Item({ to, children, forVisitors = false }: ItemProps) {
  return (
    <NavLink
      to={to}
      end
      variant="plain"
      fontWeight="500"
      whiteSpace="nowrap"
      minH="11"
      px="1"
      _currentPage={{ color: 'accent.fg' }}
      {...(forVisitors && { css: HIDDEN_FROM_PERSONS })}
    >
      {children}
    </NavLink>
  );
}

/**
 * Ends the session once the person has arrived at home: a screen with unsaved work asks first, and
 * whoever stays there stays signed in. The mark of the press travels with the navigation, so that
 * any other way home ends nothing.
 */
function useLogOut() {
  const navigate = useNavigate();
  const location = useLocation();
  const pressed = readLogOut(location.state);
  const press = useRef<string | null>(null);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (press.current === null || pressed !== press.current) return;
    press.current = null;
    setLeaving(true);
    logOut()
      .catch((error: unknown) => {
        console.error('Signing out failed', error);
        toast.error(NAVIGATION_MESSAGES.logOutFailed);
      })
      .finally(() => setLeaving(false));
  }, [pressed]);

  const begin = () => {
    const state = logOutState();
    press.current = state.logOut;
    void navigate(paths.home, { state });
  };
  return { leaving, begin };
}

function LogOut() {
  const { leaving, begin } = useLogOut();
  return (
    <Button variant="outline" size="sm" minH="11" disabled={leaving} onClick={begin}>
      Log out
    </Button>
  );
}

/** The top of every screen (spec §2, Header). */
export function Header() {
  const { signedIn, undecided, client, subscribed, startAsProvider } = useNavigation();
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg/90"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Flex
        maxW="72rem"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="2"
        columnGap={{ base: '4', md: '6' }}
        rowGap="1"
        align="center"
        wrap="wrap"
      >
        <AppLink
          to={paths.home}
          variant="plain"
          me="auto"
          minH="11"
          aria-label={`${BRAND.name}, home`}
        >
          <Logo />
        </AppLink>
        <Flex
          as="nav"
          aria-label="Main"
          align="center"
          columnGap={{ base: '3', md: '5' }}
          wrap="wrap"
          order={{ base: 3, md: 0 }}
          w={{ base: 'full', md: 'auto' }}
          // A professional's three links stand in one line at 320 px.
          fontSize={{ base: 'clamp(0.8125rem, 4.4vw, 1rem)', md: 'md' }}
        >
          <Item to={paths.search}>Find Pros</Item>
          {client && <Item to={paths.clientDashboard}>My Requests</Item>}
          {client && <Item to={paths.clientDashboard}>Chat</Item>}
          {subscribed && <Item to={paths.dashboard}>Provider Dashboard</Item>}
          {subscribed && <Item to={paths.providerDashboard}>Chat</Item>}
          {startAsProvider && (
            <Item to={paths.pricing} forVisitors>
              Start as Provider
            </Item>
          )}
        </Flex>
        <Flex minH="11" minW="5.5rem" justify="flex-end" align="center">
          {signedIn ? (
            <LogOut />
          ) : (
            <ButtonLink
              to={authHref()}
              variant="outline"
              size="sm"
              minH="11"
              visibility={undecided ? 'hidden' : 'visible'}
              css={HIDDEN_FROM_PERSONS}
            >
              Sign in
            </ButtonLink>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
