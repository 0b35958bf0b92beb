let underWay = 0;

const warnBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

/** As long as the work is under way the browser asks before the tab is closed. */
export async function guardTab<T>(work: Promise<T>): Promise<T> {
  underWay += 1;
  window.addEventListener('beforeunload', warnBeforeLoss);
  try {
    return await work;
  } finally {
    underWay -= 1;
    if (underWay === 0) window.removeEventListener('beforeunload', warnBeforeLoss);
  }
}
