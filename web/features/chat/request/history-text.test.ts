import { expect, it } from 'vitest';
import { historyText } from './history-text.ts';

const request = { provider_name: 'Rivera Plumbing', client_name: 'Nora Whitfield' };
const [at, now] = [new Date(2026, 10, 24, 14, 10), new Date(2026, 11, 1)];

it.each([
  ['provider', 'provider', 'In progress · by you · Nov 24, 2:10 PM'],
  ['client', 'provider', 'In progress · by Rivera Plumbing · Nov 24, 2:10 PM'],
  ['member', 'provider', 'In progress · by Rivera Plumbing · Nov 24, 2:10 PM'],
  ['client', 'client', 'In progress · by you · Nov 24, 2:10 PM'],
  ['provider', 'client', 'In progress · by Nora Whitfield · Nov 24, 2:10 PM'],
  ['client', 'automatic', 'In progress automatically · Nov 24, 2:10 PM'],
] as const)('the %s reads a change by the %s as "%s"', (side, by, text) => {
  const entry = { id: 'e', status: 'in_progress', side: by, at };
  // ICU separates the time of day with a narrow space.
  expect(historyText(entry, request, side, now).replace('\u202f', ' ')).toBe(text);
});
