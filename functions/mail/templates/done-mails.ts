import { DONE_DAYS } from '@doorstep/domain/limits';
import type { MailContent } from '@doorstep/domain/mail/mail';
import type { RenderedMail } from './layout.ts';
import { requestMail } from './request-mails.ts';
import { headerText, replyLabel } from './text-parts.ts';

type DoneContent = Extract<MailContent, { template: `done_${string}` }>;

/**
 * Renders the mails about the question if a job is done: to the professional when the client says
 * so and after the automatic completion, to the client when the answer is 'Not done'. `chat` is the
 * reader's link.
 */
export function renderDoneMail({ template, data }: DoneContent, chat: string): RenderedMail {
  const { provider_name, client_name } = data;
  const toClient = { label: replyLabel('client', client_name), url: chat };
  switch (template) {
    case 'done_asked':
      return requestMail(data, {
        reader: 'provider',
        subject: `Is the job for ${headerText(client_name, 60)} done?`,
        title: 'Is this job done?',
        opening: `${client_name} says this job is done.`,
        closing: `Mark it as completed, or press ‘Not done’ in the chat. If we don't hear from you within ${DONE_DAYS.answer} days, we'll mark it as completed for you.`,
        action: toClient,
      });
    case 'done_refused':
      return requestMail(data, {
        reader: 'client',
        subject: `${headerText(provider_name, 80)} says the job isn't done yet`,
        title: "The job isn't done yet",
        opening: `${provider_name} says this job isn't done yet.`,
        closing: 'Talk it over in the chat.',
        action: { label: replyLabel('provider', provider_name), url: chat },
      });
    case 'done_completed':
      return requestMail(data, {
        reader: 'provider',
        subject: `The job for ${headerText(client_name, 60)} was completed automatically`,
        title: 'Completed automatically',
        opening: `${client_name} told us this job was done. We didn't hear from you for ${DONE_DAYS.answer} days, so we marked it as completed.`,
        closing: `Not done? Press ‘Not done’ in the chat within ${DONE_DAYS.refusable} days to put the request back in progress.`,
        action: toClient,
      });
  }
}
