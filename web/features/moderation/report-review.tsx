import { Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { reportReview } from '../../data/reviews/reviews.ts';
import { MODERATION_MESSAGES } from './messages.ts';
import { ReportDialog } from './report-dialog.tsx';

/** The professional's button to report a review, and the dialog that it opens. */
export function ReportReview({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="ghost" onClick={() => setOpen(true)}>
        Report…
      </Button>
      <ReportDialog
        what="this review"
        note={MODERATION_MESSAGES.reportReviewNote}
        send={({ reason, text }) => reportReview({ id, reason, text })}
        offerBlock={false}
        open={isOpen}
        onClose={() => setOpen(false)}
        finalFocus={button}
      />
    </>
  );
}
