import { CircleUserRound } from 'lucide-react';
import { loadOnce } from '../../lib/load-once.ts';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import type { HeaderPerson } from './account-links.ts';

const loadItems = loadOnce('The account menu', async () => {
  const { AccountMenuItems } = await import('./account-menu-items.tsx');
  return AccountMenuItems;
});

/** The menu with the person's name and the screens that the header has no link to. */
export function AccountMenu({ person }: { person: HeaderPerson }) {
  return (
    <MenuButton aria-label="Account menu" load={loadItems} menuProps={{ person }}>
      <CircleUserRound aria-hidden="true" />
    </MenuButton>
  );
}
