import { Box, Button, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

interface ClampedTextProps {
  children: string;
  lines?: 2 | 4;
  /** The whole text scrolls in a box of this height. */
  maxH?: string;
}

/** Leaves out blank lines: a cut text would end at the first one, with nothing but '…' after it. */
const withoutBlankLines = (text: string) => text.trim().replace(/\n\s*\n/g, '\n');

/** What somebody wrote, cut to a few lines, with a button for the rest where there is more. */
export function ClampedText({ children, lines = 4, maxH }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const box = text.current;
    if (!box || open) return;
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, [children, open]);

  return (
    <Box>
      <Text
        ref={text}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        {...(!open && { lineClamp: lines === 2 ? '2' : '4' })}
        {...(open && maxH !== undefined && { maxH, overflowY: 'auto', tabIndex: 0 })}
      >
        {open ? children : withoutBlankLines(children)}
      </Text>
      {cut && (
        <Button
          variant="ghost"
          px="0"
          color="accent.fg"
          _hover={{ textDecoration: 'underline' }}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </Button>
      )}
    </Box>
  );
}
