import * as z from 'zod/mini';
import { keys, read, UNSENT_MESSAGE, write } from '../../lib/storage/browser-storage.ts';

const unsentMessageSchema = z.object({
  /** Ends with the uid of the writer. */
  thread: z.string(),
  id: z.string(),
  text: z.string(),
  photos: z.readonly(z.array(z.string())),
  at: z.coerce.date(),
  state: z.enum(['pending', 'failed']),
});
type UnsentMessage = z.infer<typeof unsentMessageSchema>;
type MessageKey = Pick<UnsentMessage, 'thread' | 'id'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** An older message is not sent automatically; the person decides. */
const SEND_AUTOMATICALLY_MS = 7 * DAY_MS;
/** An older message is deleted. */
const MAX_AGE_MS = 90 * DAY_MS;

const storageKey = ({ thread, id }: MessageKey) => `${UNSENT_MESSAGE}${thread}:${id}`;

/** Reads one message. Deletes it and returns null if it is malformed or too old. */
function readMessage(key: string): UnsentMessage | null {
  try {
    const message = unsentMessageSchema.parse(JSON.parse(read(key) ?? 'null'));
    const age = Date.now() - message.at.getTime();
    if (age < SEND_AUTOMATICALLY_MS) return message;
    if (age < MAX_AGE_MS) return { ...message, state: 'failed' };
  } catch (error) {
    console.warn('A stored unsent message cannot be read', error);
  }
  write(key, null);
  return null;
}

/**
 * Messages that are not sent yet, in local storage. Each has its own key, so that two tabs do not
 * overwrite each other's messages.
 */
export const unsentMessages = {
  /** Returns all messages, oldest first. */
  list: (): UnsentMessage[] =>
    keys()
      .filter((key) => key.startsWith(UNSENT_MESSAGE))
      .map(readMessage)
      .filter((message) => message !== null)
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
  save: (message: UnsentMessage) => write(storageKey(message), JSON.stringify(message)),
  remove: (message: MessageKey) => write(storageKey(message), null),
};
