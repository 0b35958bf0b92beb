import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import { decideReport, liftSuspension } from '../../../data/moderation/moderation.ts';
import { DECISION_TEXTS } from '../shared/decision-texts.ts';
import { ADMIN_MESSAGES } from '../shared/messages.ts';
import { NoteDialog } from '../shared/note-dialog.tsx';

export type Decision = 'dismiss' | 'suspend' | 'hide' | 'lift';

interface DecisionDialogProps {
  report: ReportEntry;
  decision: Decision;
  onClose: () => void;
  /** Called after the decision, and when the dialog is closed after it was refused. */
  onDecided: () => void;
}

/** Explains a decision about a report, and asks for confirmation and the reason. */
export function DecisionDialog({ report, decision, onClose, onDecided }: DecisionDialogProps) {
  const { id } = report;
  const { done, ...texts } = DECISION_TEXTS[decision];
  return (
    <NoteDialog
      {...texts}
      isHarsh={decision === 'suspend'}
      isOptional={decision === 'dismiss'}
      done={(account) =>
        decision === 'suspend' && account === 'deleted' ? ADMIN_MESSAGES.accountGone : done
      }
      onConfirm={(note) =>
        decision === 'lift' ? liftSuspension({ id, note }) : decideReport({ id, decision, note })
      }
      onClose={onClose}
      onDone={onDecided}
      onStale={onDecided}
    />
  );
}
