import { Flex } from '@chakra-ui/react';
import type { Rating } from '@doorstep/domain/profiles/facts';
import { formatAverage } from '@doorstep/domain/profiles/rating';
import { Star } from 'lucide-react';

/** A star, filled or empty. It has the color of the text. */
export function StarIcon({ filled, size = 18 }: { filled: boolean; size?: number }) {
  return <Star size={size} fill={filled ? 'currentColor' : 'none'} aria-hidden="true" />;
}

/** Five stars, of which `value` are filled. */
export function Stars({ value }: { value: number }) {
  return (
    <Flex role="img" aria-label={`${value} of 5 stars`} color="accent.fg" gap="0.5" flexShrink="0">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} filled={star <= value} />
      ))}
    </Flex>
  );
}

/** A rating such as '4.8 (12)', with a star. */
export function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const text = formatAverage(average);
  const reviews = count === 1 ? '1 review' : `${count} reviews`;
  return (
    <Flex
      as="span"
      role="img"
      aria-label={`${text} of 5 stars, ${reviews}`}
      gap="1.5"
      align="center"
      css={{ '& svg': { color: 'accent.fg', flexShrink: 0 } }}
    >
      <StarIcon filled size={16} />
      <span>{`${text} (${count})`}</span>
    </Flex>
  );
}
