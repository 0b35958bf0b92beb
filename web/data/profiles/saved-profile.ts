import { onForget } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';

/**
 * Whose own profile was last saved here (a uid), or null. Apart from the saving, so that the header
 * can watch it without loading Firestore.
 */
export const savedProfileOf = createStore<string | null>(null);
onForget(() => savedProfileOf.set(null));
