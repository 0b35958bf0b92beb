import { BRAND } from '@doorstep/domain/brand';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { ClampedText } from '../../ui/layout/clamped-text.tsx';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';
import { HEADER_HEIGHT } from '../../ui/layout/header-height.ts';
import { ScreenHeading } from '../../ui/layout/page.tsx';

interface ChatFrameProps {
  /** Links to the screens that the person may have come from. */
  back: { to: string; label: string }[];
  children: ReactNode;
}

/**
 * The frame of a chat screen. It fills the window below the site's header, so that the chat fits
 * without scrolling, up to the height that the largest chat needs.
 */
export function ChatFrame({ back, children }: ChatFrameProps) {
  return (
    <Flex
      direction="column"
      maxW="46rem"
      w="full"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '2', md: '5' }}
      minH={{
        base: 'min(100dvh - 6.8125rem, 60rem)',
        md: `min(100dvh - ${HEADER_HEIGHT}, 60rem)`,
      }}
    >
      <DocumentTitle>{`Chat | ${BRAND.name}`}</DocumentTitle>
      <Flex columnGap="6" wrap="wrap">
        {back.map(({ to, label }) => (
          <BackLink key={to} to={to}>
            {label}
          </BackLink>
        ))}
      </Flex>
      {children}
    </Flex>
  );
}

interface ChatHeaderProps {
  title: string;
  /** Whether the chat is a part of another screen, which has the h1. */
  isBeside?: boolean;
  picture?: ReactNode;
  badge?: ReactNode;
  /** The menu to block or report the person. */
  menu?: ReactNode;
  note?: string;
  /** Controls below the description, such as the one for the status. */
  controls?: ReactNode;
  /** The description of the request. */
  description?: string;
  /** The photos of the request. */
  photos?: ReactNode;
  /** The history of the request, which a button shows. */
  history?: ReactNode;
}

/** The name of the other person and what the chat is about. */
export function ChatHeader(props: ChatHeaderProps) {
  const { title, picture, badge, menu, note, controls, description, photos, history } = props;
  const { isBeside = false } = props;
  const [showsHistory, setShowsHistory] = useState(false);
  return (
    <Box mb={{ base: '3', md: '5' }}>
      <Flex align="center" gap="4">
        {picture}
        <Box flex="1" minW="0">
          <ScreenHeading
            {...(isBeside && { as: 'h2', id: 'open-request' })}
            size="lg"
            lineClamp="2"
            overflowWrap="anywhere"
          >
            {title}
          </ScreenHeading>
          {note !== undefined && <Text color="fg.muted">{note}</Text>}
        </Box>
        {badge}
        {history && (
          <Button
            variant="ghost"
            px="0"
            minW="11"
            alignSelf="start"
            aria-label="History"
            aria-expanded={showsHistory}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            <History />
          </Button>
        )}
        {menu}
      </Flex>
      {/* Hidden in a low window, for example above a phone's keyboard. */}
      <Box css={{ '@media (max-height: 30rem)': { display: 'none' } }}>
        {description !== undefined && (
          <Box mt="2" color="fg.muted">
            <ClampedText lines={2} maxH="10rem">
              {description}
            </ClampedText>
          </Box>
        )}
        {photos && <Box mt="2">{photos}</Box>}
        {controls && <Box mt="2">{controls}</Box>}
      </Box>
      {showsHistory && (
        <Box
          role="region"
          aria-label="History"
          tabIndex={0}
          mt="2"
          maxH="10rem"
          overflowY="auto"
          color="fg.muted"
          fontSize="sm"
          overflowWrap="anywhere"
        >
          {history}
        </Box>
      )}
    </Box>
  );
}
