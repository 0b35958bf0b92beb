import type { ModerationSlots } from '../../lib/chat/moderation-slots.ts';
import { BlockedComposer } from './blocked-composer.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Fills the moderation slots of chats and the inbox. */
export const moderationSlots: ModerationSlots = {
  menu: (person) => <PersonMenu person={person} />,
  composer: (person, field) => <BlockedComposer person={person}>{field}</BlockedComposer>,
};
