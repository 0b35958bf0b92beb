import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { expect, it } from 'vitest';
import { previewPage } from './preview-page.ts';
import { toForm } from '../profile-form.ts';

const stored = {
  created_at: new Date('2024-05-01T12:00:00Z'),
  facts: NO_FACTS,
  phone: '(503) 555-0142',
};

it('shows what would be stored', () => {
  const typed = {
    ...toForm(null),
    handle: 'rivera',
    display_name: ' Rivera ',
    services: 'Leaks,, Drains',
    instagram_url: '@rivera',
    work_photos: ['https://a.example/1'],
  };
  expect(previewPage(typed, 'p1', stored)).toEqual(
    minimalPage({
      id: 'p1',
      handle: 'rivera',
      display_name: 'Rivera',
      services: ['Leaks', 'Drains'],
      instagram_url: 'https://instagram.com/rivera',
      work_photos: ['https://a.example/1'],
      member_since: 2024,
    }),
  );
});

it('leaves out what is missing or has an error', () => {
  const typed = { ...toForm(null), website_url: 'ftp://a', email: 'a@', services: 'a'.repeat(61) };
  expect(previewPage(typed, 'p1', stored)).toEqual(
    minimalPage({ id: 'p1', handle: 'your-page', display_name: 'Your name', member_since: 2024 }),
  );
  expect(previewPage(typed, 'p1', null).member_since).toBe(new Date().getFullYear());
});

it('links the stored phone, and none that nobody has checked', () => {
  const hrefOf = (phone: string, profile: typeof stored | null) =>
    previewPage({ ...toForm(null), phone }, 'p1', profile).phone_href;
  expect(hrefOf('(503) 555-0142', stored)).toBe('tel:');
  expect(hrefOf('(503) 555-0143', stored)).toBeNull();
  expect(hrefOf('(503) 555-0142', null)).toBeNull();
  expect(hrefOf('', { ...stored, phone: '' })).toBeNull();
});
