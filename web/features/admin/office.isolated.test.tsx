import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { BusinessFigures } from './business-figures.tsx';
import { People } from './people.tsx';

const mocks = vi.hoisted(() => ({ load: vi.fn<(key: string) => unknown>() }));
vi.mock('../../lib/use-load.ts', () => ({ useLoad: mocks.load }));
vi.mock('../../data/admin/people.ts', () => ({ getBusiness: null }));
vi.mock('@doorstep/domain/brand', async () => {
  const sample = await import('@doorstep/domain/sample-brand');
  return { BRAND: sample.SAMPLE_BRAND };
});

const screen = (element: ReactElement, data: object) => {
  mocks.load.mockImplementation((key) =>
    key.startsWith('charts of') ? { status: 'loading' } : { status: 'ready', data },
  );
  return renderMarkup(<MemoryRouter>{element}</MemoryRouter>);
};

it('shows plans under the names of the brand', () => {
  const person = { uid: 'sam', name: 'Sam', handle: null, email: null, is_suspended: false };
  const people = screen(<People />, { people: [{ ...person, plan: 'Business' }], next: null });
  expect(people).toContain('>Team<');
  const plans = [{ tier: 'Pro', count: 2, amount: 2900 }];
  const figures = screen(<BusinessFigures />, { plans, months: [], counted_until: null });
  expect(figures).toContain('On Plus');
});

it('says when a page of people is empty and others follow', () => {
  const text = screen(<People />, { people: [], next: 'cursor' });
  expect(text).toContain('Nobody on this page yet.');
  expect(text).toContain('Show more');
  expect(screen(<People />, { people: [], next: null })).toContain('Nobody was found.');
});
