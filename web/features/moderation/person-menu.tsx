import { isolate } from '@doorstep/domain/text';
import { EllipsisVertical } from 'lucide-react';
import { loadOnce } from '../../lib/load-once.ts';
import type { PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';

const loadPersonActions = loadOnce('The menu', async () => {
  const { PersonActions } = await import('./person-actions.tsx');
  return PersonActions;
});

/** The menu button beside a person's name. */
export function PersonMenu({ person }: { person: PersonInThread }) {
  return (
    <MenuButton
      alignSelf="start"
      aria-label={`More about ${isolate(person.name)}`}
      load={loadPersonActions}
      menuProps={{ person }}
    >
      <EllipsisVertical />
    </MenuButton>
  );
}
