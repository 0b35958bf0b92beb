let coming: Promise<unknown> = Promise.resolve();
let isGoneTo = true;

/** The code of a screen, by what imports it; from then on it counts as on its way. */
export const screenCode =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> => {
    const code = load();
    if (isGoneTo) coming = code.catch(() => {});
    return code;
  };

/** Asks for a screen's code that nobody may ever go to: nothing waits for it. */
export function ahead<T>(load: () => T): T {
  isGoneTo = false;
  try {
    return load();
  } finally {
    isGoneTo = true;
  }
}

/** Resolves when the code of the screen that was asked for last is there, or does not come. */
export const screenCodeIsThere = () => coming;
