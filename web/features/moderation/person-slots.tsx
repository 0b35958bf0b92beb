import type { PersonSlots } from '../../ui/person-slots.ts';
import { PersonMenu } from './person-menu.tsx';
import { Writing } from './writing.tsx';

/** For the screens on which one has to do with somebody. */
export const personSlots: PersonSlots = {
  menu: (person) => <PersonMenu person={person} />,
  writing: (person, field) => <Writing person={person}>{field}</Writing>,
};
