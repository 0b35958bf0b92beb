import { Box, Button, Heading, Text } from '@chakra-ui/react';
import type { PublicReview, ReviewPage } from '@doorstep/domain/reviews/review';
import { Star } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { listOwnReviews } from '../../data/reviews/reviews.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ReviewItem } from '../../ui/layout/review-item.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { AnswerReview } from './answer-review.tsx';

interface OwnReviewsProps {
  /** Renders the button that reports a review. */
  renderReport: (review: PublicReview) => ReactNode;
}

/** The professional's reviews, on demand, with buttons to answer and to report. */
export function OwnReviews({ renderReport }: OwnReviewsProps) {
  const [page, setPage] = useState<ReviewPage | null>(null);
  const [answering, setAnswering] = useState<string | null>(null);
  const show = async () => {
    const more = await listOwnReviews(page?.next ?? null);
    setPage({ reviews: [...(page?.reviews ?? []), ...more.reviews], next: more.next });
  };
  const setAnswer = (id: string, answer: string) => {
    setAnswering(null);
    if (!page) return;
    const reviews = page.reviews.map((one) => (one.id === id ? { ...one, answer } : one));
    setPage({ ...page, reviews });
  };
  return (
    <Panel as="section" aria-labelledby="own-reviews" mt={{ base: '6', md: '8' }}>
      <Heading as="h2" size="md" id="own-reviews" mb="2">
        Reviews
      </Heading>
      {page === null && <Text color="fg.muted">What clients say about your work.</Text>}
      {page?.reviews.length === 0 && (
        <EmptyState icon={<Star />}>
          No reviews yet. Clients can write one when a request is completed.
        </EmptyState>
      )}
      <Box as="ul" listStyleType="none">
        {page?.reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            providerName="you"
            actions={
              answering === review.id ? (
                <AnswerReview
                  review={review}
                  onAnswered={(answer) => setAnswer(review.id, answer)}
                  onCancel={() => setAnswering(null)}
                />
              ) : (
                <>
                  <Button variant="outline" onClick={() => setAnswering(review.id)}>
                    {review.answer === null ? 'Answer publicly' : 'Change answer'}
                  </Button>
                  {renderReport(review)}
                </>
              )
            }
          />
        ))}
      </Box>
      {page?.next !== null && (
        <ShowMore onShow={show}>{page === null ? 'Show reviews' : 'Show more'}</ShowMore>
      )}
    </Panel>
  );
}
