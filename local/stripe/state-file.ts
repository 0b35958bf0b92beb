import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EMPTY_STATE, stateSchema, type State } from './state.ts';

const WRITE_DELAY_MS = 50;

/** Where the state is kept between runs: one JSON file, or nowhere without a folder. */
export class StateFile {
  readonly #path: string | null;
  #timer: NodeJS.Timeout | null = null;

  constructor(folder: string | null) {
    this.#path = folder === null ? null : join(folder, 'stripe.json');
    if (folder !== null) mkdirSync(folder, { recursive: true });
  }

  read(): State {
    if (this.#path === null || !existsSync(this.#path)) return EMPTY_STATE;
    try {
      const content: unknown = JSON.parse(readFileSync(this.#path, 'utf8'));
      return stateSchema.parse(content);
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(
        `${this.#path} cannot be read. Delete it to start the Stripe stand-in afresh.\n${reason}`,
        { cause: error },
      );
    }
  }

  /** Writes soon; many changes in a row are one write. */
  writeSoon(state: () => State): void {
    if (this.#path === null) return;
    this.#timer ??= setTimeout(() => this.writeNow(state), WRITE_DELAY_MS);
  }

  /** Writes beside the file and renames, so that a crash leaves the old state or the new one. */
  writeNow(state: () => State): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#path === null) return;
    const beside = `${this.#path}.tmp`;
    writeFileSync(beside, JSON.stringify(state()));
    renameSync(beside, this.#path);
  }
}
