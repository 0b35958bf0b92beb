import { Box } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints its content in place of the page (`data-print-sheet` in the theme). */
export function PrintSheet({ onPrinted, children }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <Box data-print-sheet display="none" _print={{ display: 'block' }}>
      {children}
    </Box>,
    document.body,
  );
}
