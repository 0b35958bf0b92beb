import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { StarCounts } from '@doorstep/domain/profiles/facts';
import { formatAverage, ratingOf } from '@doorstep/domain/profiles/rating';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { useState } from 'react';
import { findMoreReviews } from '../../data/pages/public-pages.ts';
import { ReviewItem } from '../../ui/layout/review-item.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { Stars } from '../../ui/media/stars.tsx';

/** How many reviews gave each number of stars. */
function Distribution({ stars, total }: { stars: StarCounts; total: number }) {
  return (
    <Box as="ul" listStyleType="none" flex="1" minW="12rem" maxW="24rem">
      {[5, 4, 3, 2, 1].map((n) => {
        const count = stars[n - 1] ?? 0;
        return (
          <Flex as="li" key={n} gap="3" align="center" fontSize="sm">
            <Text w="14" flexShrink="0">{`${n} ${n === 1 ? 'star' : 'stars'}`}</Text>
            <Box
              asChild
              flex="1"
              h="2"
              css={{
                appearance: 'none',
                border: '0',
                borderRadius: 'full',
                overflow: 'hidden',
                '&, &::-webkit-progress-bar': { background: 'bg.muted' },
                '&::-webkit-progress-value': { background: 'accent.line' },
                '&::-moz-progress-bar': { background: 'accent.line' },
              }}
            >
              {/* A style attribute for the width would need the security policy to allow it. */}
              <progress max={total} value={count} aria-hidden="true" />
            </Box>
            <Text w="8" textAlign="end" color="fg.muted">
              {count}
            </Text>
          </Flex>
        );
      })}
    </Box>
  );
}

/** The reviews of a professional: average, distribution, and the list, newest first. */
export function PageReviews({ provider }: { provider: PublicPage }) {
  const { facts, display_name, handle } = provider;
  const [{ reviews, next }, setPages] = useState(provider.reviews);
  const rating = ratingOf(facts.stars);
  if (reviews.length === 0) return null;
  const showMore = async () => {
    if (next === null) return;
    const page = await findMoreReviews(handle, next);
    setPages({ reviews: [...reviews, ...page.reviews], next: page.next });
  };
  return (
    <Box as="section" aria-labelledby="reviews" w="full" order={{ base: 5, lg: 0 }}>
      <Heading as="h2" id="reviews" size="lg" mb="5" scrollMarginTop="24">
        Reviews
      </Heading>
      {rating && (
        <Flex columnGap="10" rowGap="5" wrap="wrap" align="center" mb="5">
          <Box>
            <Text fontSize="4xl" fontWeight="600" lineHeight="1.2" aria-hidden="true">
              {formatAverage(rating.average)}
            </Text>
            <Stars value={Math.round(rating.average)} />
            <Text color="fg.muted" mt="1">
              {`${formatAverage(rating.average)} of 5, from ${rating.count === 1 ? 'one review' : `${rating.count} reviews`}`}
            </Text>
          </Box>
          <Distribution stars={facts.stars} total={rating.count} />
        </Flex>
      )}
      <Box as="ul" listStyleType="none" maxW="46rem">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} providerName={display_name} />
        ))}
      </Box>
      {next !== null && <ShowMore onShow={showMore}>Show more reviews</ShowMore>}
    </Box>
  );
}
