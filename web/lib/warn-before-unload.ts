let pending = 0;

const warnBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask before the tab is closed until `work` settles. */
export async function guardTab<T>(work: Promise<T>): Promise<T> {
  pending += 1;
  window.addEventListener('beforeunload', warnBeforeLoss);
  try {
    return await work;
  } finally {
    pending -= 1;
    if (pending === 0) window.removeEventListener('beforeunload', warnBeforeLoss);
  }
}
