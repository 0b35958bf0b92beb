import { expect, it } from 'vitest';
import { renderMarkup } from '../render-markup.tsx';
import { addTags, Tags } from './tags.tsx';

const render = (count: number) =>
  renderMarkup(
    <Tags
      label="Places"
      value={Array.from({ length: count }, (_, i) => `Place ${i + 1}`)}
      onChange={() => {}}
    />,
  );

it('allows ten tags by default', () => {
  expect(render(9)).toContain('<input');
  expect(render(9)).toContain('At most 10.');
  expect(render(10)).toContain('Place 10');
  expect(render(10)).not.toContain('<input');
  expect(render(10)).toContain('10 of 10: remove one to add another.');
});

const LIMITS = { max: 4, maxLength: 12 };

it('adds each text of a list once, in order @2.59.2', () => {
  expect(addTags(['Drains'], ['Leaks', 'drains', 'Boilers', 'LEAKS'], LIMITS)).toEqual({
    tags: ['Drains', 'Leaks', 'Boilers'],
  });
  expect(addTags(['Drains'], [], LIMITS)).toEqual({ tags: ['Drains'] });
});

it.each([
  [['DRAINS'], 'DRAINS is already in the list.'],
  [['Leaks', 'a'.repeat(13)], 'Please use at most 12 characters.'],
  [['One', 'Two', 'Three', 'Four'], 'At most 4, and 1 are in the list.'],
])('adds nothing of %s, and says why @2.59.2', (texts, error) => {
  expect(addTags(['Drains'], texts, LIMITS)).toEqual({ error });
});
