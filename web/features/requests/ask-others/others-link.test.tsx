import { minimalRequest } from '@doorstep/domain/requests/minimal-request';
import type { Quote } from '@doorstep/domain/requests/quote';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { OthersLink } from './others-link.tsx';

const quote: Quote = {
  ...{ id: 'quote-1', lines: [{ text: 'Labor', cents: 28_000 }], total_cents: 28_000 },
  ...{ currency: 'usd', tax_note: null, message: null, valid_until: '2099-12-24' },
  ...{ time_zone: 'UTC', state: 'open', created_at: new Date() },
  ...{ decided_at: null, decided_by: null },
};
const group = {
  ...{ id: 'r1', client_uid: 'client-1', request_ids: ['r1', 'r2', 'r3'] },
  ...{ provider_ids: ['pro-1', 'pro-2', 'pro-3'], changed_at: new Date() },
};
const quoted = (id: string) => minimalRequest({ id, quote });

/** Returns the target and the text of the link. */
function show(request = minimalRequest(), groups = [group], loaded = [request]) {
  const link = <OthersLink uid="client-1" {...{ request, groups, loaded }} />;
  const html = renderMarkup(<MemoryRouter>{link}</MemoryRouter>);
  return [/href="([^"]*)"/.exec(html)?.[1], html.replaceAll(/<[^>]*>/g, '')];
}

// @2.53.5
it('leads from each request of a group to the quotes, and counts each quote once', () => {
  const compare = '/client-dashboard/compare/r1';
  const second = minimalRequest({ id: 'r2', status: 'completed' });
  expect(show(second)).toEqual([compare, 'Asked 3 professionals']);
  expect(show(second, [group], [quoted('r1'), quoted('r1'), quoted('r4')])).toEqual([
    compare,
    'Asked 3 professionals',
  ]);
  const loaded = [quoted('r1'), second, quoted('r3')];
  expect(show(second, [group], loaded)).toEqual([compare, 'Compare 2 quotes']);
});

// @2.53.1 @2.53.11
it('leads to asking others from an open request that the account has sent', () => {
  const ask = ['/client-dashboard/ask/r4', 'Ask another professional too'];
  expect(show(minimalRequest({ id: 'r4' }))).toEqual(ask);
  for (const changes of [
    { status: 'completed' },
    { client_uid: 'other' },
    { closed: true as const },
  ]) {
    expect(show(minimalRequest({ id: 'r4', ...changes }))).toEqual([undefined, '']);
  }
});
