import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { authFormState, readAuthEmail, type AuthMode } from '../../lib/navigation/history-state.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';

interface EmailFieldProps {
  field: UseFormRegisterReturn<'email'>;
  error: ReactNode;
  isFixed?: boolean;
  /** Called with each change, so that the email stays when the form changes. */
  onEmail: (email: string) => void;
}

/** The email field of the auth forms. */
export function EmailField({ field, error, isFixed = false, onEmail }: EmailFieldProps) {
  return (
    <FormField label="Email" error={error} required>
      <Input
        type="email"
        autoComplete="email"
        inputMode="email"
        readOnly={isFixed}
        {...field}
        onChange={(event) => {
          void field.onChange(event);
          onEmail(event.target.value);
        }}
      />
    </FormField>
  );
}

/** Links to another form of /auth, with the same URL parameters and the same given email. */
export function ModeLink({ form, children }: { form: AuthMode; children: string }) {
  const location = useLocation();
  return (
    <AppLink
      minH="11"
      to={location.pathname + location.search}
      state={authFormState(form, readAuthEmail(location.state))}
      replace
      preventScrollReset
    >
      {children}
    </AppLink>
  );
}
