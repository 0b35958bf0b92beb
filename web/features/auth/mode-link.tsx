import { Link } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { openForm, type AuthMode } from '../../lib/auth-form.ts';

/** Turns /auth into another of its forms; the address, with what it asks for, stays. */
export function ModeLink({ form, children }: { form: AuthMode; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link asChild minH="11">
      <RouterLink to={pathname + search} state={openForm(form)} replace preventScrollReset>
        {children}
      </RouterLink>
    </Link>
  );
}
