import { Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { reportReview } from '../../data/reviews/reviews.ts';
import { LazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import { MODERATION_MESSAGES } from './messages.ts';

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** The professional's button to report a review, and the dialog that it opens. */
export function ReportReview({ id }: { id: string }) {
  // A closed dialog stays mounted, because it keeps what was typed.
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="ghost" onClick={() => setState('open')}>
        Report…
      </Button>
      {state !== 'unused' && (
        <LazyDialog
          name="report of a review"
          load={loadDialog}
          props={{
            what: 'this review',
            note: MODERATION_MESSAGES.reportReviewNote,
            send: ({ reason, text }) => reportReview({ id, reason, text }),
            offerBlock: false,
            open: state === 'open',
            onClose: () => setState('closed'),
            finalFocus: button,
          }}
          failure={MODERATION_MESSAGES.reportNotLoaded}
          onFailed={() => setState('unused')}
        />
      )}
    </>
  );
}
