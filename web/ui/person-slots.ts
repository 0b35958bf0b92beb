import type { ThreadRef } from '@doorstep/domain/thread-ref';
import type { ReactNode } from 'react';

/** Somebody whom one has to do with, and where. */
export interface PersonInThread {
  thread: ThreadRef;
  /** The uids of who looks and of the other one. */
  me: string;
  other: string;
  /** How the other one is called here. */
  name: string;
}

/** What a screen shows about a person; the route fills it in, because no feature knows another. */
export interface PersonSlots {
  /** What may be done about somebody: a quiet menu. */
  menu: (person: PersonInThread) => ReactNode;
  /** The field to write to somebody, or what stands in its place. */
  writing: (person: PersonInThread, field: ReactNode) => ReactNode;
}
