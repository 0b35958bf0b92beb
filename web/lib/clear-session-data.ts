const callbacks = new Set<() => void>();

/** Registers a callback that deletes a person's data from memory when they sign out. */
export function onForget(callback: () => void): void {
  callbacks.add(callback);
}

/** Deletes the data of the person who was signed in from memory. */
export function forgetPerson(): void {
  for (const callback of callbacks) callback();
}
