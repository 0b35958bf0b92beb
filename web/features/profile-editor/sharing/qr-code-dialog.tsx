import { Box, Button, Dialog, Flex, Text } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useCallback, useRef, useState } from 'react';
import { BRAND } from '@doorstep/domain/brand';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import { isolate, splitList } from '@doorstep/domain/text';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { absoluteUrl } from '../../../lib/page-data.ts';
import { publicPageHref, viewFragment } from '../../../lib/paths.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { OpenDialogProps } from '../../../ui/overlay/lazy-dialog.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import type { ProfileForm } from '../profile-form.ts';
import { PrintSheet } from '../../../ui/layout/print-sheet.tsx';

/** The width of the downloaded picture in pixels: 10 cm in print at 300 dpi. */
const PNG_PX = 1200;

interface PrintedCardProps {
  page: ProfileForm;
  /** The QR code of the page's address. */
  code: { value: string; level: 'M'; marginSize: number };
  onPrinted: () => void;
}

/** Returns what the professional offers: the trades, or else the first three services. */
function offered({ trades, services }: ProfileForm): string {
  const names = tradeNames(trades);
  return (names.length > 0 ? names : splitList(services).slice(0, 3).map(isolate)).join(' · ');
}

/** Prints a card in the shape of A6, as large as A6 or as the paper allows. */
function PrintedCard({ page, code, onPrinted }: PrintedCardProps) {
  return (
    <PrintSheet onPrinted={onPrinted}>
      <Box w="min(148mm, 100%, 138vh)" css={{ containerType: 'inline-size' }}>
        <Flex
          gap="4cqw"
          align="stretch"
          aspectRatio="148 / 105"
          overflow="hidden"
          p="5cqw"
          bg="white"
          color="black"
          border="1px solid"
          borderRadius="3cqw"
          fontSize="3.4cqw"
          lineHeight="1.35"
        >
          <Flex direction="column" flex="1" minW="0" gap="2.5cqw">
            <Text
              fontFamily="heading"
              fontWeight="600"
              fontSize={page.display_name.length > 40 ? '5cqw' : '7cqw'}
              lineHeight="1.15"
              lineClamp="5"
              overflowWrap="anywhere"
            >
              {page.display_name}
            </Text>
            <Text lineClamp="3" overflowWrap="anywhere">
              {offered(page)}
            </Text>
            {page.phone !== '' && (
              <Text fontWeight="600" fontSize="5cqw" lineClamp="2" overflowWrap="anywhere">
                {page.phone}
              </Text>
            )}
            <Text mt="auto" fontSize="2.6cqw">
              {BRAND.name}
            </Text>
          </Flex>
          <Flex direction="column" w="40cqw" flexShrink="0" justify="center" textAlign="center">
            <QRCodeSVG {...code} style={{ width: '100%', height: 'auto' }} />
            <Text fontWeight="600">Scan to request service</Text>
            <Text fontSize="2.6cqw" overflowWrap="anywhere">
              {code.value.replaceAll(/^https?:\/\/|#.*$/g, '')}
            </Text>
          </Flex>
        </Flex>
      </Box>
    </PrintSheet>
  );
}

/** Shows the page's address as a QR code, to download or to print on a card. */
export function QrCodeDialog({ open, onClose, page }: OpenDialogProps & { page: ProfileForm }) {
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
