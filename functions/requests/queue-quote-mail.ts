import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import { quoteMailId, type MailContent } from '@doorstep/domain/mail/mail';
import { findClientAddress } from './client-address.ts';
import { findProviderAddress } from './queue-request-mail.ts';
import { queueUnlessClosed, type StatusMailDeps } from './queue-status-mail.ts';
import type { RequestRecord } from './service-request-repository.ts';

type QuoteTemplate = Extract<MailContent['template'], `quote_${string}`>;

/** The mails about each state. A withdrawn quote has none: the chat shows it. */
const MAILS = {
  open: { client: 'quote_sent', provider: null },
  accepted: { client: 'quote_confirmation', provider: 'quote_accepted' },
  declined: { client: null, provider: 'quote_declined' },
  withdrawn: { client: null, provider: null },
} as const;

/**
 * Queues the mails about a quote that was sent, accepted or declined: to the client at a confirmed
 * address, because the mail has a link that can decide. Repeated events queue each mail once.
 */
export async function queueQuoteMail(
  deps: StatusMailDeps,
  before: RequestRecord | null,
  after: RequestRecord,
  now: Date,
): Promise<void> {
  const { quote, closed, id: request_id, provider_name, client_name, place } = after;
  if (closed || quote === null) return;
  if (before?.quote?.id === quote.id && before.quote.state === quote.state) return;
  const mails = MAILS[quote.state];
  const data = { request_id, provider_name, client_name, quote, place };
  const queue = async (template: QuoteTemplate, to: string) => {
    const id = quoteMailId(request_id, template, quote.id);
    const waits = template === 'quote_sent' ? REQUEST_MAIL_MINUTES.quote * 60_000 : 0;
    const dueAt = new Date(now.getTime() + waits);
    await queueUnlessClosed(deps, { id, to, content: { template, data }, dueAt }, request_id);
  };
  if (mails.client !== null) {
    const to = await findClientAddress(deps.accounts, after);
    if (to !== null) await queue(mails.client, to);
  }
  if (mails.provider !== null) {
    const address = await findProviderAddress(deps, after);
    if (address) await queue(mails.provider, address.to);
  }
}
