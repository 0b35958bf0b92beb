import { setTimeout as sleep } from 'node:timers/promises';
import { commitSave, nextSave } from './data.ts';
import type { Stage } from './stage.ts';

/** So much is lost when a run is killed outright. */
const EVERY_MS = 60_000;
const PATIENCE_MS = 60_000;

/** Saves what the emulators hold: Firestore, Auth and Storage. The others save by themselves. */
export class DataKeeper {
  readonly #stage: Stage;
  #begun = false;
  #saving: Promise<void> | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** An instance without data gets the demo market, saved at once. */
  async begin(fillWithDemo: () => Promise<void>): Promise<void> {
    const { saved, options } = this.#stage;
    const fill = saved === null && options.demo;
    if (fill) await fillWithDemo();
    this.#begun = !options.throwaway;
    if (fill) await this.#save();
  }

  /** Until the signal is aborted. */
  async keepSaving(signal: AbortSignal): Promise<never> {
    for (;;) {
      await sleep(EVERY_MS, undefined, { signal });
      await this.#save().catch((error: unknown) =>
        console.error('Not saved, will try again:', error),
      );
    }
  }

  /** The save at the end; after a failed start there is nothing to save. */
  async saveLast(): Promise<void> {
    await this.#saving?.catch(() => undefined);
    await this.#save().catch((error: unknown) => {
      console.error('The data since the last save is lost:', error);
    });
  }

  async #save(): Promise<void> {
    if (!this.#begun) return;
    this.#saving = this.#export().finally(() => (this.#saving = null));
    await this.#saving;
  }

  // Not by their own --export-on-exit: that finds the hub by the project's name and, with two
  // instances running, saves the other one.
  async #export(): Promise<void> {
    const { instance, addresses } = this.#stage;
    const response = await fetch(`${addresses.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: nextSave(instance), initiatedBy: 'doorstep' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(await response.text());
    commitSave(instance);
  }
}
