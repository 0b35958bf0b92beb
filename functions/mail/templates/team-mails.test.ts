import { BRAND } from '@doorstep/domain/brand';
import { expect, it } from 'vitest';
import { renderTeamInvitation } from './team-mails.ts';

it('names the company, the person and the day on which the link expires (@2.33.1)', () => {
  const { subject, text } = renderTeamInvitation(
    {
      account: 'p1',
      invitation_id: 'i1',
      company: 'Rivera Plumbing',
      name: 'Sam',
      expires_at: new Date('2026-12-04T12:00:00Z'),
    },
    { join: 'https://doorstep.test/join', unsubscribe: 'https://doorstep.test/unsubscribe' },
  );
  expect(subject).toBe(`Rivera Plumbing invites you to join their team on ${BRAND.name}`);
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    'Hello Sam,',
    `Rivera Plumbing invited you to join their team on ${BRAND.name}. You'll answer client requests, chat, and send quotes together.`,
  ]);
  expect(text).toContain('expires on December 4, 2026');
});
