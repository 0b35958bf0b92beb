import { useLocation } from 'react-router-dom';
import { openForm, type AuthMode } from '../../lib/auth-form.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';

/** Turns /auth into another of its forms; the address, with what it asks for, stays. */
export function ModeLink({ form, children }: { form: AuthMode; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <AppLink minH="11" to={pathname + search} state={openForm(form)} replace preventScrollReset>
      {children}
    </AppLink>
  );
}
