/** The results of the messages of one chat, or of all chats. */
export interface Counts {
  sent: number;
  /** Messages whose sending failed with an error. */
  errors: number;
  /** Messages that are neither stored nor failed so far. */
  unanswered: number;
  /** Messages that are stored but were never received. */
  lost: number;
  duplicated: number;
  outOfOrder: number;
}

/** Counts the results of one chat's messages, which are numbered in the order of sending. */
export class Tally {
  readonly latencies: number[] = [];
  readonly #stored = new Set<number>();
  readonly #seen = new Set<number>();
  #sent = 0;
  #errors = 0;
  #duplicated = 0;
  #outOfOrder = 0;
  #latest = 0;

  send(): void {
    this.#sent += 1;
  }

  store(sequence: number): void {
    this.#stored.add(sequence);
  }

  fail(): void {
    this.#errors += 1;
  }

  /** Records a message that the listener received `latencyMs` after it was sent. */
  receive(sequence: number, latencyMs: number): void {
    if (this.#seen.has(sequence)) {
      this.#duplicated += 1;
      return;
    }
    this.#seen.add(sequence);
    this.latencies.push(latencyMs);
    if (sequence < this.#latest) this.#outOfOrder += 1;
    this.#latest = Math.max(this.#latest, sequence);
  }

  counts(): Counts {
    const lost = [...this.#stored].filter((sequence) => !this.#seen.has(sequence));
    return {
      sent: this.#sent,
      errors: this.#errors,
      unanswered: this.#sent - this.#stored.size - this.#errors,
      lost: lost.length,
      duplicated: this.#duplicated,
      outOfOrder: this.#outOfOrder,
    };
  }

  /** Whether every message was stored or failed, and every stored one was received. */
  get isSettled(): boolean {
    const { unanswered, lost } = this.counts();
    return unanswered + lost === 0;
  }
}

export function sumCounts(all: readonly Counts[]): Counts {
  const total = (name: keyof Counts) => all.reduce((count, counts) => count + counts[name], 0);
  return {
    sent: total('sent'),
    errors: total('errors'),
    unanswered: total('unanswered'),
    lost: total('lost'),
    duplicated: total('duplicated'),
    outOfOrder: total('outOfOrder'),
  };
}

/** Returns whether every message arrived once and in order, without errors. */
export function isComplete({ errors, unanswered, lost, duplicated, outOfOrder }: Counts): boolean {
  return errors + unanswered + lost + duplicated + outOfOrder === 0;
}
