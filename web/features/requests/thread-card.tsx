import { Box } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface ThreadCardProps {
  /** The name of the part for screen readers. */
  label: string;
  /** Whether somebody has to answer. */
  isOpen: boolean;
  /** The ref of the frame, which gets the focus after an action because the buttons disappear. */
  card: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The frame of a quote, or of another question, among the messages of a chat. */
export function ThreadCard({ label, isOpen, card, children }: ThreadCardProps) {
  return (
    <Box
      as="section"
      ref={card}
      tabIndex={-1}
      focusVisibleRing="outside"
      aria-label={label}
      borderWidth="1px"
      borderColor={isOpen ? 'accent.line' : 'border'}
      borderRadius="2xl"
      bg="bg.subtle"
      px="4"
      py="3"
    >
      {children}
    </Box>
  );
}
