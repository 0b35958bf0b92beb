import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { planLabel } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import { supportTextSchema, type SupportState } from '@doorstep/domain/support/support-request';
import { useState } from 'react';
import {
  answerSupport,
  getSupportRequest,
  setSupportState,
} from '../../data/admin/support-requests.ts';
import { publicPageHref } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { MessageList } from '../../ui/layout/message-list.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { ReadingDialog } from '../../ui/overlay/reading-dialog.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { ReportedPhotos } from './reported-photos.tsx';

type Details = CallableOutput<'admin-support-request'>;

/** What the second button says, by the state of the request. */
const CHANGES: Record<SupportState, string> = {
  open: 'Close without an answer',
  answered: 'Close conversation',
  closed: 'Reopen conversation',
};

const NAMES = { person: 'Customer', support: 'Support' } as const;

interface SupportRequestDialogProps {
  id: string;
  /** The answer that was typed. */
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
  /** Called after the request was answered, closed or reopened. */
  onChanged: () => void;
}

/** Who wrote: the page's name, the email and the plan. */
function Sender({ email, plan, provider, is_premium }: Details) {
  return (
    <Flex gap="3" wrap="wrap" align="center" overflowWrap="anywhere">
      {provider && <AppLink to={publicPageHref(provider.handle)}>{provider.display_name}</AppLink>}
      <Text color="fg.muted">
        {[email ?? 'No email', plan ? `${planLabel(plan)} plan` : 'no plan'].join(', ')}
      </Text>
      {is_premium && <Badge colorPalette="accent">premium</Badge>}
    </Flex>
  );
}

interface AnswerProps extends Pick<SupportRequestDialogProps, 'draft' | 'onDraft' | 'onChanged'> {
  details: Details;
  /** Called when the request was changed elsewhere. */
  onStale: () => void;
}

/** The form of an answer, and the button that closes or reopens the request. */
function Answer({ details, draft, onDraft, onChanged, onStale }: AnswerProps) {
  const { id, entries, state } = details;
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const answer = supportTextSchema.safeParse(draft);
  const seen = entries.length;
  const next = state === 'closed' ? 'open' : 'closed';

  const save = async (call: () => Promise<void>, done: string) => {
    setSaving(true);
    try {
      await call();
      toast.success(done);
      onChanged();
    } catch (error) {
      console.error('The request to support was not changed', error);
      const { code, personMessage } = toAppError(error);
      toast.error(personMessage ?? ADMIN_MESSAGES.supportFailed);
      setSaving(false);
      if (code === 'failed-precondition') onStale();
    }
  };
  const send = async () => {
    setSubmitted(true);
    if (!answer.success) return;
    const text = answer.data;
    await save(async () => {
      await answerSupport({ id, seen, text });
      onDraft('');
    }, ADMIN_MESSAGES.supportAnswered);
  };
  return (
    <Stack gap="4">
      <FormField
        label="Your answer"
        help="Sent by email, and shown in the account."
        error={isSubmitted ? answer.error?.issues[0]?.message : undefined}
      >
        <Textarea rows={5} value={draft} onChange={({ target }) => onDraft(target.value)} />
      </FormField>
      <Flex gap="3" wrap="wrap">
        <AriaDisabledButton off={isSaving} onClick={() => void send()}>
          {isSaving ? 'One moment...' : 'Send answer'}
        </AriaDisabledButton>
        <AriaDisabledButton
          variant="outline"
          off={isSaving}
          onClick={() =>
            void save(
              () => setSupportState({ id, seen, state: next }),
              next === 'open' ? ADMIN_MESSAGES.supportReopened : ADMIN_MESSAGES.supportClosed,
            )
          }
        >
          {CHANGES[state]}
        </AriaDisabledButton>
      </Flex>
    </Stack>
  );
}

/** A request to support with its conversation, and the form to answer it. */
export function SupportRequestDialog(props: SupportRequestDialogProps) {
  const { id, onClose, ...answer } = props;
  const details = useLoad(`support-request:${id}`, () => getSupportRequest(id));
  return (
    <ReadingDialog title={`Message ${id}`} onClose={onClose}>
      <Stack gap="5" pb="4">
        {details.status === 'loading' && <LineSkeletons label="Loading the conversation..." />}
        {details.status === 'error' && (
          <ErrorState onRetry={details.reload}>
            {toAppError(details.error).personMessage ?? "We couldn't load the conversation."}
          </ErrorState>
        )}
        {details.status === 'ready' && (
          <>
            <Box>
              <Text fontWeight="600" overflowWrap="anywhere">
                {details.data.subject}
              </Text>
              <Sender {...details.data} />
            </Box>
            <MessageList
              label="Conversation"
              messages={details.data.entries.map(({ from, text, at }) => ({
                from: NAMES[from],
                text,
                at: new Date(at),
              }))}
            />
            <ReportedPhotos photos={details.data.photos} />
            <Answer {...answer} details={details.data} onStale={details.reload} />
          </>
        )}
      </Stack>
    </ReadingDialog>
  );
}
