import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { capitalize, tooLong, VISIBLE } from '../text.ts';

/** An answer that a professional writes often: trimmed, with at least one visible character. */
export const savedReplySchema = z
  .string()
  .check(
    z.trim(),
    z.regex(VISIBLE, 'Please write a reply.'),
    z.maxLength(LIMITS.savedReply, tooLong(LIMITS.savedReply)),
  );

/** The replies of a professional in their order, each once. */
export const savedReplyListSchema = z.array(savedReplySchema).check(
  z.maxLength(LIMITS.savedReplies),
  z.refine((replies) => new Set(replies).size === replies.length),
);

/** `saved_replies/{uid}`: the saved replies of a professional. Only the server writes it. */
export const savedRepliesSchema = z.object({ replies: savedReplyListSchema });

/** What people type where the client's name goes. */
/** Said to a person who changes replies that a colleague has just changed. */
export const REPLIES_CHANGED =
  'Someone on your team just changed these replies. Please check the list and try again.';

export const NAME_PLACEHOLDER = '{name}';

/** The commas of Latin, Arabic, Chinese, Japanese, Ethiopic, Armenian, N'Ko and Mongolian texts. */
const COMMA = '[,،、，﹐､፣՝߸᠂]';
const NAME = new RegExp(String.raw`${COMMA}?\s*\{name\}(\s*)((?:${COMMA}\s*)?)`, 'giu');
const STARTS_WITH_NAME = /^\s*\{name\}/iu;

function withoutName(line: string): string {
  const text = line.replaceAll(NAME, (_match, space: string, comma: string, offset: number) => {
    if (offset === 0) return '';
    return comma === '' ? space : comma;
  });
  return STARTS_WITH_NAME.test(line) ? capitalize(text) : text;
}

/**
 * Returns a reply with the client's name in place of `{name}`. Without a name, the placeholder
 * disappears with its comma and its space: 'Hi, {name}, thanks' becomes 'Hi, thanks', and
 * '{name}, thanks' becomes 'Thanks'.
 */
export function fillName(reply: string, name: string | null): string {
  if (name !== null) return reply.replaceAll(/\{name\}/giu, () => name);
  return reply.split('\n').map(withoutName).join('\n');
}
