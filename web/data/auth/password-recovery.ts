import { createStore } from '../../lib/store.ts';

const recoveries = createStore(0);

/** Announces that a password was reset. */
export const announcePasswordRecovery = () => recoveries.set(recoveries.get() + 1);

/** Calls a listener after each password reset; returns a function that removes it. */
export const onPasswordRecovery = recoveries.subscribe;
