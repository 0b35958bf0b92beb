import type { PublicPage } from '@doorstep/domain/pages/public-page';
import type { RequestForm as Fields } from '@doorstep/domain/requests/address';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession } from '../../../data/auth/session.ts';
import { authFormState } from '../../../lib/navigation/history-state.ts';
import { authHref, requestHref } from '../../../lib/paths.ts';
import { pendingConfirmation, sentEmail } from '../../../lib/storage/browser-storage.ts';
import {
  changedFields,
  findVisitorOwner,
  requestForm,
  writeDraft,
} from '../../../lib/storage/drafts.ts';
import { visitorOwner } from '../../../lib/storage/visitor-drafts.ts';

/** Returns the email of an account that is not confirmed, or null. */
function unconfirmedEmail(): string | null {
  const session = currentSession();
  return session.status === 'unconfirmed' ? session.email : null;
}

/**
 * Returns the owner of a visitor's draft of a request, the email that the draft belongs to, a
 * function that asks for an account, and a function that forgets the email. After `askForAccount`
 * the draft belongs to the account's email: the typed one, or the email of an account that waits
 * for its confirmation (docs/decisions, 79).
 */
export function useVisitorDraft({ id, handle }: PublicPage) {
  const [owner, setOwner] = useState(() => findVisitorOwner(requestForm(id), unconfirmedEmail()));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const askForAccount = async (values: Fields, empty: Fields) => {
    const email = unconfirmedEmail() ?? values.client_email;
    // The email of the draft is the one of its owner, so that it follows a correction.
    const changed = changedFields(values, { ...empty, client_email: email });
    writeDraft({ uid: owner, form: requestForm(id) }, null);
    writeDraft(
      { uid: visitorOwner(email), form: requestForm(id) },
      // Without its place, the form would start with the searched one again.
      { base: null, values: { ...changed, place: values.place }, handle },
    );
    sentEmail.set(email);
    const redirect = requestHref(pathname, search, 'draft');
    const pending = pendingConfirmation.get();
    if (pending?.email === email) {
      pendingConfirmation.set({ ...pending, type: 'client', redirect });
    }
    await navigate(authHref({ type: 'client', redirect }), {
      state: authFormState('sign-up', email),
    });
  };
  /** After the draft was deleted, the next one belongs to nobody's email. */
  const forgetEmail = () => setOwner(visitorOwner(unconfirmedEmail() ?? ''));
  return { owner, email: owner.slice(visitorOwner().length), askForAccount, forgetEmail };
}
