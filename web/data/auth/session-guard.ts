let logOuts = 0;

/** Counts a log-out, in this tab or in another one. */
export function countLogOut(): void {
  logOuts += 1;
}

/**
 * Returns a check that is false after a log-out. An answer that arrives then must not store, save
 * or open what its person asked for: somebody else may use the device.
 */
export function sessionGuard(): () => boolean {
  const before = logOuts;
  return () => logOuts === before;
}
