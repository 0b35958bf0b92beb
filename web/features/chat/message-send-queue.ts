import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onClearSessionData } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';
import { warnUntilSettled } from '../../lib/navigation/leave-screen.ts';
import { unsentMessages } from './unsent-messages.ts';

/** A message that is being sent, or whose sending failed. */
export interface QueuedMessage {
  id: string;
  text: string;
  /** The download addresses of its photos. */
  photos: readonly string[];
  at: Date;
  state: 'pending' | 'failed';
}

type Queues = Readonly<Record<string, readonly QueuedMessage[]>>;

/** The queues by thread. They are outside of React, so that sending continues on other screens. */
const queues = createStore<Queues>(readStoredQueues());
const EMPTY_QUEUE: readonly QueuedMessage[] = [];

/** Ids of the messages that this page is writing, as opposed to those that an earlier page left. */
const inFlight = new Set<string>();

const queueOf = (thread: string) => queues.get()[thread] ?? EMPTY_QUEUE;
const isPending = (message: QueuedMessage) => message.state === 'pending';

/** Restores the unsent messages of an earlier page, for example one that the phone closed. */
function readStoredQueues(): Queues {
  const stored: Record<string, QueuedMessage[]> = {};
  for (const { thread, ...message } of unsentMessages.list()) {
    (stored[thread] ??= []).push(message);
  }
  return stored;
}

// A log-out has deleted the stored messages. One that is in flight cannot be stopped.
onClearSessionData(() => queues.set(readStoredQueues()));

function setQueue(thread: string, messages: readonly QueuedMessage[]) {
  queues.set({ ...queues.get(), [thread]: messages });
}

const without = (thread: string, id: string) =>
  queueOf(thread).filter((message) => message.id !== id);

function save(thread: string, message: QueuedMessage) {
  unsentMessages.save({ thread, ...message });
  setQueue(thread, [...without(thread, message.id), message]);
}

function remove(thread: string, id: string) {
  unsentMessages.remove({ thread, id });
  setQueue(thread, without(thread, id));
}

export type Write = (id: string, text: string, photos: readonly string[]) => Promise<void>;

async function deliver(thread: string, message: QueuedMessage, write: Write): Promise<void> {
  inFlight.add(message.id);
  save(thread, { ...message, state: 'pending' });
  try {
    await warnUntilSettled(write(message.id, message.text, message.photos));
    inFlight.delete(message.id);
    remove(thread, message.id);
  } catch (error) {
    inFlight.delete(message.id);
    // After a log-out nothing of the person is stored.
    const isQueued = queueOf(thread).some(({ id }) => id === message.id);
    if (isQueued) save(thread, { ...message, state: 'failed' });
    throw error;
  }
}

interface Delivery {
  newId: () => string;
  write: Write;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Sends the messages of a thread, one at a time. A message is pending until it is stored,
 * which removes it from the queue, or until it fails. Pending messages of an earlier page are sent
 * under the same id when the thread is opened. `send` returns whether it accepted the text.
 */
export function useMessageSendQueue(thread: string, delivery: Delivery) {
  const queue = queues.use()[thread] ?? EMPTY_QUEUE;
  // A ref keeps the callbacks stable, so that a render does not render every line of the chat
  // again.
  const latest = useRef(delivery);
  useLayoutEffect(() => {
    latest.current = delivery;
  });
  const start = useCallback(
    (message: QueuedMessage) => {
      if (queueOf(thread).some(({ id }) => inFlight.has(id))) return false;
      const { write, onSent, onFailed } = latest.current;
      deliver(thread, message, write).then(onSent, onFailed);
      return true;
    },
    [thread],
  );
  const notStarted = queue.find((message) => isPending(message) && !inFlight.has(message.id));
  const resume = useEffectEvent(() => notStarted && start(notStarted));
  // Runs after each change of the queue, because the next message waits for the one in flight.
  useEffect(() => {
    resume();
  }, [notStarted?.id, queue]);
  const retry = useCallback(
    (id: string) => {
      const message = queueOf(thread).find((queued) => queued.id === id);
      if (message) start(message);
    },
    [thread, start],
  );
  const discard = useCallback((id: string) => remove(thread, id), [thread]);
  const hasPending = queue.some(isPending);
  const send = (text: string, photos: readonly string[]) =>
    !hasPending && start({ id: delivery.newId(), text, photos, at: new Date(), state: 'pending' });
  return { queue, hasPending, send, retry, discard };
}
