import type { Context } from './context.ts';

/**
 * The answer of one check. `fix` is the exact command or console page that repairs it. `unknown`
 * means that a service did not answer; it counts as a failure.
 */
export type Finding =
  | { state: 'right'; detail: string }
  | { state: 'wrong' | 'missing' | 'unknown'; detail: string; fix: string };

/** A change that setup shows before it applies it. */
export interface Change {
  /** For example `Write SITE_URL=https://… to functions/.env.my-project`. Never holds a secret. */
  description: string;
  /** What a yes risks, as a sentence. Setup asks for such a change by itself and suggests No. */
  warning?: string;
  apply: () => Promise<void>;
}

interface Question {
  message: string;
  /** Returns the problem of an answer, or undefined. */
  validate?: (answer: string) => string | undefined;
}

/** Asks the operator. Throws `Cancelled` when they press Ctrl+C. */
export interface Ask {
  text(question: Question & { initial?: string }): Promise<string>;
  /** Asks for a secret, which is not shown. */
  password(question: Question): Promise<string>;
  select(question: {
    message: string;
    options: { value: string; label: string; hint?: string }[];
  }): Promise<string>;
  /** `suggestion` is the answer if the operator only presses Enter. */
  confirm(message: string, suggestion: boolean): Promise<boolean>;
  /** Prints something that the operator needs to know before the next question. */
  note(text: string): void;
}

/** The operator ended the conversation. */
export class Cancelled extends Error {}

/** One part of the configuration. `doctor` checks it; `setup` also changes it. */
export interface Item {
  /** For `--only` and `npm run setup -- <name>`, for example `billing-plan`. */
  name: string;
  title: string;
  /** True if the check reads files only, so that it runs with `--offline`. */
  offline?: true;
  /** Setup stops if this item is not right, because the next ones need it. */
  isRequired?: true;
  /** Errors become `unknown`; see `checkItem`. */
  check: (context: Context) => Promise<Finding>;
  /** Asks what is needed and returns the changes. Writes nothing by itself. */
  plan?: (context: Context, ask: Ask) => Promise<Change[]>;
}

export const right = (detail: string): Finding => ({ state: 'right', detail });
export const wrong = (detail: string, fix: string): Finding => ({ state: 'wrong', detail, fix });
export const missing = (detail: string, fix: string): Finding => ({
  state: 'missing',
  detail,
  fix,
});
export const unknown = (detail: string, fix: string): Finding => ({
  state: 'unknown',
  detail,
  fix,
});

/** Returns the command with which setup repairs an item. */
export const setupCommand = (item: string, { project }: { project: string }): string =>
  `npm run setup -- ${item} --project ${project}`;
