/**
 * The lines that this process has logged. Import this file before the functions: their logger keeps
 * the console that it finds.
 */
export const loggedHere: string[] = [];

for (const name of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const write = console[name].bind(console);
  console[name] = (...parts: unknown[]) => {
    loggedHere.push(parts.map(String).join(' '));
    write(...parts);
  };
}
