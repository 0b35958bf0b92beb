import { BRAND } from '@doorstep/domain/brand';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CircleUserRound } from 'lucide-react';
import { useUnreadWatch } from '../../data/chat/use-unread-watch.ts';
import { logOut } from '../../data/auth/session.ts';
import { unreadLabel, unreadThreads } from '../../lib/chat/unread-threads.ts';
import { authHref, MESSAGES_HASH, myMessagesHref, paths } from '../../lib/paths.ts';
import { leaveScreen } from '../../lib/navigation/leave-screen.ts';
import { AppLink, ButtonLink, NavLink } from '../../ui/layout/primitives.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { inLowWindow } from '../../ui/layout/low-window.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import { useNavigationLinks } from './use-navigation-links.ts';
import type { HeaderPerson } from './account-links.ts';

/**
 * Hides links for visitors on a server-rendered page until the app knows who is signed in
 * (app/boot.ts).
 */
const HIDDEN_WHEN_SIGNED_IN = { '[data-person] &': { visibility: 'hidden' } };

/** Room for the account menu's button and 'Log out', before and after they appear. */
const SIGNED_IN_WIDTH = '8.75rem';

interface ItemProps {
  to: string;
  children: string;
  forVisitors?: boolean;
  /** The number of unread threads behind the link. */
  unread?: number;
  /** Whether the link is marked on its screen. Two links can lead to parts of one screen. */
  isMarked?: boolean;
}

/** A number beside a link, which moves nothing when it appears. */
function UnreadCount({ count }: { count: number }) {
  const label = unreadLabel(count);
  return (
    <>
      <Text as="span" srOnly>
        {` (${label} unread)`}
      </Text>
      <Box
        as="span"
        aria-hidden="true"
        position="absolute"
        top="0.5"
        insetStart="calc(100% - 0.5rem)"
        minW="1.125rem"
        px="1"
        borderRadius="full"
        bg="accent.solid"
        color="accent.contrast"
        fontSize="0.6875rem"
        fontWeight="600"
        lineHeight="1.125rem"
        textAlign="center"
      >
        {label}
      </Box>
    </>
  );
}

function Item({ to, children, forVisitors = false, unread = 0, isMarked = true }: ItemProps) {
  return (
    <NavLink
      to={to}
      end
      variant="plain"
      fontWeight="500"
      whiteSpace="nowrap"
      minH="11"
      px="1"
      position="relative"
      _currentPage={{ color: 'accent.fg' }}
      aria-current={isMarked ? 'page' : 'false'}
      {...(forVisitors && { css: HIDDEN_WHEN_SIGNED_IN })}
    >
      <span>{children}</span>
      {unread > 0 && <UnreadCount count={unread} />}
    </NavLink>
  );
}

/**
 * Ends the session in the press itself: the tab may close right after it. A screen with unsaved
 * changes asks first.
 */
function LogOut() {
  const navigate = useNavigate();
  const leave = () => {
    // `flushSync` starts to leave a screen that would send a signed-out person to /auth.
    void navigate(paths.home, { flushSync: true });
    logOut();
  };
  return (
    <Button variant="outline" size="sm" minH="11" onClick={() => leaveScreen(leave)}>
      Log out
    </Button>
  );
}

const loadItems = loadOnce('The account menu', async () => {
  const { AccountMenuItems } = await import('./account-menu-items.tsx');
  return AccountMenuItems;
});

/**
 * The menu with the person's name and the links of `account-links.ts`. It closes, and does not open
 * late, when another screen opens.
 */
function AccountMenu(menuProps: { person: HeaderPerson; isAdmin: boolean }) {
  const { pathname } = useLocation();
  return (
    <MenuButton key={pathname} aria-label="Account menu" load={loadItems} menuProps={menuProps}>
      <CircleUserRound aria-hidden="true" />
    </MenuButton>
  );
}

/** The header has the links that people need most; further screens are in `account-links.ts`. */
export function Header({ isAdmin }: { isAdmin: boolean }) {
  const { person, isUndecided, isClient, isSubscriber, showsStartAsProvider } =
    useNavigationLinks();
  useUnreadWatch(isSubscriber ? 'provider' : isClient ? 'client' : null);
  const { requests, conversations } = unreadThreads.use();
  const isAtMessages = useLocation().hash === MESSAGES_HASH;
  return (
    <Box
      as="header"
      position="sticky"
      top="var(--toasts, 0px)"
      zIndex="sticky"
      bg="bg/90"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _print={{ display: 'none' }}
      css={inLowWindow({ position: 'static' })}
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
          // A professional's three links fit on one line at 320 px.
          fontSize={{ base: 'clamp(0.8125rem, 4.4vw, 1rem)', md: 'md' }}
        >
          <Item to={paths.search}>Find Pros</Item>
          {isClient && (
            <>
              <Item to={paths.clientDashboard} unread={requests} isMarked={!isAtMessages}>
                My Requests
              </Item>
              <Item to={myMessagesHref} unread={conversations} isMarked={isAtMessages}>
                Chat
              </Item>
            </>
          )}
          {isSubscriber && (
            <>
              <Item to={paths.dashboard} unread={requests}>
                Provider Dashboard
              </Item>
              <Item to={paths.providerDashboard} unread={conversations}>
                Chat
              </Item>
            </>
          )}
          {showsStartAsProvider && (
            <Item to={paths.pricing} forVisitors>
              Start as Provider
            </Item>
          )}
        </Flex>
        <Flex
          minH="11"
          minW={person || isUndecided ? SIGNED_IN_WIDTH : '5.5rem'}
          css={{ '[data-person] &': { minW: SIGNED_IN_WIDTH } }}
          justify="flex-end"
          align="center"
          gap="1"
        >
          {person ? (
            <>
              <AccountMenu person={person} isAdmin={isAdmin} />
              <LogOut />
            </>
          ) : (
            <ButtonLink
              to={authHref()}
              variant="outline"
              size="sm"
              minH="11"
              visibility={isUndecided ? 'hidden' : 'visible'}
              css={HIDDEN_WHEN_SIGNED_IN}
            >
              Sign in
            </ButtonLink>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
