import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { planLabel } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import { supportTextSchema, type SupportState } from '@doorstep/domain/support/support-request';
import { use, useState } from 'react';
import { answerSupport, getSupportRequest, setSupportState } from '../../../data/admin/admin.ts';
import { publicPageHref } from '../../../lib/paths.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { MessageList } from '../../../ui/layout/message-list.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { ReadingDialog } from '../../../ui/overlay/reading-dialog.tsx';
import { ActionDialog } from '../shared/action-dialog.tsx';
import { ADMIN_MESSAGES } from '../shared/messages.ts';
import { ReloadCounts } from '../shared/tab-counts.ts';
import { ReportedPhotos } from '../shared/reported-photos.tsx';
import { personHref } from '../shared/use-admin-view.ts';

type Details = CallableOutput<'admin-support-request'>;

/** The label of the button that closes or reopens, by the state of the request. */
const CHANGES: Record<SupportState, string> = {
  open: 'Close without replying…',
  answered: 'Close conversation…',
  closed: 'Reopen conversation…',
};

/** The texts of the dialog that confirms closing or reopening. */
const CONFIRMATIONS = {
  closed: {
    title: 'Close this conversation?',
    label: 'Close conversation',
    explanation:
      "The customer won't get an email and can't reply here anymore. You can reopen it later.",
    done: ADMIN_MESSAGES.supportClosed,
  },
  open: {
    title: 'Reopen this conversation?',
    label: 'Reopen conversation',
    explanation: 'It will be listed as open again, and the customer can reply here.',
    done: ADMIN_MESSAGES.supportReopened,
  },
} as const;

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

/** Shows the page, the email and the plan of the person who wrote, and links to the person. */
function Sender({ uid, email, plan, provider, is_premium }: Details) {
  return (
    <Flex gap="3" wrap="wrap" align="center" overflowWrap="anywhere">
      {provider && <AppLink to={publicPageHref(provider.handle)}>{provider.display_name}</AppLink>}
      <Text color="fg.muted">
        {[email ?? 'No email', plan ? `${planLabel(plan)} plan` : 'no plan'].join(', ')}
      </Text>
      {is_premium && <Badge colorPalette="accent">premium</Badge>}
      <AppLink to={personHref(uid)}>View person</AppLink>
    </Flex>
  );
}

interface AnswerProps extends Pick<SupportRequestDialogProps, 'draft' | 'onDraft' | 'onChanged'> {
  details: Details;
  /** Called when the request was changed elsewhere. */
  onStale: () => void;
  /** Called when the administrator wants to close or reopen the conversation. */
  onChangeState: () => void;
}

/** The form of an answer, and the button that closes or reopens the request. */
function Answer({ details, draft, onDraft, onChanged, onStale, onChangeState }: AnswerProps) {
  const { id, entries, state } = details;
  const reloadCounts = use(ReloadCounts);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const answer = supportTextSchema.safeParse(draft);

  const send = async () => {
    setSubmitted(true);
    if (!answer.success) return;
    setSaving(true);
    try {
      await answerSupport({ id, seen: entries.length, text: answer.data });
      onDraft('');
      toast.success(ADMIN_MESSAGES.supportAnswered);
      onChanged();
      reloadCounts();
    } catch (error) {
      console.error('The answer to the support request was not sent', error);
      const { code, personMessage } = toAppError(error);
      toast.error(personMessage ?? ADMIN_MESSAGES.supportFailed);
      setSaving(false);
      if (code === 'failed-precondition') onStale();
    }
  };
  return (
    <Stack gap="4">
      <FormField
        label="Your reply"
        help="Sent by email and shown in their account."
        error={isSubmitted ? answer.error?.issues[0]?.message : undefined}
      >
        <Textarea rows={5} value={draft} onChange={({ target }) => onDraft(target.value)} />
      </FormField>
      <Flex gap="3" wrap="wrap">
        <AriaDisabledButton off={isSaving} onClick={() => void send()}>
          {isSaving ? 'One moment...' : 'Send reply'}
        </AriaDisabledButton>
        <AriaDisabledButton variant="outline" off={isSaving} onClick={onChangeState}>
          {CHANGES[state]}
        </AriaDisabledButton>
      </Flex>
    </Stack>
  );
}

interface StateDialogProps extends Pick<AnswerProps, 'details' | 'onStale'> {
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation, and closes or reopens the conversation. */
function StateDialog({ details, onStale, onClose, onDone }: StateDialogProps) {
  const { id, entries } = details;
  const state = details.state === 'closed' ? 'open' : 'closed';
  const { explanation, ...texts } = CONFIRMATIONS[state];
  return (
    <ActionDialog
      {...texts}
      failed={ADMIN_MESSAGES.supportFailed}
      onConfirm={() => setSupportState({ id, seen: entries.length, state })}
      onClose={onClose}
      onStale={onStale}
      onDone={onDone}
    >
      <Text>{explanation}</Text>
    </ActionDialog>
  );
}

/** A request to support with its conversation, and the form to answer it. */
export function SupportRequestDialog(props: SupportRequestDialogProps) {
  const { id, onClose, ...answer } = props;
  // Stores the request as the administrator saw it when they pressed the button.
  const [toChange, setToChange] = useState<Details | null>(null);
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
            <Answer
              {...answer}
              details={details.data}
              onStale={details.reload}
              onChangeState={() => setToChange(details.data)}
            />
          </>
        )}
      </Stack>
      {toChange && (
        <StateDialog
          details={toChange}
          onStale={() => {
            setToChange(null);
            details.reload();
          }}
          onClose={() => setToChange(null)}
          onDone={props.onChanged}
        />
      )}
    </ReadingDialog>
  );
}
