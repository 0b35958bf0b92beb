/** What became of the messages of one chat, or of all together. */
export interface Counts {
  /** Handed to the SDK, each in its turn. */
  sent: number;
  /** Stored, as the server has answered. */
  acknowledged: number;
  /** Seen by the listener. */
  delivered: number;
  /** Acknowledged and never seen. */
  lost: number;
  /** Seen again. */
  duplicated: number;
  /** Seen after a later one. */
  out_of_order: number;
  /** Sending failed, and the sender was told. */
  refused: number;
  /** Neither: the sender still waits. */
  unanswered: number;
}

/** Follows the messages of one chat, numbered in the order in which they were sent. */
export class Tally {
  readonly latencies: number[] = [];
  private readonly acknowledged = new Set<number>();
  private readonly delivered = new Set<number>();
  private sent = 0;
  private refused = 0;
  private duplicated = 0;
  private outOfOrder = 0;
  private latest = 0;

  send(): void {
    this.sent += 1;
  }

  acknowledge(sequence: number): void {
    this.acknowledged.add(sequence);
  }

  refuse(): void {
    this.refused += 1;
  }

  /** Notes one that the listener sees, so many milliseconds after it was to be sent. */
  deliver(sequence: number, latencyMs: number): void {
    if (this.delivered.has(sequence)) {
      this.duplicated += 1;
      return;
    }
    this.delivered.add(sequence);
    this.latencies.push(latencyMs);
    if (sequence < this.latest) this.outOfOrder += 1;
    this.latest = Math.max(this.latest, sequence);
  }

  get answered(): number {
    return this.acknowledged.size + this.refused;
  }

  /** Whether every message was answered, and what was stored has been seen. */
  get isSettled(): boolean {
    return this.answered === this.sent && this.counts().lost === 0;
  }

  counts(): Counts {
    const lost = [...this.acknowledged].filter((sequence) => !this.delivered.has(sequence));
    return {
      sent: this.sent,
      acknowledged: this.acknowledged.size,
      delivered: this.delivered.size,
      lost: lost.length,
      duplicated: this.duplicated,
      out_of_order: this.outOfOrder,
      refused: this.refused,
      unanswered: this.sent - this.answered,
    };
  }
}

export const NOTHING: Counts = {
  sent: 0,
  acknowledged: 0,
  delivered: 0,
  lost: 0,
  duplicated: 0,
  out_of_order: 0,
  refused: 0,
  unanswered: 0,
};

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, counts) => ({
      sent: total.sent + counts.sent,
      acknowledged: total.acknowledged + counts.acknowledged,
      delivered: total.delivered + counts.delivered,
      lost: total.lost + counts.lost,
      duplicated: total.duplicated + counts.duplicated,
      out_of_order: total.out_of_order + counts.out_of_order,
      refused: total.refused + counts.refused,
      unanswered: total.unanswered + counts.unanswered,
    }),
    NOTHING,
  );
}

/** Whether every message arrived once, in its turn. */
export function isWhole(counts: Counts): boolean {
  const { lost, duplicated, out_of_order, refused, unanswered } = counts;
  return lost + duplicated + out_of_order + refused + unanswered === 0;
}
