import { minimalResult } from '@doorstep/domain/search/results/minimal-result';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { ProviderPicker } from './provider-picker.tsx';

interface Answer {
  providers: SearchResult[];
  place: null;
  next: null;
  is_near_miss: boolean;
}

const mocks = vi.hoisted(() => ({ answer: null as Answer | null }));
vi.mock('../../data/search/provider-search.ts', () => ({ cachedAnswer: () => mocks.answer }));
vi.mock('./search-form.tsx', () => ({ SearchForm: () => null }));

const PROVIDERS = (['ann', 'ben', 'cid'] as const).map((uid, i) =>
  minimalResult({
    ...{ id: `10823150000000_${uid}`, display_name: uid },
    tier: i < 2 ? 'match' : 'closest',
  }),
);

/** Renders the picker where `ann` is chosen, and at most `most` can be. */
const show = (most: number) =>
  renderMarkup(
    <MemoryRouter>
      <ProviderPicker
        initial={{ service: '', location: '' }}
        excluded={new Set()}
        chosen={[{ id: 'ann', name: 'ann' }]}
        most={most}
        onChoose={() => undefined}
      />
    </MemoryRouter>,
  );
const FULL = '1 of 1 selected. Remove one to select another.';
const checkboxes = (html: string) => html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];

beforeEach(() => {
  mocks.answer = { providers: PROVIDERS, place: null, next: null, is_near_miss: true };
});

// @2.53.1
it('says at the limit why no other professional can be chosen, in the tab order', () => {
  const html = show(1);
  const id = new RegExp(`<[^>]*role="status"[^>]*id="([^"]*)"[^>]*>${FULL}`).exec(html)?.[1];
  const [ann, ...others] = checkboxes(html);
  expect(ann).toContain('aria-disabled="false"');
  expect(ann).not.toContain(`"${id} `);
  expect(others).toHaveLength(2);
  for (const other of others) {
    expect(other).toContain('aria-disabled="true"');
    expect(other).toContain(`aria-describedby="${id} `);
  }
  expect(html).not.toContain(' disabled=""');
  expect(show(2)).not.toContain('selected.');
  expect(show(2)).not.toContain('aria-disabled="true"');
});

it('names the list of a tier by its heading', () => {
  const html = show(2);
  const id = /<h3[^>]*id="([^"]*)"[^>]*>Closest matches</.exec(html)?.[1];
  expect(html).toContain(`aria-labelledby="${id}"`);
});

it('has its status texts before they say something, so that screen readers announce them', () => {
  const statuses = (html: string) => html.match(/role="status"/g)?.length ?? 0;
  const withAnswer = statuses(show(2));
  mocks.answer = null;
  // The skeletons have a status of their own.
  expect(statuses(show(2))).toBe(withAnswer + 1);
});
