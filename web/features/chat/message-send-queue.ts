import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { unsentMessages } from './unsent-messages.ts';
import { onClearSessionData } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';

/** A message on its way, or one that was refused. */
export interface Outgoing {
  id: string;
  text: string;
  at: Date;
  state: 'pending' | 'failed';
}

type Threads = Readonly<Record<string, readonly Outgoing[]>>;

/** Outside the screens: what is on its way stays so when the person looks at something else. */
const store = createStore<Threads>(keptThreads());
const NONE: readonly Outgoing[] = [];

/** Those whose writing is under way here; what an earlier page has left behind is not. */
const underWay = new Set<string>();

const outgoingOf = (thread: string) => store.get()[thread] ?? NONE;
const isPending = (message: Outgoing) => message.state === 'pending';
const warnBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

/** A phone ends pages as it likes: what was not stored by then is found again. */
function keptThreads(): Threads {
  const threads: Record<string, Outgoing[]> = {};
  for (const { thread, ...message } of unsentMessages.list()) {
    (threads[thread] ??= []).push(message);
  }
  return threads;
}

function change(thread: string, messages: readonly Outgoing[]) {
  store.set({ ...store.get(), [thread]: messages });
  if (underWay.size > 0) window.addEventListener('beforeunload', warnBeforeLoss);
  else window.removeEventListener('beforeunload', warnBeforeLoss);
}

// What is on its way cannot be called back; what was refused goes with the person.
onClearSessionData(() => {
  unsentMessages.dropAll();
  for (const [thread, all] of Object.entries(store.get())) {
    change(
      thread,
      all.filter(({ id }) => underWay.has(id)),
    );
  }
});

const without = (thread: string, id: string) =>
  outgoingOf(thread).filter((message) => message.id !== id);

function put(thread: string, message: Outgoing) {
  unsentMessages.keep({ thread, ...message });
  change(thread, [...without(thread, message.id), message]);
}

function remove(thread: string, id: string) {
  unsentMessages.drop({ thread, id });
  change(thread, without(thread, id));
}

async function deliver(thread: string, message: Outgoing, write: Write): Promise<void> {
  underWay.add(message.id);
  put(thread, { ...message, state: 'pending' });
  try {
    await write(message.id, message.text);
    underWay.delete(message.id);
    remove(thread, message.id);
  } catch (error) {
    underWay.delete(message.id);
    put(thread, { ...message, state: 'failed' });
    throw error;
  }
}

type Write = (id: string, text: string) => Promise<void>;

interface Delivery {
  newId: () => string;
  write: Write;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * What somebody sends in a thread: at once to be seen as pending, then gone from here when it is
 * stored, or failed. One at a time (spec §5); `send` answers whether it took the text. What was
 * pending when an earlier page ended goes out, under the same id, as soon as the thread is opened.
 */
export function useOutbox(thread: string, delivery: Delivery) {
  const outgoing = store.use()[thread] ?? NONE;
  // What draws a line is the same function each time, whatever the screen has made anew: a chat of many
  // lines draws one of them again, not all.
  const latest = useRef(delivery);
  useLayoutEffect(() => {
    latest.current = delivery;
  });
  const start = useCallback(
    (message: Outgoing) => {
      if (outgoingOf(thread).some(({ id }) => underWay.has(id))) return false;
      const { write, onSent, onFailed } = latest.current;
      deliver(thread, message, write).then(onSent, onFailed);
      return true;
    },
    [thread],
  );
  const left = outgoing.find((message) => isPending(message) && !underWay.has(message.id));
  const resume = useEffectEvent(() => left && start(left));
  // Again whenever one has ended: they go one at a time.
  useEffect(() => {
    resume();
  }, [left?.id, outgoing]);
  const retry = useCallback(
    (id: string) => {
      const message = outgoingOf(thread).find((held) => held.id === id);
      if (message) start(message);
    },
    [thread, start],
  );
  const discard = useCallback((id: string) => remove(thread, id), [thread]);
  const send = (text: string) =>
    !outgoing.some(isPending) &&
    start({ id: delivery.newId(), text, at: new Date(), state: 'pending' });
  return { outgoing, pending: outgoing.some(isPending), send, retry, discard };
}
