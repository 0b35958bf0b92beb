import { billingMailId, type MailContent } from '@doorstep/domain/mail/mail';
import { collectFindings } from '@doorstep/ops/data-check/findings.ts';
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
import { unique } from '../../support/server/people.ts';
import { TestSmtpServer } from '../../support/server/smtp-server.ts';
import { readStack } from '../../support/stack.ts';

const CONTENT: MailContent = {
  template: 'welcome',
  data: { provider_name: 'Rivera Plumbing', tier: 'Pro' },
};
/** As of somebody's welcome; the Message-ID is made of it. */
export const idOf = (address: string) => billingMailId('welcome', address);
const LINKS = { siteUrl: 'https://doorstep.example', linkSecret: 'a-secret-of-enough-length' };
const stateSchema = z.object({
  state: z.string(),
  attempts: z.number(),
  error: z.string().nullable(),
});

/** Ends with the process that waits for it. */
const never = () => new Promise<never>(() => {});

/**
 * The outbox in a project of its own, which no function of the stack sweeps, and a mail server that
 * does what the test tells it to.
 */
export class MailWorld {
  readonly server = new TestSmtpServer();
  readonly #project = `demo-${unique('mail')}`;
  readonly #app = initializeApp({ projectId: this.#project }, unique('world'));
  readonly #db = getFirestore(this.#app);
  readonly outbox: MailOutbox = createMailOutbox(this.#db);

  /** Its end, at the clock of the test: by then everything in the outbox agrees. */
  async end(): Promise<void> {
    await this.server.stop();
    const project = this.#project;
    const stack = { ...readStack(), project, bucket: `${project}.firebasestorage.app` };
    const findings = await collectFindings(stack, { triggerMs: 0 });
    await deleteApp(this.#app);
    expect(findings).toEqual([]);
  }

  /** Mails that are due now; their addresses, by which they are known here. */
  async write(count: number): Promise<string[]> {
    const addresses = Array.from({ length: count }, (_, i) => `${unique(`m${i}x`)}@doorstep.test`);
    await Promise.all(addresses.map((to) => this.outbox.create(idOf(to), to, CONTENT, new Date())));
    return addresses;
  }

  deps(
    changes: { deadlineMs?: number; outbox?: Partial<MailOutbox>; fallbackRecipient?: string } = {},
  ): DeliveryDeps {
    const { outbox, fallbackRecipient, ...options } = changes;
    const settings = { smtpUrl: this.server.url, from: 'Doorstep <hello@doorstep.test>' };
    return {
      outbox: { ...this.outbox, ...outbox },
      mailer: createSmtpMailer(settings, options),
      links: LINKS,
      checkDelivery: () => Promise.resolve('now' as const),
      currentRecipient: ({ to }) => Promise.resolve(to),
      fallbackRecipient: ({ to }) =>
        Promise.resolve(
          fallbackRecipient === undefined || fallbackRecipient === to ? null : fallbackRecipient,
        ),
    };
  }

  /** One run of the schedule. */
  sweep(changes: Parameters<MailWorld['deps']>[0] = {}): Promise<number> {
    return sweepMail(this.deps(changes));
  }

  async stateOf(address: string) {
    const mail = this.#db.collection('mail').doc(idOf(address));
    return stateSchema.parse((await mail.get()).data());
  }

  /** A sweep by a function that ends before it does that; resolves when it is there. */
  async sweepUntilDeathAt(point: 'send' | 'mark-sent'): Promise<void> {
    await new Promise<void>((resolve) => {
      const die = () => {
        resolve();
        return never();
      };
      const deps = this.deps(point === 'mark-sent' ? { outbox: { markSent: die } } : {});
      void sweepMail(point === 'send' ? { ...deps, mailer: { send: die } } : deps);
    });
  }
}
