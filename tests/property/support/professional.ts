import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Truth } from './oracle.ts';

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
  stripe_customer_id: z.string().nullable(),
});
const pageSchema = z.object({
  published: z.boolean(),
  publish_on_renewal: z.boolean().default(false),
});

/** One professional: what is stored of him, and what he does in the editor. */
export class Professional {
  readonly uid: string;
  readonly #db: Firestore;
  /** Whether he wants his page to be public, by what he pressed last. */
  wantsPage = false;

  constructor(db: Firestore, uid: string) {
    this.#db = db;
    this.uid = uid;
  }

  async subscriber(): Promise<(Truth & { stripe_customer_id: string | null }) | null> {
    const { data } = await this.#read('subscribers');
    return data ? subscriberSchema.parse(data) : null;
  }

  /** Null before the first save. */
  async page(): Promise<z.infer<typeof pageSchema> | null> {
    const { data } = await this.#read('provider_profiles');
    return data ? pageSchema.parse(data) : null;
  }

  /** 'Save & Publish', which the rules let through only to a subscriber; else nothing is changed. */
  async publish(): Promise<void> {
    const subscriber = await this.subscriber();
    if (subscriber?.subscribed) await this.#save({ published: true });
    if (subscriber?.subscribed) this.wantsPage = true;
  }

  /** 'Save Draft', which drops the memory that the page was public. */
  async saveDraft(): Promise<void> {
    await this.#save({ published: false, publish_on_renewal: false });
    this.wantsPage = false;
  }

  /** Makes room for the next one: a reconcile reads everybody. */
  async leave(): Promise<void> {
    const batch = this.#db.batch();
    batch.delete(this.#db.collection('subscribers').doc(this.uid));
    batch.delete(this.#db.collection('provider_profiles').doc(this.uid));
    await batch.commit();
  }

  async isHandled(eventId: string): Promise<boolean> {
    return (await this.#db.collection('stripe_events').doc(eventId).get()).exists;
  }

  async #save(publication: { published: boolean; publish_on_renewal?: boolean }): Promise<void> {
    const page = this.#db.collection('provider_profiles').doc(this.uid);
    if ((await page.get()).exists) await page.update(publication);
    else await page.set(stored(providerProfile({ user_id: this.uid, ...publication })));
  }

  async #read(collection: string) {
    const snapshot = await this.#db.collection(collection).doc(this.uid).get();
    return { data: snapshot.data() };
  }
}
