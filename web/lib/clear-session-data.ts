const all = new Set<() => void>();

/** Names what is to be done when nothing of a person is to stay in memory. */
export function onForget(forget: () => void): void {
  all.add(forget);
}

/** Forgets what was remembered in memory of whoever was here. */
export function forgetPerson(): void {
  for (const forget of all) forget();
}
