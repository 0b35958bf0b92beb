import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { ALARMS } from '@doorstep/domain/operations/alarms';
import { layoutHtml, paragraphHtml, type RenderedMail } from './layout.ts';
import { headerText } from './text-parts.ts';

type Alarm = Extract<MailContent, { template: 'alarm' }>['data'];

const SUBJECTS: Record<Alarm['notice'], string> = {
  started: 'Alarm: ',
  worse: 'Alarm, now worse: ',
  ongoing: 'Alarm, still active: ',
  ended: 'Alarm ended: ',
};
const FOOTER = `You're receiving this email because you operate ${BRAND.name}.`;

/** Renders a mail about an alarm. It names the entry of the runbook. */
export function renderAlarm({ alarm, notice, detail }: Alarm, siteUrl: string): RenderedMail {
  const { title, meaning } = ALARMS[alarm];
  const action = { label: 'Open the admin page', url: `${siteUrl}/admin` };
  const parts = [detail, meaning, `What to do: docs/runbook.md, section “${alarm}”.`];
  return {
    subject: headerText(`${SUBJECTS[notice]}${title}`, 120),
    text: [title, ...parts, `${action.label}: ${action.url}`, FOOTER].join('\n\n') + '\n',
    html: layoutHtml({
      preview: headerText(detail, 120),
      title,
      bodyHtml: parts.map((part) => paragraphHtml(escapeHtml(part))).join('\n'),
      action,
      footer: FOOTER,
    }),
    reply_to: null,
  };
}
