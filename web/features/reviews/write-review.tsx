import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import {
  reviewFormSchema,
  reviewStep,
  toReviewCopy,
  type ReviewCopy,
} from '@doorstep/domain/reviews/review';
import { isolate } from '@doorstep/domain/text';
import { Star } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { findMyReview, writeReview } from '../../data/reviews/reviews.ts';
import { authHref, clientChatHref } from '../../lib/paths.ts';
import { formatShortDate } from '../../lib/text/format.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useNow } from '../../lib/use-now.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Stars } from '../../ui/media/stars.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { REVIEW_MESSAGES } from './messages.ts';
import { StarField } from './star-field.tsx';

interface WriteReviewProps {
  request: ServiceRequest;
  /** A guest is asked to sign in. */
  viewer: 'client' | 'guest';
  /** Whether writing a review is the main thing to do on the screen. */
  isNext?: boolean;
  /** Called after a review was saved, because the request in an older page is not live. */
  onReviewed?: (review: ReviewCopy) => void;
}

const NO_REVIEW = { stars: 0, text: '' };

interface ReviewDialogProps {
  request: ServiceRequest;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (stars: number) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The form of a review. What was typed stays if saving fails or the dialog is closed. */
function ReviewDialog(props: ReviewDialogProps) {
  const { request, isOpen, onClose, onSaved, finalFocus } = props;
  const stored = useLoad(`review:${request.id}`, () => findMyReview(request.id));
  const [typed, setTyped] = useState<typeof NO_REVIEW | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const known = stored.status === 'ready' ? stored.data : null;
  const values = typed ?? known?.review ?? NO_REVIEW;
  const form = reviewFormSchema.safeParse(values);
  const errorOf = (field: keyof typeof values) =>
    isSubmitted ? form.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const refusal = known?.refusal ?? null;
  const save = async () => {
    setSubmitted(true);
    if (!form.success) return;
    setSaving(true);
    try {
      const hired = await writeReview({ request_id: request.id, ...form.data });
      toast.success(hired ? REVIEW_MESSAGES.saved : REVIEW_MESSAGES.savedNotHired);
      onClose();
      onSaved(form.data.stars);
    } catch (error) {
      console.error('The review was not saved', error);
      toast.error(toAppError(error).personMessage ?? REVIEW_MESSAGES.notSaved);
    } finally {
      setSaving(false);
    }
  };
  return (
    <ConfirmDialog
      role="dialog"
      open={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      title={`How did ${isolate(request.provider_name)} do?`}
      {...(refusal !== null && { cancel: 'Close' })}
      action={
        refusal === null && (
          <AriaDisabledButton off={isSaving || known === null} onClick={() => void save()}>
            {isSaving ? 'One moment...' : 'Publish review'}
          </AriaDisabledButton>
        )
      }
    >
      {stored.status === 'loading' && <LineSkeletons label="Loading your review..." />}
      {stored.status === 'error' && (
        <ErrorState onRetry={stored.reload}>We couldn't load your review.</ErrorState>
      )}
      {refusal !== null && <Text>{refusal}</Text>}
      {known && refusal === null && (
        <Stack gap="5">
          <StarField
            value={values.stars}
            error={errorOf('stars')}
            onChange={(stars) => setTyped({ ...values, stars })}
          />
          <FormField label="What was it like?" optional error={errorOf('text')}>
            <Textarea
              rows={5}
              value={values.text}
              onChange={(event) => setTyped({ ...values, text: event.target.value })}
            />
          </FormField>
          <Text color="fg.muted" fontSize="sm">
            Everyone can see it, with your first name and last initial. You can edit it for 14 days.
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}

/** The stars begin where the card's text begins, and the text wraps below them on small phones. */
const EDIT_LOOK = {
  variant: 'ghost',
  px: '3',
  ms: '-3',
  justifyContent: 'flex-start',
  flexShrink: '1',
  flexWrap: 'wrap',
  rowGap: '0',
} as const;

/** The stars of a client's review that can no longer be changed. */
function ReviewedLine({ stars }: { stars: number }) {
  return (
    <Flex align="center" columnGap="2.5" minH="11" color="fg.muted" wrap="wrap">
      <Stars value={stars} />
      <span>You reviewed this job</span>
    </Flex>
  );
}

/** A client's button to review a request's professional, or to change the review, when possible. */
export function WriteReview({ request, viewer, isNext = false, onReviewed }: WriteReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const step = reviewStep(request, useNow());
  const { review } = request;
  if (step === null || (viewer === 'guest' && step !== 'write')) return null;
  const variant = isNext ? 'solid' : 'outline';
  const label = (
    <>
      <Star />
      Write a review
    </>
  );
  if (viewer === 'guest') {
    const href = authHref({ type: 'client', redirect: clientChatHref(request.id) });
    return (
      <ButtonLink to={href} variant={variant}>
        {label}
      </ButtonLink>
    );
  }
  const canEdit = step === 'edit' && review?.edit_until;
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const showSaved = (stars: number) => {
    const written = toReviewCopy({ stars, opened_at: new Date(), hidden: false });
    onReviewed?.(canEdit ? { ...review, stars } : written);
  };
  return (
    <>
      {/* One element, so that it keeps the focus when the saved review arrives. */}
      {(step === 'write' || canEdit) && (
        <Button ref={button} {...(canEdit ? EDIT_LOOK : { variant })} onClick={open}>
          {canEdit ? (
            <>
              <Stars value={review.stars} />
              <span>{`Your review · Edit until ${formatShortDate(canEdit)}`}</span>
            </>
          ) : (
            label
          )}
        </Button>
      )}
      {step === 'done' && review && <ReviewedLine stars={review.stars} />}
      {wasOpened && (
        <ReviewDialog
          request={request}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSaved={showSaved}
          finalFocus={button}
        />
      )}
    </>
  );
}
