import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import type { StarCounts } from '@doorstep/domain/profiles/facts';
import { formatAverage, ratingOf } from '@doorstep/domain/profiles/rating';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import type { ReviewOrder, ReviewPage, ReviewQuery } from '@doorstep/domain/reviews/review';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findReviews } from '../../data/pages/public-pages.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ReviewItem } from '../../ui/layout/review-item.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { Stars } from '../../ui/media/stars.tsx';
import { placeOnPhone } from './place-on-phone.ts';

const FAILED = "We couldn't load these reviews. Check your connection and try again.";

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

const ORDERS: Readonly<Record<ReviewOrder, string>> = {
  newest: 'Newest',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};

const ALL: ReviewQuery = { order: 'newest', text: '', after: null };

/** Returns how many reviews a search has found in how many pages; null without a search. */
function resultText(
  { text }: ReviewQuery,
  { reviews, next }: ReviewPage,
  pages: number,
): string | null {
  if (text === '') return null;
  if (reviews.length > 0) return `${reviews.length}${next === null ? '' : ' or more'} found`;
  return next === null
    ? 'No reviews found.'
    : `No matches in the first ${pages * LIMITS.searchedReviews} reviews.`;
}

/** The shown reviews, and functions that read others. */
function useReviews({ handle, reviews: first }: PublicPage) {
  const [{ query, page, pages }, setShown] = useState({ query: ALL, page: first, pages: 1 });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const newest = useRef(ALL);
  const find = async (asked: ReviewQuery) => {
    newest.current = asked;
    setState('loading');
    try {
      const found = await findReviews(handle, asked);
      // Another order or text was chosen meanwhile.
      if (newest.current !== asked) return;
      setShown({ query: asked, page: found, pages: 1 });
      setState('idle');
    } catch (error) {
      console.error('The reviews could not be read', error);
      if (newest.current === asked) setState('failed');
    }
  };
  const showMore = async () => {
    const more = await findReviews(handle, { ...query, after: page.next });
    setShown((shown) =>
      shown.page === page
        ? {
            query,
            page: { reviews: [...page.reviews, ...more.reviews], next: more.next },
            pages: pages + 1,
          }
        : shown,
    );
  };
  return { query, page, pages, state, find, showMore };
}

interface ReviewControlsProps {
  onFind: (query: ReviewQuery) => void;
}

/** The order of the reviews, and a search for a text in them. */
function ReviewControls({ onFind }: ReviewControlsProps) {
  const order = useRef<HTMLSelectElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const find = () =>
    onFind({
      order: (order.current?.value ?? ALL.order) as ReviewOrder,
      text: text.current?.value.trim() ?? '',
      after: null,
    });
  const findChosen = useEffectEvent(() => {
    if (order.current?.value !== ALL.order || text.current?.value !== '') find();
  });
  // The person, or a browser that restores a page, may have filled in the fields before.
  useEffect(() => findChosen(), []);
  return (
    <Grid
      gridTemplateColumns={{ sm: '13rem 1fr' }}
      gap="4"
      maxW="46rem"
      mb="5"
      _print={{ display: 'none' }}
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <FormField label="Sort by">
        <Select ref={order} options={ORDERS} onChange={find} />
      </FormField>
      {/* No form: before the app has started, a browser would load the page again. */}
      <FormField label="Search reviews">
        <Flex gap="3" w="full">
          <Input
            ref={text}
            type="search"
            maxLength={LIMITS.searchText}
            enterKeyHint="search"
            onKeyDown={({ key }) => {
              if (key === 'Enter') find();
            }}
          />
          <Button variant="outline" minH="12" onClick={find}>
            Search
          </Button>
        </Flex>
      </FormField>
    </Grid>
  );
}

/** The reviews of a professional: average, distribution, and the list in the chosen order. */
export function PageReviews({ provider }: { provider: PublicPage }) {
  const { facts, display_name, reviews: first } = provider;
  const { query, page, pages, state, find, showMore } = useReviews(provider);
  const rating = ratingOf(facts.stars);
  if (first.reviews.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="reviews" w="full" {...placeOnPhone(5)}>
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
      {first.reviews.length > 1 && <ReviewControls onFind={(asked) => void find(asked)} />}
      <Text role="status" color="fg.muted" mb="3" _empty={{ display: 'none' }}>
        {state === 'idle'
          ? resultText(query, page, pages)
          : state === 'loading' && 'Loading reviews...'}
      </Text>
      {state === 'failed' && (
        <Text role="alert" color="fg.error" mb="3">
          {FAILED}
        </Text>
      )}
      <Box as="ul" listStyleType="none" maxW="46rem" aria-busy={state === 'loading' || undefined}>
        {page.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} providerName={display_name} />
        ))}
      </Box>
      {page.next !== null && <ShowMore onShow={showMore}>Show more reviews</ShowMore>}
    </Box>
  );
}
