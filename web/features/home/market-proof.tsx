import { Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import type { HomeFigures, HomeReview } from '@doorstep/domain/pages/market-home';
import { publicPageHref } from '../../lib/paths.ts';
import { formatMonth } from '../../lib/text/format.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Stars } from '../../ui/media/stars.tsx';
import { HomeSection } from './home-sections.tsx';

/** A number of at most this much says nothing about a market. */
const FEW = 20;

const number = new Intl.NumberFormat(BRAND.locale);

/** Returns the figures that are large enough, with what they count. */
const shownFigures = ({ professionals, answered_requests, reviews }: HomeFigures) =>
  (
    [
      [answered_requests, 'requests answered'],
      [professionals, 'professionals'],
      [reviews, 'client reviews'],
    ] as const
  ).filter(([count]) => count > FEW);

function Review({ review }: { review: HomeReview }) {
  const { author, stars, text, month, provider_name, handle } = review;
  return (
    <Panel as="li">
      <Stars value={stars} />
      <Text my="3">{text}</Text>
      <Text color="fg.muted" textWrap="pretty">
        {`${author}, ${formatMonth(month)}`}
      </Text>
      <AppLink to={publicPageHref(handle)} mt="2" minH="11">
        {provider_name}
      </AppLink>
    </Panel>
  );
}

interface MarketProofProps {
  reviews: readonly HomeReview[];
  figures: HomeFigures;
}

/** What clients say, and what the market has done so far. Nothing without either. */
export function MarketProof({ reviews, figures }: MarketProofProps) {
  const shown = shownFigures(figures);
  if (reviews.length === 0 && shown.length === 0) return null;
  const title = reviews.length === 0 ? `${BRAND.name} in numbers` : 'What clients say';
  return (
    <HomeSection id="proof" title={title} isTinted>
      {reviews.length > 0 && (
        <SimpleGrid
          as="ul"
          listStyleType="none"
          columns={{ base: 1, md: 2 }}
          gap="6"
          mb="8"
          overflowWrap="anywhere"
        >
          {reviews.map((review) => (
            <Review key={review.handle} review={review} />
          ))}
        </SimpleGrid>
      )}
      {shown.length > 0 && (
        <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="12" rowGap="4">
          {shown.map(([count, what]) => (
            <li key={what}>
              <Text fontFamily="heading" fontSize="3xl">
                {number.format(count)}
              </Text>
              <Text color="fg.muted" textWrap="pretty">
                {what}
              </Text>
            </li>
          ))}
        </Flex>
      )}
    </HomeSection>
  );
}
