import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import type { ExpectedState } from './expected-state.ts';

const millis = z
  .instanceof(Timestamp)
  .nullable()
  .transform((time) => time?.toMillis() ?? null);
const subscriberSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.string().nullable(),
  subscription_end: millis,
  status: z.string(),
  cancel_at: millis,
  subscription_id: z.string().nullable(),
  invoice_id: z.string().nullable(),
  amount_due: z.number().nullable(),
  currency: z.string().nullable(),
  next_attempt_at: millis,
  grace_ends_at: millis,
  next_charge_amount: z.number().nullable(),
  next_plan_amount: z.number().nullable(),
  stripe_customer_id: z.string().nullable(),
});
const pageSchema = z.object({
  published: z.boolean(),
  publish_on_renewal: z.boolean().default(false),
  facts: z.object({ plan_tier: z.string().nullable() }),
});

/** One professional: their stored documents, and their actions in the profile editor. */
export class Professional {
  readonly uid: string;
  readonly #db: Firestore;
  /** Whether the last pressed button publishes the page. */
  wantsPage = false;

  constructor(db: Firestore, uid: string) {
    this.#db = db;
    this.uid = uid;
  }

  async subscriber(): Promise<(ExpectedState & { stripe_customer_id: string | null }) | null> {
    const { data } = await this.#read('subscribers');
    return data ? subscriberSchema.parse(data) : null;
  }

  /** Returns the page's flags and its copy of the plan, or null before the first save. */
  async page(): Promise<z.infer<typeof pageSchema> | null> {
    const { data } = await this.#read('provider_profiles');
    return data ? pageSchema.parse(data) : null;
  }

  /** Presses 'Save & Publish', which the rules allow only to subscribers. */
  async publish(): Promise<void> {
    if (!(await this.subscriber())?.subscribed) return;
    await this.#save({ published: true });
    this.wantsPage = true;
  }

  /** Presses 'Save Draft', which also resets the flag for publishing at the next renewal. */
  async saveDraft(): Promise<void> {
    await this.#save({ published: false, publish_on_renewal: false });
    this.wantsPage = false;
  }

  /** Deletes the documents, because a reconcile reads the documents of all professionals. */
  async remove(): Promise<void> {
    const batch = this.#db.batch();
    batch.delete(this.#db.collection('subscribers').doc(this.uid));
    batch.delete(this.#db.collection('provider_profiles').doc(this.uid));
    await batch.commit();
  }

  async isHandled(eventId: string): Promise<boolean> {
    return (await this.#db.collection('stripe_events').doc(eventId).get()).exists;
  }

  /** Returns the ids of the mails in the outbox. */
  async mailIds(email: string): Promise<string[]> {
    const mails = await this.#db.collection('mail').where('to', '==', email).get();
    return mails.docs.map(({ id }) => id);
  }

  async #save(publication: { published: boolean; publish_on_renewal?: boolean }): Promise<void> {
    const page = this.#db.collection('provider_profiles').doc(this.uid);
    if ((await page.get()).exists) await page.update(publication);
    else {
      await page.set(stored(providerProfile({ user_id: this.uid, ...publication })));
      // The trigger on new profiles.
      await createSubscribers(this.#db).copyTier(this.uid);
    }
  }

  async #read(collection: string) {
    const snapshot = await this.#db.collection(collection).doc(this.uid).get();
    return { data: snapshot.data() };
  }
}
