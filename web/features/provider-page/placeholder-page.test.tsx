import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { PlaceholderPage } from './placeholder-page.tsx';

it('@2.3.1 @2.3.2 shows sample texts and work samples under the name', () => {
  const html = renderMarkup(
    <MemoryRouter>
      <PlaceholderPage slug="rivera-plumbing-co" />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<h1[^>]*>Rivera Plumbing Co<\/h1>/);
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
  expect(headings).toEqual(['About', 'Contact', 'Service area']);
  for (const text of [
    'A local professional with years of experience, known for tidy work and fair prices.',
    'Phone and email appear here.',
    'Cities and neighborhoods appear here.',
    'Work sample 1',
    'Work sample 2',
    'Work sample 3',
    'Request Service',
  ]) {
    expect(html).toContain(text);
  }
});
