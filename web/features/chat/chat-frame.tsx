import { BRAND } from '@doorstep/domain/brand';
import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { ClampedText } from '../../ui/layout/clamped-text.tsx';
import { ScreenHeading } from '../../ui/layout/page.tsx';

interface ChatFrameProps {
  /** The ways back, the usual one first. */
  back: { to: string; label: string }[];
  children: ReactNode;
}

/**
 * The frame of a chat's screen. It is as high as the window below the site's header, so that the
 * chat fits into it; in a high window, as high as the chat can get.
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
        base: 'min(100dvh - 6.8125rem, 56rem)',
        md: 'min(100dvh - 3.8125rem, 56rem)',
      }}
    >
      <title>{`Chat | ${BRAND.name}`}</title>
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
  picture?: ReactNode;
  badge?: ReactNode;
  /** What may be done about that person. */
  menu?: ReactNode;
  note?: string;
  /** What the chat is about. */
  description?: string;
}

/** Whom one talks to, and about what. */
export function ChatHeader({ title, picture, badge, menu, note, description }: ChatHeaderProps) {
  return (
    <Box mb={{ base: '3', md: '5' }}>
      <Flex align="center" gap="4">
        {picture}
        <Box flex="1" minW="0">
          <ScreenHeading size="lg" lineClamp="2" overflowWrap="anywhere">
            {title}
          </ScreenHeading>
          {note !== undefined && <Text color="fg.muted">{note}</Text>}
        </Box>
        {badge}
        {menu}
      </Flex>
      {description !== undefined && (
        // In a low window, above a phone's keyboard say, the messages need the room.
        <Box mt="2" color="fg.muted" css={{ '@media (max-height: 30rem)': { display: 'none' } }}>
          <ClampedText lines={2} maxH="10rem">
            {description}
          </ClampedText>
        </Box>
      )}
    </Box>
  );
}
