import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { stateSchema, type Settings, type State } from './state.ts';

const WRITE_DELAY_MS = 50;
const ID_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an id in Stripe's form: a prefix that names the kind, then random characters. */
export function newId(prefix: string, length = 24): string {
  const characters = Array.from({ length }, () =>
    ID_CHARACTERS.charAt(randomInt(ID_CHARACTERS.length)),
  );
  return `${prefix}_${characters.join('')}`;
}

/** New values for some fields. `undefined` does not change a field. */
export type Changes<Row> = { [Key in keyof Row]?: Row[Key] | undefined };

export function applyChanges<Row extends object>(row: Row, changes: Changes<Row>): Row {
  const next = { ...row };
  for (const key in row) {
    const value = changes[key];
    if (value !== undefined) next[key] = value;
  }
  return next;
}

/** Rows by id, in the order of their creation. A change replaces the row and never mutates it. */
class Table<Row extends { id: string }> {
  readonly #rows = new Map<string, Row>();
  readonly #onChange: () => void;

  constructor(rows: readonly Row[], onChange: () => void) {
    this.#onChange = onChange;
    for (const row of rows) this.#rows.set(row.id, row);
  }

  get size(): number {
    return this.#rows.size;
  }

  find(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** Returns the row that another row refers to. Throws if the state is inconsistent. */
  get(id: string): Row {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`The stand-in's state refers to ${id}, which does not exist.`);
    return row;
  }

  put(row: Row): Row {
    this.#rows.set(row.id, row);
    this.#onChange();
    return row;
  }

  update(id: string, changes: Changes<Row>): Row {
    return this.put(applyChanges(this.get(id), changes));
  }

  remove(id: string): void {
    this.#rows.delete(id);
    this.#onChange();
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  newestFirst(): Row[] {
    return this.all().reverse();
  }
}

/** The state in memory. Calls `onChange` after every change. */
function createStore(state: State, onChange: () => void) {
  const table = <Row extends { id: string }>(rows: readonly Row[]) => new Table(rows, onChange);
  const tables = {
    customers: table(state.customers),
    products: table(state.products),
    prices: table(state.prices),
    paymentMethods: table(state.payment_methods),
    subscriptions: table(state.subscriptions),
    invoices: table(state.invoices),
    checkoutSessions: table(state.checkout_sessions),
    portalSessions: table(state.portal_sessions),
    portalConfigurations: table(state.portal_configurations),
    webhookEndpoints: table(state.webhook_endpoints),
    events: table(state.events),
    deliveries: table(state.deliveries),
    idempotentReplies: table(state.idempotent_replies),
  };
  let settings = state.settings;
  return {
    ...tables,
    settings: () => settings,
    set(changes: Partial<Settings>): Settings {
      settings = { ...settings, ...changes };
      onChange();
      return settings;
    },
    toState: (): State => ({
      settings,
      customers: tables.customers.all(),
      products: tables.products.all(),
      prices: tables.prices.all(),
      payment_methods: tables.paymentMethods.all(),
      subscriptions: tables.subscriptions.all(),
      invoices: tables.invoices.all(),
      checkout_sessions: tables.checkoutSessions.all(),
      portal_sessions: tables.portalSessions.all(),
      portal_configurations: tables.portalConfigurations.all(),
      webhook_endpoints: tables.webhookEndpoints.all(),
      events: tables.events.all(),
      deliveries: tables.deliveries.all(),
      idempotent_replies: tables.idempotentReplies.all(),
    }),
  };
}
export type Store = ReturnType<typeof createStore>;

function readState(path: string): State {
  if (!existsSync(path)) return stateSchema.parse({});
  try {
    return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `${path} cannot be read. Delete it to start the Stripe stand-in with an empty state.\n${reason}`,
      { cause: error },
    );
  }
}

/**
 * Opens the state in `folder/stripe.json` and writes it shortly after each change. Without a folder
 * the state is in memory only. `save` writes it immediately.
 */
export function openStore(folder: string | null): { store: Store; save: () => void } {
  if (folder === null) {
    return { store: createStore(stateSchema.parse({}), () => undefined), save: () => undefined };
  }
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'stripe.json');
  let timer: NodeJS.Timeout | undefined;
  const saveSoon = () => {
    timer ??= setTimeout(save, WRITE_DELAY_MS);
  };
  const store = createStore(readState(path), saveSoon);
  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    // Renames a complete file, so that a crash cannot leave an incomplete state.
    writeFileSync(`${path}.tmp`, JSON.stringify(store.toState()));
    renameSync(`${path}.tmp`, path);
  }
  return { store, save };
}
