import { logWarning } from '../../platform/log.ts';

/** Posts to the operator's chat, or another service. */
export type OperatorHook = ReturnType<typeof createOperatorHook>;

const TIMEOUT_MS = 3_000;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes what Slack would show as a link or a mention (Slack docs, "Formatting text"), because
 * anybody can report an error with a text of their own. A zero-width space breaks `@here`.
 */
const escape = (text: string) =>
  text.replace(/[&<>]/g, (one) => ENTITIES[one] ?? one).replaceAll('@', '@\u200b');

/** Creates a hook that posts `{"text": "…"}`, as Slack expects it; without a URL, nothing. */
export function createOperatorHook(url: string | null) {
  return {
    /** Posts a text. Never throws, because an alarm must not cause another failure. */
    post: async (text: string): Promise<void> => {
      if (url === null) return;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ text: escape(text) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) logWarning('the hook refused a message', { status: response.status });
      } catch (thrown) {
        // The error can contain the URL, which holds a token.
        logWarning('the hook cannot be reached', {
          error: thrown instanceof Error ? thrown.name : '',
        });
      }
    },
  };
}
