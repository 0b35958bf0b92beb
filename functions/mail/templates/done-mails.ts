import { DONE_DAYS } from '@doorstep/domain/limits';
import type { MailContent } from '@doorstep/domain/mail/mail';
import type { RenderedMail } from './layout.ts';
import { requestMail, TO_CLIENT, TO_PROVIDER } from './request-mails.ts';
import { headerText } from './text-parts.ts';

type DoneContent = Extract<MailContent, { template: `done_${string}` }>;

/**
 * Renders the mails about the question if a job is done: to the professional when the client says
 * so and after the automatic completion, to the client when the answer is 'Not done'. `chat` is the
 * reader's link.
 */
export function renderDoneMail({ template, data }: DoneContent, chat: string): RenderedMail {
  const { provider_name, client_name, service_description: description } = data;
  const toProvider = { description, name: provider_name, footer: TO_PROVIDER };
  switch (template) {
    case 'done_asked':
      return requestMail({
        ...toProvider,
        subject: `Is the job for ${headerText(client_name, 60)} done?`,
        title: 'Is this job done?',
        opening: `${client_name} says this job is done:`,
        closing: `Mark it as completed, or press ‘Not done’ in the chat. If there's no answer and no message within ${DONE_DAYS.answer} days, the request is completed automatically.`,
        action: { label: 'Answer in the chat', url: chat },
      });
    case 'done_refused':
      return requestMail({
        ...{ description, name: client_name, footer: TO_CLIENT },
        subject: `${headerText(provider_name, 80)} says the job isn't done yet`,
        title: "The job isn't done yet",
        opening: `${provider_name} says this job isn't done yet:`,
        closing: 'You can message each other in the chat.',
        action: { label: 'Open the chat', url: chat },
      });
    case 'done_completed':
      return requestMail({
        ...toProvider,
        subject: `The job for ${headerText(client_name, 60)} was completed automatically`,
        title: 'Completed automatically',
        opening: `${client_name} said this job was done. There was no answer for ${DONE_DAYS.answer} days, so the request was completed automatically:`,
        closing: `Not done? Press ‘Not done’ in the chat within ${DONE_DAYS.refusable} days, and the request is in progress again.`,
        action: { label: 'Open the chat', url: chat },
      });
  }
}
