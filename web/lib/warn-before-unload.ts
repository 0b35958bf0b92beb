/** Makes the browser ask before the tab is closed. Returns a function that stops it. */
export function warnBeforeUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Makes the browser ask before the tab is closed until `work` settles. Returns its result. */
export async function warnUntilSettled<T>(work: Promise<T>): Promise<T> {
  const stop = warnBeforeUnload();
  try {
    return await work;
  } finally {
    stop();
  }
}
