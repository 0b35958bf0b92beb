import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { writeDraft } from '../../lib/storage/drafts.ts';
import { memoryStorage } from '../../lib/storage/memory-storage.ts';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { AuthScreen } from './auth-screen.tsx';

function formFor(changes: {
  checkout?: boolean;
  type?: 'client' | 'provider';
  redirect?: string;
  email?: string;
  invitation?: { company: string; name: string };
}) {
  const element = (
    <AuthScreen
      checkout={false}
      type={null}
      redirect={null}
      form={null}
      email={null}
      {...changes}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderMarkup(<RouterProvider router={router} />);
  return {
    html,
    legalLinks: [...html.matchAll(/href="\/(terms|privacy)"/g)].map(([, page]) => page),
    button: /<button[^>]*type="submit"[^>]*>([^<]*)</.exec(html)?.[1],
    lead: /<\/h1><p[^>]*>([^<]*)</.exec(html)?.[1],
  };
}

it('@2.6.1 @2.6.5 starts with signing in, also for a professional', () => {
  expect(formFor({}).button).toBe('Sign in');
  expect(formFor({ type: 'provider' }).button).toBe('Sign in');
});

it('@2.40.4 links the legal texts below the form to create an account', () => {
  expect(formFor({ type: 'client' }).legalLinks).toEqual(['terms', 'privacy']);
  expect(formFor({}).legalLinks).toEqual([]);
});

it('@2.6.3 starts with signing up before a checkout, and says that the subscription continues', () => {
  expect(formFor({ checkout: true })).toMatchObject({
    button: 'Create account',
    lead: 'Create an account or sign in to continue with your subscription.',
  });
});

it('@2.6.4 starts with signing up for a client, and says that the account is free', () => {
  expect(formFor({ type: 'client' })).toMatchObject({
    button: 'Create account',
    lead: 'Create your free client account to send requests and talk to professionals directly.',
  });
});

it('@2.56.4 @2.56.5 asks for the account of the email that a request waits for', () => {
  const redirect = '/p/rivera-plumbing?request=draft';
  const draft = { type: 'client', redirect, email: 'nora@doorstep.test' } as const;
  // In another browser, it is not there.
  expect(formFor(draft).lead).toMatch(/^Create your free client account to send requests/);
  vi.stubGlobal('localStorage', memoryStorage());
  writeDraft({ uid: '@nora@doorstep.test', form: 'request:pro-1' }, 'The sink leaks.');
  const { html, button, lead } = formFor(draft);
  expect({ button, lead }).toEqual({
    button: 'Create account',
    lead: 'Create your free client account to send your request. It&#x27;s saved in this browser.',
  });
  expect(html).toMatch(/<input(?=[^>]*type="email")(?=[^>]*readonly)[^>]*>/i);
  expect(html).toContain(`href="${redirect}"`);
  const asked = { ...draft, redirect: '/p/rivera-plumbing?request=1' };
  expect(formFor(asked).html).not.toMatch(/readonly/i);
});

it('@2.33.8 starts with signing up for an invitation, for the invited address only', () => {
  const invitation = { company: 'Rivera Plumbing', name: 'Sam' };
  const { html, button, lead } = formFor({ invitation, email: 'sam@doorstep.test' });
  expect({ button, lead }).toEqual({
    button: 'Create account',
    lead: 'Create an account to join the team.',
  });
  expect(html).toMatch(/<h1[^>]*>.?Sam.?, .?Rivera Plumbing.? invited you to join their team</);
  expect(html).toMatch(/<input(?=[^>]*type="email")(?=[^>]*readOnly|[^>]*readonly)[^>]*>/);
  expect(html).toContain('I have an account');
  expect(formFor({}).html).not.toMatch(/readonly/i);
});
