import { useLocation } from 'react-router-dom';
import { authFormState, type AuthMode } from '../../lib/history-state.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';

/** Turns /auth into another of its forms; the address, with what it asks for, stays. */
export function ModeLink({ form, children }: { form: AuthMode; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <AppLink
      minH="11"
      to={pathname + search}
      state={authFormState(form)}
      replace
      preventScrollReset
    >
      {children}
    </AppLink>
  );
}
