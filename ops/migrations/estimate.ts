import type { Firestore } from 'firebase-admin/firestore';
import { PRICES } from '../costs/assumptions.ts';
import type { Migration } from './migration.ts';
import type { MigrationState } from './state.ts';

const priceOf = (operation: 'reads' | 'writes') => PRICES[operation].price / PRICES[operation].per;
const DOLLARS = { read: priceOf('reads'), write: priceOf('writes') };

export interface Estimate {
  /** `documents` counts the whole collection, `left` the documents that no run has checked. */
  documents: number;
  left: number;
  reads: number;
  /** If every document needs a change. */
  writes: number;
  dollars: number;
}

/** Estimates what a run costs at most. */
export async function estimateRun(
  db: Firestore,
  { collection, readsPerDocument }: Migration,
  state: MigrationState | null,
): Promise<Estimate> {
  const documents = (await db.collection(collection).count().get()).data().count;
  const left = Math.max(0, documents - (state?.checked ?? 0));
  const reads = left * (1 + readsPerDocument);
  return {
    documents,
    left,
    reads,
    writes: left,
    dollars: reads * DOLLARS.read + left * DOLLARS.write,
  };
}

const NUMBER = new Intl.NumberFormat('en-US');
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function estimateLine({ left, documents, reads, writes, dollars }: Estimate): string {
  const [of, all, read, write] = [left, documents, reads, writes].map((n) => NUMBER.format(n));
  const cost = dollars < 0.01 ? 'less than $0.01' : `about ${MONEY.format(dollars)}`;
  return `${of} of ${all} documents, at most ${read} reads and ${write} writes: ${cost}`;
}

interface Progress {
  /** The documents that all runs have checked, and those that earlier runs had checked. */
  checked: number;
  checkedBefore: number;
  changed: number;
  elapsedMs: number;
}

/** Describes the progress of all runs with the rate and the remaining time of this one. */
export function progressLine(
  { left }: Pick<Estimate, 'left'>,
  { checked, checkedBefore, changed, elapsedMs }: Progress,
): string {
  const checkedNow = checked - checkedBefore;
  const rate = checkedNow / Math.max(elapsedMs / 1000, 0.001);
  const seconds = Math.ceil(Math.max(0, left - checkedNow) / Math.max(rate, 0.001));
  const time = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  const done = `${NUMBER.format(checked)} checked, ${NUMBER.format(changed)} changed`;
  return `… ${done}, ${NUMBER.format(Math.round(rate))} a second, ${time} left`;
}
