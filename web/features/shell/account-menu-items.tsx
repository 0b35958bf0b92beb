import { Box, Menu } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ownName } from '../../data/profiles/own-name.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ActionMenu } from '../../ui/overlay/action-menu.tsx';
import type { OpenMenu } from '../../ui/overlay/menu-button.tsx';
import { accountLinks, type HeaderPerson } from './account-links.ts';

/** The person's name; their email until it is loaded, or if they have given none. */
function Name({ uid, email }: HeaderPerson) {
  const name = useLoad(`own-name:${uid}`, () => ownName(uid));
  const failure = name.status === 'error' ? name.error : null;
  useEffect(() => {
    if (failure) console.error('The name was not loaded', failure);
  }, [failure]);
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
        <span key={name.status}>{(name.status === 'ready' && name.data) || email}</span>
      </Box>
    </Menu.ItemGroupLabel>
  );
}

export function AccountMenuItems({ person, ...menu }: OpenMenu & { person: HeaderPerson }) {
  return (
    <ActionMenu label="Account menu" inPlace {...menu}>
      <Menu.ItemGroup>
        <Name {...person} />
        {accountLinks(person.role).map(({ label, to }) => (
          <Menu.Item key={to} value={to} asChild>
            <Link to={to}>{label}</Link>
          </Menu.Item>
        ))}
      </Menu.ItemGroup>
    </ActionMenu>
  );
}
