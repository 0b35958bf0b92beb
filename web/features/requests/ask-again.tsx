import { Button } from '@chakra-ui/react';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { findLastRequest } from '../../data/requests/requests.ts';
import { publicPageHref, requestHref } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { draftFrom } from './draft-from.ts';
import { REQUEST_MESSAGES } from './messages.ts';

interface AskAgainProps {
  uid: string;
  provider: Pick<ProviderProfile, 'id' | 'handle'>;
  /** The id of the element with the professional's name. */
  nameId: string;
}

/**
 * Opens a professional's request form, filled from the person's last request. It sends nothing. If
 * the last request cannot be read, the form opens without it.
 */
export function AskAgain({ uid, provider: { id, handle }, nameId }: AskAgainProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    const isSameVisit = sessionGuard();
    setBusy(true);
    try {
      const earlier = await findLastRequest(uid, id);
      if (earlier && isSameVisit()) draftFrom(uid, id, earlier);
    } catch (error) {
      console.warn('The last request could not be read', error);
      toast.info(REQUEST_MESSAGES.lastRequestMissing);
    }
    setBusy(false);
    if (isSameVisit()) void navigate(requestHref(publicPageHref(handle), ''));
  };
  return (
    <Button
      variant="outline"
      aria-describedby={nameId}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && void ask()}
    >
      <Send aria-hidden="true" />
      Ask again
    </Button>
  );
}
