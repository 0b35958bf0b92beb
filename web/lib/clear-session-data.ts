const callbacks = new Set<() => void>();
let times = 0;

/** Registers a callback that deletes a person's data from memory when their session ends. */
export function onClearSessionData(callback: () => void): void {
  callbacks.add(callback);
}

/** Deletes the data of the person who was signed in from memory. */
export function clearSessionData(): void {
  times += 1;
  for (const callback of callbacks) callback();
}

/**
 * Returns a check whether the session goes on. An answer that arrives after its end must not store,
 * save or open what its person asked for: somebody else may use the device.
 */
export function sessionGuard(): () => boolean {
  const before = times;
  return () => times === before;
}
