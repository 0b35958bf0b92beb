import { useLoad } from '../../lib/use-load.ts';

/** Loads the parts of the editor that are not needed for its first view. */
export const useLateParts = () => useLoad('late-parts', () => import('./late-parts.ts'));
