import { onClearSessionData } from '../../lib/clear-session-data.ts';

const drafts = new Map<string, string>();
onClearSessionData(() => drafts.clear());

/** What is typed and not sent, by thread, as long as the app is open. */
export const draftOf = (thread: string) => drafts.get(thread) ?? '';

export function keepDraft(thread: string, text: string): void {
  if (text === '') drafts.delete(thread);
  else drafts.set(thread, text);
}
