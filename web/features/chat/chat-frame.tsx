import { BRAND } from '@doorstep/domain/brand';
import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';
import { HEADER_HEIGHT, PHONE_HEADER_HEIGHT } from '../../ui/layout/header-height.ts';

interface ChatFrameProps {
  /** Links to the screens that the person may have come from. */
  back: { to: string; label: string }[];
  children: ReactNode;
}

/** The visible height below the site's header, up to the height that the largest chat needs. */
const heightBelow = (header: string) =>
  `min(var(--visible-height, 100dvh) - ${header} - var(--toasts, 0px), 66rem)`;

/**
 * The frame of a chat screen. It fills the window below the site's header, so that the chat fits
 * without scrolling. In a low window the page scrolls.
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
      minH={{ base: heightBelow(PHONE_HEADER_HEIGHT), md: heightBelow(HEADER_HEIGHT) }}
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
