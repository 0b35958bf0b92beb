import { Button, Flex } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { reviewStep, toReviewCopy, type ReviewCopy } from '@doorstep/domain/reviews/review';
import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { authHref, clientChatHref } from '../../lib/paths.ts';
import { formatShortDate } from '../../lib/text/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Stars } from '../../ui/media/stars.tsx';
import { LazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

const load = async () => (await import('./review-dialog.tsx')).ReviewDialog;

interface WriteReviewProps {
  request: ServiceRequest;
  /** A guest is asked to sign in. */
  viewer: 'client' | 'guest';
  /** Whether writing a review is the main thing to do on the screen. */
  isNext?: boolean;
  /** Called after a review was saved, because the request in an older page is not live. */
  onReviewed?: (review: ReviewCopy) => void;
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
        <LazyDialog
          name="review"
          load={load}
          props={{
            request,
            isOpen,
            onClose: () => setOpen(false),
            onSaved: showSaved,
            finalFocus: button,
          }}
          failure="We couldn't open the review. Please check your connection and try again."
          onFailed={() => setWasOpened(false)}
        />
      )}
    </>
  );
}
