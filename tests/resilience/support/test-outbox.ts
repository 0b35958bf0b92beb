import { accountMailId, type MailContent } from '@doorstep/domain/mail/mail';
import { collectFindings } from '@doorstep/ops/data-check/collect-findings.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { z } from 'zod';
import {
  createMailOutbox,
  type MailOutbox,
} from '../../../functions/mail/mail-outbox-repository.ts';
import { createSmtpMailer } from '../../../functions/mail/gateways/smtp-mailer.ts';
import type { DeliveryDeps } from '../../../functions/mail/deliver-mail.ts';
import { sweepMail } from '../../../functions/mail/sweep-mail.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { TestSmtpServer } from '../../support/server/smtp-server.ts';
import { readStack } from '../../support/stack.ts';

const CONTENT: MailContent = {
  template: 'welcome',
  data: { account: 'nobody', provider_name: 'Rivera Plumbing', tier: 'Pro' },
};
/** Returns the id of the mail to an address. The Message-ID contains it. */
export const idOf = (address: string) => accountMailId('welcome', address);
const LINKS = { siteUrl: 'https://doorstep.example', linkSecret: 'a-secret-of-enough-length' };
const stateSchema = z.object({
  state: z.string(),
  attempts: z.number(),
  error: z.string().nullable(),
});

const never = () => new Promise<never>(() => {});

/** A mail outbox in a separate project that no other function sweeps, with a faulty mail server. */
export class TestOutbox {
  readonly server = new TestSmtpServer();
  readonly #project = `demo-${unique('mail')}`;
  readonly #app = initializeApp({ projectId: this.#project }, unique('outbox'));
  readonly #db = getFirestore(this.#app);
  readonly repository: MailOutbox = createMailOutbox(this.#db);

  /** Stops the server and expects the data check to find nothing. */
  async close(): Promise<void> {
    await this.server.stop();
    const project = this.#project;
    const stack = { ...readStack(), project, bucket: `${project}.firebasestorage.app` };
    const findings = await collectFindings(stack, { triggerMs: 0 });
    await deleteApp(this.#app);
    expect(findings).toEqual([]);
  }

  /** Queues mails that are due now. Returns their addresses. */
  async queue(count: number): Promise<string[]> {
    const addresses = Array.from({ length: count }, (_, i) => `${unique(`m${i}x`)}@doorstep.test`);
    await Promise.all(
      addresses.map((to) => this.repository.create(idOf(to), to, CONTENT, new Date())),
    );
    return addresses;
  }

  deps(
    changes: { deadlineMs?: number; outbox?: Partial<MailOutbox>; fallbackRecipient?: string } = {},
  ): DeliveryDeps {
    const { outbox, fallbackRecipient, ...options } = changes;
    const settings = { smtpUrl: this.server.url, from: 'Shop <hello@doorstep.test>' };
    return {
      outbox: { ...this.repository, ...outbox },
      mailer: createSmtpMailer(settings, options),
      links: LINKS,
      loadDetails: () => Promise.resolve({}),
      checkDelivery: () => Promise.resolve('now' as const),
      currentRecipient: ({ to }) => Promise.resolve(to),
      fallbackRecipient: ({ to }) =>
        Promise.resolve(
          fallbackRecipient === undefined || fallbackRecipient === to ? null : fallbackRecipient,
        ),
    };
  }

  /** Runs the schedule once. Returns the number of sent mails. */
  sweep(changes: Parameters<TestOutbox['deps']>[0] = {}): Promise<number> {
    return sweepMail(this.deps(changes));
  }

  async stateOf(address: string) {
    const mail = this.#db.collection('mail').doc(idOf(address));
    return stateSchema.parse((await mail.get()).data());
  }

  /** Runs the schedule and crashes it before it sends a mail or marks it as sent. */
  async crashBefore(point: 'send' | 'mark-sent'): Promise<void> {
    await new Promise<void>((resolve) => {
      const crash = () => {
        resolve();
        return never();
      };
      const deps = this.deps(point === 'mark-sent' ? { outbox: { markSent: crash } } : {});
      void sweepMail(point === 'send' ? { ...deps, mailer: { send: crash } } : deps);
    });
  }
}
