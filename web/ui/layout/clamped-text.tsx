import { Box, Button, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

interface ClampedTextProps {
  children: string;
  lines?: 2 | 4;
  /** The height above which the whole text scrolls. */
  maxH?: string;
}

/** Removes blank lines, because a clamped text could end with a blank line and '…'. */
const withoutBlankLines = (text: string) => text.trim().replace(/\n\s*\n/g, '\n');

/** Shows the first lines of a text, with a button for the rest if it is longer. */
export function ClampedText({ children, lines = 4, maxH }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isClamped, setIsClamped] = useState(false);

  useEffect(() => {
    const box = text.current;
    if (!box || isOpen) return;
    const observer = new ResizeObserver(() =>
      setIsClamped(box.scrollHeight > box.clientHeight + 1),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [children, isOpen]);

  return (
    <Box>
      <Text
        ref={text}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        {...(!isOpen && { lineClamp: lines === 2 ? '2' : '4' })}
        {...(isOpen && maxH !== undefined && { maxH, overflowY: 'auto', tabIndex: 0 })}
      >
        {isOpen ? children : withoutBlankLines(children)}
      </Text>
      {isClamped && (
        <Button
          variant="ghost"
          px="0"
          color="accent.fg"
          _hover={{ textDecoration: 'underline' }}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
        </Button>
      )}
    </Box>
  );
}
