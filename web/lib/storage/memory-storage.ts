/** Implements the part of browser storage that the code uses, for unit tests. */
export function memoryStorage(): object {
  const values: Record<string, string> = {};
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(values, {
    getItem: method((key: string) => values[key] ?? null),
    setItem: method((key: string, value: string) => (values[key] = value)),
    removeItem: method((key: string) => Reflect.deleteProperty(values, key)),
  });
}
