import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { AskResults } from './ask-results.tsx';
import type { Outcome } from './use-ask-others.ts';

const CHOICES = ['Rivera', 'Okafor', 'Dee'].map((name) => ({ id: name.toLowerCase(), name }));

const show = (outcomes: Outcome[], hasGroup = false) => {
  const byId = Object.fromEntries(outcomes.map((one, i) => [CHOICES[i]?.id ?? '', one]));
  const results = (
    <AskResults
      firstId="r1"
      hasGroup={hasGroup}
      choices={CHOICES}
      outcomes={byId}
      onRetry={() => undefined}
    />
  );
  const html = renderMarkup(<MemoryRouter>{results}</MemoryRouter>);
  return { html, texts: html.split(/<[^>]*>/).filter(Boolean) };
};
const SENT = { status: 'sent' } as const;
const FAILED = { status: 'failed', reason: 'Later.' } as const;
const SENDING = { status: 'sending' } as const;

// @2.53.4
it('says of each request whether it was sent, and offers to send only the others again', () => {
  const { html, texts } = show([SENT, FAILED, SENT]);
  expect(texts).toContain('Sent to 2 of 3 professionals.');
  expect(texts).toContain('Not sent. Later.');
  expect(html.match(/Try again: /g)).toHaveLength(1);
  expect(html).toMatch(/Try again: \S*Okafor/);
  expect(show([SENT, SENT]).texts).toContain('Sent to 2 professionals.');
  expect(show([SENT]).texts).toContain('Sent to 1 professional.');
});

it('cannot send again while another request is being sent', () => {
  const { html, texts } = show([FAILED, SENDING]);
  expect(texts.filter((text) => text === 'Sending...')).toHaveLength(2);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"/);
});

// @2.53.4
it('leads to the quotes only when a group exists and nothing is being sent', () => {
  const leads = (outcomes: Outcome[], hasGroup = false) =>
    show(outcomes, hasGroup).html.includes('href="/client-dashboard/compare/r1"');
  expect(leads([SENT, FAILED])).toBe(true);
  expect(leads([FAILED, FAILED])).toBe(false);
  expect(leads([FAILED], true)).toBe(true);
  expect(leads([SENT, SENDING], true)).toBe(false);
});
