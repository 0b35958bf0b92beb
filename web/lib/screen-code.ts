let coming: Promise<unknown> = Promise.resolve();

/** The code of a screen, by what imports it; from then on it counts as on its way. */
export const screenCode =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> => {
    const code = load();
    coming = code.catch(() => {});
    return code;
  };

/** Resolves when the code of the screen that was asked for last is there, or does not come. */
export const screenCodeIsThere = () => coming;
