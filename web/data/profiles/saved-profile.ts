import { onClearSessionData } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';

/**
 * The uid whose profile was saved last in this tab, or null. A module of its own, so that the
 * header can subscribe to it without loading Firestore.
 */
export const savedProfileUid = createStore<string | null>(null);
onClearSessionData(() => savedProfileUid.set(null));
