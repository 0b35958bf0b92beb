import { onForget } from './forget.ts';
import { createStore } from './store.ts';

/** A message on its way, or one that was refused. */
export interface Outgoing {
  id: string;
  text: string;
  at: Date;
  state: 'pending' | 'failed';
}

type Threads = Readonly<Record<string, readonly Outgoing[]>>;

/** Outside the screens: what is on its way stays so when the person looks at something else. */
const store = createStore<Threads>({});
const NONE: readonly Outgoing[] = [];

const outgoingOf = (thread: string) => store.get()[thread] ?? NONE;
const isPending = (message: Outgoing) => message.state === 'pending';
const warnBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

function change(thread: string, messages: readonly Outgoing[]) {
  store.set({ ...store.get(), [thread]: messages });
  const waiting = Object.values(store.get()).some((all) => all.some(isPending));
  if (waiting) window.addEventListener('beforeunload', warnBeforeLoss);
  else window.removeEventListener('beforeunload', warnBeforeLoss);
}

// What is on its way cannot be called back; what was refused goes with the person.
onForget(() => {
  for (const [thread, all] of Object.entries(store.get())) change(thread, all.filter(isPending));
});

const without = (thread: string, id: string) =>
  outgoingOf(thread).filter((message) => message.id !== id);

async function deliver(thread: string, message: Outgoing, write: Write): Promise<void> {
  change(thread, [...without(thread, message.id), { ...message, state: 'pending' }]);
  try {
    await write(message.id, message.text);
    change(thread, without(thread, message.id));
  } catch (error) {
    change(thread, [...without(thread, message.id), { ...message, state: 'failed' }]);
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
 * stored, or failed. One at a time (spec §5); `send` answers whether it took the text.
 */
export function useOutbox(thread: string, { newId, write, onSent, onFailed }: Delivery) {
  const outgoing = store.use()[thread] ?? NONE;
  const start = (message: Outgoing) => {
    if (outgoingOf(thread).some(isPending)) return false;
    deliver(thread, message, write).then(onSent, onFailed);
    return true;
  };
  return {
    outgoing,
    pending: outgoing.some(isPending),
    send: (text: string) => start({ id: newId(), text, at: new Date(), state: 'pending' }),
    retry: (id: string) => {
      const message = outgoingOf(thread).find((held) => held.id === id);
      if (message) start(message);
    },
    discard: (id: string) => change(thread, without(thread, id)),
  };
}
