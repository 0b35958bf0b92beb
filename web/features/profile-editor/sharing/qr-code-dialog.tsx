import { Box, Button, Dialog, Flex, Text } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useCallback, useRef, useState } from 'react';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { absoluteUrl } from '../../../lib/page-data.ts';
import { publicPageHref, viewFragment } from '../../../lib/paths.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import { PrintedCard } from './printed-card.tsx';
import type { ProfileForm } from '../profile-form.ts';

/** The width of the downloaded picture in pixels: 10 cm in print at 300 dpi. */
const PNG_PX = 1200;

interface QrCodeDialogProps {
  open: boolean;
  onClose: () => void;
  /** The stored page. */
  page: ProfileForm;
}

/** Shows the page's address as a QR code, to download or to print on a card. */
export function QrCodeDialog({ open, onClose, page }: QrCodeDialogProps) {
  const [isPrinting, setPrinting] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const url = absoluteUrl(publicPageHref(page.handle));
  // The quiet zone of four modules is part of the QR standard (ISO/IEC 18004).
  // The fragment tells analytics that a visitor scanned the code.
  const code = { value: url + viewFragment('qr'), level: 'M', marginSize: 4 } as const;
  const download = () =>
    canvas.current?.toBlob((picture) => {
      if (picture) downloadFile(`${page.handle}-qr-code.png`, picture);
      else toast.error(EDITOR_MESSAGES.codeNotSaved);
    });
  const handlePrinted = useCallback(() => setPrinting(false), []);
  return (
    <FormDialog open={open} onClose={onClose} title="QR code">
      <Dialog.Body>
        <Flex direction={{ base: 'column', md: 'row' }} gap="6" align="center">
          <Box w="15rem" flexShrink="0" bg="white" borderRadius="xl" overflow="hidden">
            <QRCodeSVG {...code} size={240} title={`QR code that opens ${url}`} />
          </Box>
          <Box minW="0" w="full">
            <Text fontWeight="600" overflowWrap="anywhere">
              {url}
            </Text>
            <Text mt="2" color="fg.muted">
              Clients scan it to open your page. If you change your handle, codes that are already
              printed stop working.
            </Text>
          </Box>
        </Flex>
        <QRCodeCanvas ref={canvas} {...code} size={PNG_PX / devicePixelRatio} hidden />
      </Dialog.Body>
      <Dialog.Footer gap="3" flexWrap="wrap">
        <Button variant="outline" onClick={download}>
          <Download />
          Download PNG
        </Button>
        <Button onClick={() => setPrinting(true)}>
          <Printer />
          Print card
        </Button>
      </Dialog.Footer>
      {isPrinting && <PrintedCard page={page} code={code} onPrinted={handlePrinted} />}
    </FormDialog>
  );
}
