import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { StatusSelect } from './status-select.tsx';

vi.mock('../../../data/requests/requests.ts', () => ({ setRequestStatus: () => {} }));

/** Returns the options of the select, the chosen one in brackets. */
function optionsFor(status: string) {
  const html = renderMarkup(
    <StatusSelect requestId="r1" clientName="Nora" status={status} onChanged={() => {}} />,
  );
  expect(html).toContain('aria-label="Status of the request from Nora"');
  return [...html.matchAll(/<option([^>]*)>([^<]*)</g)].map(([, attributes = '', label = '']) =>
    attributes.includes('selected') ? `[${label}]` : label,
  );
}

it('offers the four statuses (@2.9.6)', () => {
  expect(optionsFor('in_progress')).toEqual(['Pending', '[In progress]', 'Completed', 'Cancelled']);
});

it('shows a status that it does not know beside the four (@4.4.4)', () => {
  expect(optionsFor('on_hold')).toEqual([
    '[On hold]',
    'Pending',
    'In progress',
    'Completed',
    'Cancelled',
  ]);
});

it('cannot be used after an account was deleted, and says so', () => {
  const select = { requestId: 'r1', clientName: 'Nora', status: 'pending' };
  const html = renderMarkup(<StatusSelect {...select} closed />);
  expect(html).toMatch(/<select[^>]* disabled/);
  expect(html).toContain('An account was deleted, so this request can no longer be changed.');
  expect(renderMarkup(<StatusSelect {...select} />)).not.toContain('disabled');
});
