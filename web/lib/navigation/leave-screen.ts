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

type Ask = (leave: () => void) => void;

/** The question of the screen with unsaved changes. */
let question: Ask | null = null;

/** Makes `leaveScreen` ask first. Returns a function that stops it. */
export function askBeforeLeaving(ask: Ask): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Checks whether the screen has unsaved changes that nobody has agreed to leave. */
export const asksBeforeLeaving = () => question !== null;

/** Calls `leave`, on a screen with unsaved changes only once the person has agreed. */
export function leaveScreen(leave: () => void): void {
  const agree = () => {
    question = null;
    leave();
  };
  if (question) question(agree);
  else leave();
}
