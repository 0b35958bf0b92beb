import { expect, it } from 'vitest';
import { renderMarkup } from '../render-markup.tsx';
import { Tags } from './tags.tsx';

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
