import { CircleUserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { loadOnce } from '../../lib/load-once.ts';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import type { HeaderPerson } from './account-links.ts';

const loadItems = loadOnce('The account menu', async () => {
  const { AccountMenuItems } = await import('./account-menu-items.tsx');
  return AccountMenuItems;
});

/**
 * The menu with the person's name and the links of `account-links.ts`. It closes, and does not open
 * late, when another screen opens.
 */
export function AccountMenu({ person }: { person: HeaderPerson }) {
  const { pathname } = useLocation();
  return (
    <MenuButton key={pathname} aria-label="Account menu" load={loadItems} menuProps={{ person }}>
      <CircleUserRound aria-hidden="true" />
    </MenuButton>
  );
}
