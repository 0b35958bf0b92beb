import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';
import { countRuleReads } from './rule-reads.ts';

/** Nothing happens any more after this time without a log line. Mails are delivered within 5 s. */
const QUIET_MS = 5_000;
const POLL_MS = 500;

const noteSchema = z.object({
  name: z.string(),
  kind: z.enum(['reads', 'writes', 'deletes']),
  count: z.number(),
});

const FINISHED = /Finished "us-central1-([\w-]+)" in ([\d.]+)ms/g;
const BACKGROUND = /^every/;

/** What functions, rules and the mail server do, read from their logs and reports. */
export class ServerTraffic {
  readonly #at: Addresses;
  readonly #log: string;
  readonly #counts: string;
  #before = { log: 0, counts: 0, ruleReads: 0, mails: 0 };

  constructor(instance: string, at: Addresses) {
    const { logs, root } = instancePaths(instance);
    this.#at = at;
    this.#log = path.join(logs, 'emulators.log');
    this.#counts = path.join(root, 'firestore-counts.jsonl');
  }

  /** Waits until the server is idle, and starts to count. */
  async start(): Promise<void> {
    await this.#untilQuiet();
    this.#before = await this.#now();
  }

  /** Waits until nothing happens any more. Returns what has happened since the start. */
  async take() {
    await this.#untilQuiet();
    const { log, counts, ruleReads, mails } = this.#before;
    const calls: Record<string, { count: number; ms: number }> = {};
    for (const [, name = '', ms = ''] of textAfter(this.#log, log).matchAll(FINISHED)) {
      const sum = (calls[name] ??= { count: 0, ms: 0 });
      sum.count += 1;
      sum.ms = Math.round(sum.ms + Number(ms));
    }
    const sums = { reads: 0, writes: 0, deletes: 0 };
    for (const line of textAfter(this.#counts, counts).split('\n').filter(Boolean)) {
      const { name, kind, count } = noteSchema.parse(JSON.parse(line));
      if (!BACKGROUND.test(name)) sums[kind] += count;
    }
    const now = await this.#now();
    return { calls, ...sums, ruleReads: now.ruleReads - ruleReads, mails: now.mails - mails };
  }

  async #untilQuiet(): Promise<void> {
    let size = -1;
    let since = Date.now();
    while (Date.now() - since < QUIET_MS) {
      await sleep(POLL_MS);
      const now = sizeOf(this.#log) + sizeOf(this.#counts);
      if (now === size) continue;
      size = now;
      since = Date.now();
    }
  }

  async #now() {
    return {
      log: sizeOf(this.#log),
      counts: sizeOf(this.#counts),
      ruleReads: await this.#countRuleReads(),
      mails: z.array(z.unknown()).parse(await json(`${this.#at.mail}/api/email`)).length,
    };
  }

  /** Returns how often the rules have called `get()`, `exists()` and their variants. */
  async #countRuleReads(): Promise<number> {
    const { firestore, project } = this.#at;
    const report = await json(`${firestore}/emulator/v1/projects/${project}:ruleCoverage`);
    return countRuleReads(report);
  }
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

const textAfter = (file: string, start: number) =>
  existsSync(file) ? readFileSync(file).subarray(start).toString() : '';

async function json(url: string): Promise<unknown> {
  return (await fetch(url, { headers: { authorization: 'Bearer owner' } })).json();
}
