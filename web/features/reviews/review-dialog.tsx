import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { CallableOutput } from '@doorstep/domain/callables';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { reviewFormSchema } from '@doorstep/domain/reviews/review';
import { isolate } from '@doorstep/domain/text';
import { useState, type RefObject } from 'react';
import { usePhotoUploads } from '../../data/pictures/use-photo-uploads.ts';
import { findMyReview, writeReview } from '../../data/reviews/reviews.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { REVIEW_MESSAGES } from './messages.ts';
import { PhotoChoices } from './photo-choices.tsx';
import { StarField } from './star-field.tsx';

const NO_REVIEW = { stars: 0, text: '' };

interface Typed {
  stars: number;
  text: string;
  /** The ids of the photos that everybody may see. */
  photos: string[];
}

/** Returns the form of a stored review, or of none. */
function toTyped(known: CallableOutput<'my-review'> | null): Typed {
  const shown = known?.photos.filter(({ url }) => url !== null) ?? [];
  return { ...(known?.review ?? NO_REVIEW), photos: shown.map(({ id }) => id) };
}

export interface ReviewDialogProps {
  request: ServiceRequest;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (stars: number) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The form of a review. What was typed stays if saving fails or the dialog is closed. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { request, isOpen, onClose, onSaved, finalFocus } = props;
  const stored = useLoad(`review:${request.id}`, () => findMyReview(request.id));
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const known = stored.status === 'ready' ? stored.data : null;
  const uploads = usePhotoUploads();
  const values = typed ?? toTyped(known);
  const form = reviewFormSchema.safeParse(values);
  const errorOf = (field: keyof typeof NO_REVIEW) =>
    isSubmitted ? form.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const refusal = known?.refusal ?? null;
  const save = async () => {
    setSubmitted(true);
    if (!form.success) return;
    setSaving(true);
    try {
      const { photos } = values;
      const hired = await writeReview({ request_id: request.id, ...form.data, photos });
      toast.success(hired ? REVIEW_MESSAGES.saved : REVIEW_MESSAGES.savedNotHired);
      onClose();
      onSaved(form.data.stars);
      // The dialog opens with the new copies the next time.
      setTyped(null);
      uploads.removeAll();
      stored.reload();
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
          <AriaDisabledButton
            off={isSaving || known === null || uploads.urls === null}
            onClick={() => void save()}
          >
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
          <PhotoChoices
            choices={known.photos}
            requestPhotos={request.photos}
            photos={uploads}
            chosen={values.photos}
            onChoose={(photos) => setTyped({ ...values, photos })}
          />
          <Text color="fg.muted" fontSize="sm">
            Everyone can see it, with your first name and last initial. You can edit it for 14 days.
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
