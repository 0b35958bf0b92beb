import * as z from 'zod/mini';
import { keys, read, write } from '../../lib/browser-storage.ts';

const UNSENT = 'unsent_message:';

const unsentSchema = z.object({
  thread: z.string(),
  id: z.string(),
  text: z.string(),
  at: z.coerce.date(),
  state: z.enum(['pending', 'failed']),
});
export type UnsentMessage = z.infer<typeof unsentSchema>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A message that nobody has come back to for so long does not go out by itself any more. */
const SENT_BY_ITSELF_MS = 7 * DAY_MS;
/** So long it can be tried again by hand. */
const KEPT_MS = 90 * DAY_MS;

const nameOf = ({ thread, id }: Pick<UnsentMessage, 'thread' | 'id'>) => `${UNSENT}${thread}:${id}`;

function parseUnsent(key: string): UnsentMessage | null {
  try {
    const message = unsentSchema.parse(JSON.parse(read(key) ?? 'null'));
    const age = Date.now() - message.at.getTime();
    if (age < SENT_BY_ITSELF_MS) return message;
    if (age < KEPT_MS) return { ...message, state: 'failed' };
  } catch (error) {
    console.warn('A message that was kept cannot be read', error);
  }
  write(key, null);
  return null;
}

/** Messages that are not stored yet, each under a key of its own: two tabs do not lose each other's. */
export const unsentMessages = {
  list: (): UnsentMessage[] =>
    keys()
      .filter((key) => key.startsWith(UNSENT))
      .map(parseUnsent)
      .filter((message) => message !== null)
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
  keep: (message: UnsentMessage) => write(nameOf(message), JSON.stringify(message)),
  drop: (message: Pick<UnsentMessage, 'thread' | 'id'>) => write(nameOf(message), null),
  dropAll: () => {
    for (const key of keys()) if (key.startsWith(UNSENT)) write(key, null);
  },
};
