import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  reviewAnswerSchema,
  type PublicReview,
  type ReviewPage,
} from '@doorstep/domain/reviews/review';
import { Star } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toAppError } from '@doorstep/domain/app-error';
import { answerReview, listOwnReviews } from '../../data/reviews/reviews.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ReviewItem } from '../../ui/layout/review-item.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { REVIEW_MESSAGES } from './messages.ts';

interface AnswerReviewProps {
  review: PublicReview;
  onAnswered: (answer: string) => void;
  onCancel: () => void;
}

/** Focuses the field, because the form replaces the button that was pressed. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

/** The form of a public answer to a review. */
function AnswerReview({ review, onAnswered, onCancel }: AnswerReviewProps) {
  const [text, setText] = useState(review.answer ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const answer = reviewAnswerSchema.safeParse(text);
  const save = async () => {
    setSubmitted(true);
    if (!answer.success) return;
    setSaving(true);
    try {
      await answerReview({ id: review.id, answer: answer.data });
      toast.success(REVIEW_MESSAGES.answered);
      onAnswered(answer.data);
    } catch (error) {
      console.error('The answer was not saved', error);
      toast.error(toAppError(error).personMessage ?? REVIEW_MESSAGES.notAnswered);
      setSaving(false);
    }
  };
  return (
    <Stack w="full" gap="3" ref={moveFocusOnUnmount}>
      <FormField
        label="Your answer"
        help="Everyone can see it."
        error={isSubmitted ? answer.error?.issues[0]?.message : undefined}
      >
        <Textarea
          ref={focusField}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FormField>
      <Flex gap="3" wrap="wrap">
        <AriaDisabledButton off={isSaving} onClick={() => void save()}>
          {isSaving ? 'One moment...' : 'Publish answer'}
        </AriaDisabledButton>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Stack>
  );
}

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
