import { BRAND } from '@doorstep/domain/brand';
import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { PublicReview } from '@doorstep/domain/reviews/review';
import { isolate } from '@doorstep/domain/text';
import type { ReactNode } from 'react';
import { formatMonth } from '../../lib/text/format.ts';
import { PhotoLinks } from '../media/photo-links.tsx';
import { Stars } from '../media/stars.tsx';

interface ReviewItemProps {
  review: PublicReview;
  /** The name above the answer. */
  providerName: string;
  /** Buttons below the review. */
  actions?: ReactNode;
}

/** A review with its answer, as a list item. */
export function ReviewItem({ review, providerName, actions }: ReviewItemProps) {
  const { stars, author, month, text, hired, answer, photos } = review;
  return (
    <Box
      as="li"
      tabIndex={-1}
      py="5"
      borderTopWidth="1px"
      borderColor="border"
      overflowWrap="anywhere"
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Stars value={stars} />
        <Text fontWeight="600">{author}</Text>
        <Text color="fg.muted" fontSize="sm">
          {`${formatMonth(month)} · From a request on ${BRAND.name}`}
        </Text>
        {!hired && <Badge colorPalette="gray">Not hired</Badge>}
      </Flex>
      {text !== '' && (
        <Text mt="2" whiteSpace="pre-line">
          {text}
        </Text>
      )}
      {photos.length > 0 && <PhotoLinks photos={photos} from={author} />}
      {answer !== null && (
        <Box mt="3" ps="4" borderInlineStartWidth="3px" borderColor="border.emphasized">
          <Text fontWeight="600" fontSize="sm">
            {`Answer from ${isolate(providerName)}`}
          </Text>
          <Text whiteSpace="pre-line">{answer}</Text>
        </Box>
      )}
      {actions && (
        <Flex mt="3" gap="3" wrap="wrap">
          {actions}
        </Flex>
      )}
    </Box>
  );
}
