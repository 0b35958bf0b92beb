/** New values for some fields; what is undefined stays as it is. */
export type Changes<Row> = { [Key in keyof Row]?: Row[Key] | undefined };

export function applyChanges<Row extends object>(row: Row, changes: Changes<Row>): Row {
  const next = { ...row };
  for (const key in row) {
    const value = changes[key];
    if (value !== undefined) next[key] = value;
  }
  return next;
}

/** Rows by id, in the order they were made. Rows are replaced, never changed in place. */
export class Table<Row extends { id: string }> {
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

  /** For ids that another row refers to: their absence is a fault of the stand-in itself. */
  get(id: string): Row {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`The stand-in's state refers to ${id}, which is not in it.`);
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

  clear(): void {
    this.#rows.clear();
    this.#onChange();
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  newestFirst(): Row[] {
    return this.all().reverse();
  }
}
