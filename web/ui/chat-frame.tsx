import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { ClampedText } from './clamped-text.tsx';
import { ScreenHeading } from './page.tsx';

interface ChatFrameProps {
  /** The ways back, the usual one first. */
  back: { to: string; label: string }[];
  children: ReactNode;
}

/** The frame of a chat's screen: on a phone all of it fits between the site's header and the edge. */
export function ChatFrame({ back, children }: ChatFrameProps) {
  return (
    <Flex
      direction="column"
      maxW="46rem"
      w="full"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '2', md: '8' }}
      h={{ base: 'calc(100dvh - 6.75rem)', md: 'auto' }}
      minH={{ base: '30rem', md: '0' }}
      css={{ '@media print': { height: 'auto' } }}
    >
      <title>Chat | Doorstep</title>
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
          <ScreenHeading size="lg">{title}</ScreenHeading>
          {note !== undefined && <Text color="fg.muted">{note}</Text>}
        </Box>
        {badge}
        {menu}
      </Flex>
      {description !== undefined && (
        <Box mt="2" color="fg.muted">
          <ClampedText lines={2} maxH="10rem">
            {description}
          </ClampedText>
        </Box>
      )}
    </Box>
  );
}
