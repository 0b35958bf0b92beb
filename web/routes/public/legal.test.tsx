import { BRAND } from '@doorstep/domain/brand';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as privacy from './privacy.tsx';
import * as terms from './terms.tsx';
import { renderMarkup } from '../../ui/render-markup.tsx';

const textOf = ({ Component }: typeof privacy) =>
  renderMarkup(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");

it.each([
  ['Privacy', privacy, BRAND.company.privacyEmail],
  ['Terms', terms, BRAND.company.legalEmail],
])('%s names the company, how to reach it, and the day @2.40.1', (title, route, email) => {
  const text = textOf(route);
  const { legalName, company, supportEmail } = BRAND;
  for (const part of [title, legalName, ...company.address, email, supportEmail]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Effective Nov 26, 2026.');
});

it('says how long emails, evidence and invitations are kept @2.40.2', () => {
  const text = textOf(privacy);
  const { mails, dead_mails, badge_evidence, team_invitations } = RETENTION_DAYS;
  expect(text).toContain(`Records of emails: ${mails} days, or ${dead_mails} days`);
  expect(text).toContain(`Documents for a badge: ${badge_evidence} days`);
  expect(text).toContain(`Invitations to a team: ${team_invitations} days`);
});

it('names the processors, the cookies and the rights @2.40.2', () => {
  const text = textOf(privacy);
  for (const part of ['Google', 'Stripe', 'email provider', 'no cookies', 'download everything']) {
    expect(text).toContain(part);
  }
});

it('names each price, the law and the courts @2.40.3', () => {
  const text = textOf(terms);
  for (const part of ['Starter costs $19', 'Pro costs $39', 'Business costs $79']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(BRAND.company.governingLaw);
  expect(text).toContain(BRAND.company.courts);
});
