import { Button, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isReviewable, reviewFormSchema } from '@doorstep/domain/reviews/review';
import { isolate } from '@doorstep/domain/text';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { findMyReview, writeReview } from '../../data/reviews/reviews.ts';
import { authHref, clientChatHref } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useNow } from '../../lib/use-now.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { REVIEW_MESSAGES } from './messages.ts';
import { StarField } from './star-field.tsx';

interface WriteReviewProps {
  request: ServiceRequest;
  /** A guest is asked to sign in. */
  viewer: 'client' | 'guest';
}

const NO_REVIEW = { stars: 0, text: '' };

interface ReviewDialogProps {
  request: ServiceRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a review. What was typed stays if saving fails or the dialog is closed. */
function ReviewDialog({ request, isOpen, onClose }: ReviewDialogProps) {
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
    } catch (error) {
      console.error('The review was not saved', error);
      toast.error(toAppError(error).personMessage ?? REVIEW_MESSAGES.notSaved);
    } finally {
      setSaving(false);
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={`How was it with ${isolate(request.provider_name)}?`}
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
            Everybody can read it, with your first name and an initial. You can change it for 14
            days.
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}

/** A client's button to review a request's professional, as soon as that is possible. */
export function WriteReview({ request, viewer }: WriteReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const now = useNow();
  if (request.closed || !isReviewable(request, now)) return null;
  const label = (
    <>
      <Star />
      Write a review
    </>
  );
  if (viewer === 'guest') {
    const href = authHref({ type: 'client', redirect: clientChatHref(request.id) });
    return (
      <ButtonLink to={href} variant="outline">
        {label}
      </ButtonLink>
    );
  }
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outline" onClick={open}>
        {label}
      </Button>
      {wasOpened && (
        <ReviewDialog request={request} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
