import { Dialog } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { isolate, nullWhenEmpty } from '@doorstep/domain/text';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { LIMITS } from '@doorstep/domain/limits';
import { requestFormSchema, type RequestForm as Fields } from '@doorstep/domain/requests/address';
import { REQUEST_DEFAULTS } from '@doorstep/domain/requests/service-request';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePhotoUploads } from '../../../data/pictures/use-photo-uploads.ts';
import { useFormDraft } from '../../../data/use-form-draft.ts';
import { searchedPlace } from '../../../lib/storage/browser-storage.ts';
import { requestForm } from '../../../lib/storage/drafts.ts';
import { phoneCheck } from '../../../lib/text/phone.ts';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';
import { SavedHere } from './saved-here.tsx';
import { useClientDetails } from './use-client-details.ts';
import { useSendRequest } from './use-send-request.ts';
import { useVisitorDraft } from './use-visitor-draft.ts';

const EMPTY: Fields = {
  client_name: '',
  client_email: '',
  client_phone: '',
  service_description: '',
  ...REQUEST_DEFAULTS,
  branch_name: '',
  place: '',
  street: '',
};

const schemaFor = (storedPhone: string) =>
  z.extend(requestFormSchema, {
    client_phone: requestFormSchema.shape.client_phone.check(phoneCheck(storedPhone)),
  });

/** A draft may be invalid, for example without a name. */
const draftSchema = z.extend(requestFormSchema, {
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.string(),
  service_description: z.string(),
  // A draft from an earlier request may lack these.
  branch_name: z._default(z.string(), ''),
  place: z._default(z.string(), ''),
  street: z._default(z.string(), ''),
});

/** Returns the place that the client has searched for, unless it is too long for a request. */
function placeFromSearch(): string {
  const place = searchedPlace();
  return place.length <= LIMITS.place ? place : '';
}

interface RequestDialogProps {
  provider: PublicPage;
  viewer: 'client' | 'visitor';
  open: boolean;
  onClose: () => void;
}

/**
 * The request form in a dialog. After sending it says what happens next. The text and the photos
 * stay if sending fails, and if the dialog is closed and opened again. A visitor's request is a
 * draft in this browser, and sending it asks for an account.
 */
export function RequestDialog({ provider, viewer, open, onClose }: RequestDialogProps) {
  const isVisitor = viewer === 'visitor';
  const visitorDraft = useVisitorDraft(provider);
  const { clientDetails, remember } = useClientDetails(visitorDraft.email);
  const form = useForm<Fields>({
    resolver: zodResolver(schemaFor(clientDetails.client_phone)),
    defaultValues: EMPTY,
  });
  const send = useSendRequest(provider.id);
  const photos = usePhotoUploads();
  const [sentId, setSentId] = useState<string | null>(null);
  const { reset } = form;
  const [place] = useState(placeFromSearch);
  const initial = useMemo(() => ({ ...EMPTY, place, ...clientDetails }), [place, clientDetails]);

  // The fields of a draft are dirty, so the client's known data does not replace them.
  useEffect(() => {
    reset(initial, { keepDirtyValues: true, keepErrors: true });
  }, [initial, reset]);

  const draft = useFormDraft({
    form,
    name: requestForm(provider.id),
    schema: draftSchema,
    initial,
    // Finds the draft when the page is not public any more (kept-request.tsx).
    extra: { handle: provider.handle },
    visitor: isVisitor ? visitorDraft.owner : undefined,
    onMovedToMemory: () => toast.info(REQUEST_MESSAGES.draftKept),
  });
  const submit = async (values: Fields) => {
    if (isVisitor) {
      await visitorDraft.askForAccount(values, EMPTY);
      return;
    }
    const request = {
      ...values,
      client_phone: nullWhenEmpty(values.client_phone),
      place: nullWhenEmpty(values.place),
      street: nullWhenEmpty(values.street),
      // A draft can name a branch that was removed since.
      branch_name: provider.branches.find(({ name }) => name === values.branch_name)?.name ?? null,
    };
    const id = photos.urls && (await send(request, photos.urls));
    if (id === null) return;
    setSentId(id);
    photos.removeAll();
    draft.clear();
    reset(initial);
    void remember(request);
  };

  const discard = () => {
    draft.clear();
    visitorDraft.forgetEmail();
    reset(initial);
    form.setFocus('service_description');
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onExitComplete={() => setSentId(null)}
      title={sentId === null ? `Request service from ${isolate(provider.display_name)}` : null}
    >
      {sentId === null ? (
        <Dialog.Body textStyle="md">
          <OfflineNotice>{REQUEST_MESSAGES.formOffline}</OfflineNotice>
          <RequestForm
            form={form}
            provider={provider}
            isVisitor={isVisitor}
            notice={isVisitor && <SavedHere {...{ form, initial }} onDiscard={discard} />}
            photos={photos}
            onSubmit={submit}
            onCancel={onClose}
          />
        </Dialog.Body>
      ) : (
        <RequestSent requestId={sentId} name={provider.display_name} onDone={onClose} />
      )}
    </FormDialog>
  );
}
