import { onForget } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';

/**
 * The uid whose profile was saved last in this tab, or null. A module of its own, so that the header can
 * watch it without loading Firestore.
 */
export const savedProfileOf = createStore<string | null>(null);
onForget(() => savedProfileOf.set(null));
