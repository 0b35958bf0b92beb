import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { DeadMail } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import type { MailTemplate } from '@doorstep/domain/mail/mail';
import { MailCheck, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listDeadMails, sendMailAgain } from '../../data/admin/admin.ts';
import { formatDate, formatTime } from '../../lib/text/format.ts';
import { useLoad } from '../../lib/use-load.ts';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { ActionDialog } from './shared/action-dialog.tsx';
import { ADMIN_MESSAGES } from './shared/messages.ts';
import { SendAllAgain } from './send-all-again.tsx';

const TEMPLATE_LABELS: Record<MailTemplate, string> = {
  new_request: 'New request, to the professional',
  request_confirmation: 'Request confirmation, to the client',
  request_cancelled: 'Request cancelled, to the professional',
  request_status: 'Status update, to the client',
  done_asked: 'Job marked as done, to the professional',
  done_refused: 'Job marked as not done, to the client',
  done_completed: 'Completed automatically, to the professional',
  request_reminder: 'Unanswered request, to the professional',
  request_unanswered: 'Unanswered request, to the client',
  review_request: 'Review invitation, to the client',
  review_received: 'New review, to the professional',
  quote_sent: 'Quote, to the client',
  quote_accepted: 'Quote accepted, to the professional',
  quote_declined: 'Quote declined, to the professional',
  quote_confirmation: 'Quote accepted, to the client',
  welcome: 'Welcome, to a new subscriber',
  payment_failed: 'Payment failed, to the professional',
  subscription_ended: 'Subscription ended, to the professional',
  badge_decided: 'Badge decision, to the professional',
  badge_expiring: 'Badge expiring soon, to the professional',
  support_received: 'Support message received, to the sender',
  support_answered: 'Support reply, to the sender',
  support_asked: 'Support message, to the support address',
  alarm: 'Alarm, to the operator',
  page_email_link: 'Confirmation link for a page email, to that address',
  page_email_changed: 'Page email changed, to the old address',
  team_invitation: 'Team invitation, to the invited person',
  unread_messages: 'New message, to the recipient',
  account_link: 'Link to confirm or change an email, or reset a password',
};

function MailCard({ mail, onSent }: { mail: DeadMail; onSent: () => void }) {
  const createdAt = new Date(mail.created_at);
  const attempts = mail.attempts === 1 ? 'once' : `${mail.attempts} times`;
  const label = TEMPLATE_LABELS[mail.template];
  return (
    <Panel as="li" ref={moveFocusOnUnmount}>
      <Text fontWeight="600">{label}</Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        {`To ${mail.to}, created on ${formatDate(createdAt)} at ${formatTime(createdAt)}, tried ${attempts}`}
      </Text>
      {mail.error && (
        <Text mt="3" fontFamily="monospace" fontSize="sm" overflowWrap="anywhere">
          {mail.error}
        </Text>
      )}
      <SendAgain mail={mail} label={label} onSent={onSent} />
    </Panel>
  );
}

interface SendAgainProps {
  mail: DeadMail;
  label: string;
  onSent: () => void;
}

function SendAgain({ mail, label, onSent }: SendAgainProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    const list = button.current?.closest('section');
    // The dialog cannot give the focus back to a card that is gone.
    flushSync(onSent);
    list?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        ref={button}
        mt="4"
        size="sm"
        variant="outline"
        aria-label={`Send again: ${label}, to ${mail.to}`}
        onClick={() => setAsking(true)}
      >
        <Send />
        Send again
      </Button>
      {isAsking && (
        <ActionDialog
          title="Send this email again?"
          label="Send email"
          done={ADMIN_MESSAGES.mailResent}
          failed={ADMIN_MESSAGES.mailNotResent}
          onConfirm={() => sendMailAgain(mail.id)}
          onClose={() => setAsking(false)}
          onDone={leave}
          onStale={leave}
        >
          <Text>{`We'll send “${label}” again to the recipient's current address. This goes in the audit log.`}</Text>
        </ActionDialog>
      )}
    </>
  );
}

/** The first page, and the pages that 'Show more' adds. */
function MailList({ first }: { first: CallableOutput<'admin-dead-mails'> }) {
  const [{ mails, next }, setPages] = useState(first);
  const showMore = async () => {
    const page = await listDeadMails(next);
    setPages({ mails: [...mails, ...page.mails], next: page.next });
  };
  const remove = (id: string) =>
    setPages((pages) => ({ ...pages, mails: pages.mails.filter((mail) => mail.id !== id) }));
  if (mails.length === 0 && next === null) return <NoDeadMails />;
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {mails.map((mail) => (
          <MailCard key={mail.id} mail={mail} onSent={() => remove(mail.id)} />
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
    </>
  );
}

function NoDeadMails() {
  return <EmptyState icon={<MailCheck />}>Every email has been delivered.</EmptyState>;
}

/** The emails that failed every attempt, newest first, for administrators. */
export function DeadMails() {
  const first = useLoad('dead-mails', () => listDeadMails(null));
  const isEmpty = first.status === 'ready' && first.data.mails.length === 0;
  return (
    <section aria-labelledby="dead-mails" tabIndex={-1}>
      <Flex mt="8" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="dead-mails">
          Undelivered emails
        </Heading>
        {!isEmpty && <SendAllAgain off={first.status !== 'ready'} onEnded={first.reload} />}
      </Flex>
      {first.status === 'loading' && <CardSkeletons label="Loading emails..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the emails.</ErrorState>
      )}
      {first.status === 'ready' && <MailList first={first.data} />}
    </section>
  );
}
