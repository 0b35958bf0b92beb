import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { AuthScreen } from './auth-screen.tsx';

vi.mock('../../data/auth/session.ts', () => ({
  useSession: () => ({ status: 'unconfirmed', email: 'sam@doorstep.test' }),
}));

/** Returns the text of the screen that waits until sam@doorstep.test is confirmed. */
function waitingFor(invitedEmail: string | null): string {
  const invitation = { company: 'Rivera Plumbing', name: 'Sam' };
  const element = (
    <AuthScreen
      checkout={false}
      type={null}
      redirect={null}
      form={null}
      email={invitedEmail}
      {...(invitedEmail !== null && { invitation })}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]*>|[\u2066-\u2069]/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

it('does not offer to correct the address of an invitation (@2.33.8)', () => {
  expect(waitingFor(null)).toContain('Correct the address');
  expect(waitingFor(null)).not.toContain('invitation');
  const invited = waitingFor('sam@doorstep.test');
  expect(invited).toContain('Your invitation is for this address.');
  expect(invited).toContain('Resend the email');
  expect(invited).not.toContain('Correct the address');
});

it('says for which address an invitation is to a person who waits for another one (@2.33.8)', () => {
  const other = waitingFor('mia@doorstep.test');
  expect(other).toMatch(/Your invitation is for mia@doorstep.test ?. Use another account to join/);
  expect(other).toContain('Use another account');
  expect(other).not.toContain('Correct the address');
});
