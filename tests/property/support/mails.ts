import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { createClosedAccounts } from '../../../functions/platform/closed-account-repository.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createProviderProfiles } from '../../../functions/profiles/provider-profile-repository.ts';
import { parseSubscriptionState } from '../../../functions/billing/subscriber-repository.ts';
import {
  queueBillingMail,
  type BillingMailDeps,
} from '../../../functions/billing/queue-billing-mail.ts';
import type { Deliveries } from './deliveries.ts';
import type { Storm } from './storm.ts';
import { count } from './tally.ts';

const mailSchema = z.object({ template: z.string(), to: z.string() });

/** Does what Firebase does for the trigger: tells each write of `subscribers/{uid}`, at least once. */
export class Mails {
  /** The states that were stored, in their order. */
  readonly states: ReturnType<typeof parseSubscriptionState>[] = [];
  readonly #db: Firestore;
  readonly #uid: string;
  readonly #deliveries: Deliveries;
  readonly #deps: BillingMailDeps;
  #last: DocumentSnapshot | null = null;

  constructor(db: Firestore, uid: string, deliveries: Deliveries) {
    this.#db = db;
    this.#uid = uid;
    this.#deliveries = deliveries;
    this.#deps = {
      outbox: createMailOutbox(db),
      profiles: createProviderProfiles(db),
      accounts: { findEmail: () => Promise.resolve(this.address) },
      closedAccounts: createClosedAccounts(db),
    };
  }

  get address(): string {
    return `${this.#uid}@doorstep.test`;
  }

  /** Looks whether a commit has changed the document, and sends word of it. */
  async look(storm: Storm): Promise<void> {
    const before = this.#last;
    const after = await this.#db.collection('subscribers').doc(this.#uid).get();
    if (!after.exists || (before?.updateTime && after.updateTime?.isEqual(before.updateTime))) {
      return;
    }
    this.#last = after;
    this.states.push(parseSubscriptionState(after));
    // The trigger is of updates only.
    if (!before) return;
    const states = [parseSubscriptionState(before), parseSubscriptionState(after)] as const;
    const perform = () => queueBillingMail(this.#deps, this.#uid, ...states);
    this.#deliveries.add({ name: `change ${this.states.length}`, perform, storm });
  }

  /** The ids of the mails in the outbox, by which each stands there once. */
  async ids(): Promise<string[]> {
    const mails = await this.#db.collection('mail').where('to', '==', this.address).get();
    return mails.docs.map((snapshot) => {
      count(`mail: ${mailSchema.parse(snapshot.data()).template}`);
      return snapshot.id;
    });
  }
}
