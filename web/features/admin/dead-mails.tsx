import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { DeadMail } from '@doorstep/domain/callables';
import type { MailTemplate } from '@doorstep/domain/mail';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { listDeadMails } from '../../data/admin.ts';
import { formatDate, formatTime } from '../../lib/format.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Panel } from '../../ui/page.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/states.tsx';

const TEMPLATE_LABELS: Record<MailTemplate, string> = {
  new_request: 'New request, to the professional',
  request_confirmation: 'Confirmation of a request, to the client',
  welcome: 'Welcome, to a new subscriber',
  payment_failed: 'A payment failed, to the professional',
  subscription_ended: 'The subscription ended, to the professional',
};

function MailCard({ mail }: { mail: DeadMail }) {
  const written = new Date(mail.created_at);
  return (
    <Panel as="li">
      <Text fontWeight="600">{TEMPLATE_LABELS[mail.template]}</Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        {`To ${mail.to}, written on ${formatDate(written)} at ${formatTime(written)}, tried ${mail.attempts} times`}
      </Text>
      {mail.error && (
        <Text mt="3" fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
          {mail.error}
        </Text>
      )}
    </Panel>
  );
}

/** The first page as it was loaded, and the pages that were asked for after it. */
function MailList({ first, moreAfterFirst }: { first: DeadMail[]; moreAfterFirst: boolean }) {
  const [{ mails, more }, setPages] = useState({ mails: first, more: moreAfterFirst });
  const showMore = async () => {
    const next = await listDeadMails(mails.at(-1)?.id ?? null);
    setPages({ mails: [...mails, ...next.mails], more: next.more });
  };
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {mails.map((mail) => (
          <MailCard key={mail.id} mail={mail} />
        ))}
      </Stack>
      {more && <ShowMore onShow={showMore}>Show more</ShowMore>}
    </>
  );
}

/** The emails that were given up after the last try, newest first, for an administrator. */
export function DeadMails() {
  const first = useLoad('dead-mails', () => listDeadMails(null));
  return (
    <section aria-labelledby="dead-mails" tabIndex={-1}>
      <Flex mt="12" mb="4">
        <Heading as="h2" size="lg" id="dead-mails">
          Emails that could not be delivered
        </Heading>
      </Flex>
      {first.status === 'loading' && <CardSkeletons label="Loading emails..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>The emails could not be loaded.</ErrorState>
      )}
      {first.status === 'ready' &&
        (first.data.mails.length > 0 ? (
          <MailList first={first.data.mails} moreAfterFirst={first.data.more} />
        ) : (
          <EmptyState icon={<MailCheck />}>Every email has been delivered.</EmptyState>
        ))}
    </section>
  );
}
