import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { ReactNode } from 'react';

/** The other person in a thread, as seen by the signed-in person's side. */
export interface PersonInThread {
  thread: ThreadRef;
  /** The uid of the signed-in person, or of the professional whose requests they answer. */
  me: string;
  /** The uid of the other person. */
  other: string;
  /** The name under which this screen shows the other person. */
  name: string;
}

/** What the moderation feature adds to screens of other features. The routes pass it in. */
export interface ModerationSlots {
  /** Renders the menu to block or report a person. */
  menu: (person: PersonInThread) => ReactNode;
  /** Renders the message field, or a notice in its place while the person is blocked. */
  composer: (person: PersonInThread, field: ReactNode) => ReactNode;
}
