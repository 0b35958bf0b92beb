import { Box, Menu } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ownName } from '../../data/profiles/own-name.ts';
import { ActionMenu } from '../../ui/overlay/action-menu.tsx';
import type { OpenMenu } from '../../ui/overlay/menu-button.tsx';
import { accountLinks, type HeaderPerson } from './account-links.ts';

interface NameProps {
  person: HeaderPerson;
  /** Whether the menu is open. The name is read each time that it opens. */
  open: boolean;
}

/** The person's name; their email until it is loaded, or if they have given none. */
function Name({ person: { uid, email }, open }: NameProps) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return;
    ownName(uid).then(setName, (error: unknown) => {
      console.error('The name was not loaded', error);
    });
  }, [uid, open]);
  return (
    <Menu.ItemGroupLabel
      display="block"
      px="3"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      mb="1.5"
    >
      <Box color="fg.muted" textStyle="sm">
        Signed in as
      </Box>
      <Box fontWeight="600" maxW="16rem" truncate dir="auto">
        <span key={name}>{name ?? email}</span>
      </Box>
    </Menu.ItemGroupLabel>
  );
}

interface AccountMenuProps extends OpenMenu {
  person: HeaderPerson;
  isAdmin: boolean;
}

export function AccountMenuItems({ person, isAdmin, ...menu }: AccountMenuProps) {
  return (
    <ActionMenu label="Account menu" inPlace {...menu}>
      <Menu.ItemGroup>
        <Name key={person.uid} person={person} open={menu.open} />
        {accountLinks(person.role, isAdmin).map(({ label, to }) => (
          <Menu.Item key={to} value={to} asChild>
            <Link to={to} tabIndex={-1}>
              {label}
            </Link>
          </Menu.Item>
        ))}
      </Menu.ItemGroup>
    </ActionMenu>
  );
}
