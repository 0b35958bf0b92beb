const callbacks = new Set<() => void>();

/** Registers a callback that deletes a person's data from memory when their session ends. */
export function onClearSessionData(callback: () => void): void {
  callbacks.add(callback);
}

/** Deletes the data of the person who was signed in from memory. */
export function clearSessionData(): void {
  for (const callback of callbacks) callback();
}
