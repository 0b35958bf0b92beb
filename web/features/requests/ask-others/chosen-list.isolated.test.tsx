import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { ChosenList } from './chosen-list.tsx';

const FAR = { name: 'Georgetown, Texas', is_region: false, km: 64, reach: null };
const profile = (display_name: string) => ({ display_name, facts: { area: {} } });
const LOADED: Record<string, unknown> = {
  'chosen:near': { status: 'ready', data: profile('Okafor') },
  'chosen:unpublished': { status: 'ready', data: null },
  'chosen:failed': { status: 'error' },
  'chosen:far': { status: 'ready', data: profile('Rivera') },
  'place:Georgetown': { status: 'ready', data: FAR },
  'place:Austin': { status: 'ready', data: { ...FAR, reach: 'near' } },
};

vi.mock('../../../data/profiles/published-profile.ts', () => ({}));
vi.mock('../../../data/search/known-places.ts', () => ({}));
vi.mock('../../../lib/use-load.ts', () => ({ useLoad: (key: string) => LOADED[key] }));

const show = (ids: string[], place: string | null) => {
  const chosen = ids.map((id) => ({ id, name: id }));
  return renderMarkup(<ChosenList chosen={chosen} place={place} onRemove={() => undefined} />)
    .split(/<[^>]*>/)
    .filter(Boolean);
};

// @2.53.12
it('says for which chosen professionals the job is beyond their area', () => {
  expect(show(['far', 'unpublished', 'failed'], 'Georgetown')).toEqual([
    'far',
    expect.stringMatching(/40 miles away, farther than \S*Rivera\S* usually travels/),
    'unpublished',
    'failed',
  ]);
  expect(show(['near'], 'Austin')).toEqual(['near']);
  expect(show(['far'], null)).toEqual(['far']);
  expect(show([], 'Georgetown')).toEqual(['No one selected yet.']);
});
