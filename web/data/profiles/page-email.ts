import { pageEmailSchema } from '@doorstep/domain/profiles/provider-profile';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { callFunction } from '../callables.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { firestore } from '../firestore/firestore.ts';

/** Returns the live confirmed email of the signed-in professional's page; null without one. */
export const useConfirmedPageEmail = (uid: string) =>
  useLiveDocument(
    useMemo(() => doc(firestore, 'page_emails', uid), [uid]),
    pageEmailSchema,
  );

/** Mails a link to the email of the signed-in professional's page. Throws AppError. */
export const sendPageEmailLink = () => callFunction('send-page-email-link', {});
