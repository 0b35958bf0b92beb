import { Box, Flex, Text } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import { isolate, splitList } from '@doorstep/domain/text';
import { QRCodeSVG } from 'qrcode.react';
import { PrintSheet } from '../../../ui/layout/print-sheet.tsx';
import type { ProfileForm } from '../profile-form.ts';

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
export function PrintedCard({ page, code, onPrinted }: PrintedCardProps) {
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
