import { Button, Flex, Stack } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { reviewAnswerSchema, type PublicReview } from '@doorstep/domain/reviews/review';
import { useState } from 'react';
import { answerReview } from '../../data/reviews/reviews.ts';
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
export function AnswerReview({ review, onAnswered, onCancel }: AnswerReviewProps) {
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
