/** This opening of the app: what the history's states say from before counts for nothing. */
export const VISIT = crypto.randomUUID();
