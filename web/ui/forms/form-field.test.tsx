import { expect, it } from 'vitest';
import { Input, Textarea } from './controls.tsx';
import { FormField } from './form-field.tsx';
import { renderMarkup } from '../render-markup.tsx';
import { Select } from './select.tsx';

/** Returns an attribute of the only element with this tag name. */
function attribute(html: string, element: string, name: string): string | undefined {
  const [tag, ...others] = html.match(new RegExp(`<${element}[^>]*>`, 'g')) ?? [];
  expect(others).toEqual([]);
  return new RegExp(`[ ]${name}="([^"]*)"`).exec(tag ?? '')?.[1];
}

const CONTROLS = {
  input: <Input />,
  textarea: <Textarea />,
  select: <Select options={{ low: 'Low', high: 'High' }} />,
};

it.each(Object.entries(CONTROLS))('%s has the label of its field', (name, control) => {
  const html = renderMarkup(<FormField label="Name">{control}</FormField>);
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, name, 'id'));
  expect(attribute(html, name, 'id')).toBeTruthy();
  expect(attribute(html, name, 'aria-describedby')).toBeUndefined();
  expect(attribute(html, name, 'aria-invalid')).toBeUndefined();
});

it('is described by the error and then by the help text', () => {
  const html = renderMarkup(
    <FormField label="Name" help="As on your door." error="Please enter your name." required>
      <Input />
    </FormField>,
  );
  const ids = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1]);
  expect(texts).toEqual(['Please enter your name.', 'As on your door.']);
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(attribute(html, 'input', 'required')).toBe('');
  expect(html).toContain('role="alert"');
});

it('adds no attributes of a field to a control outside of one', () => {
  const html = renderMarkup(<Input aria-label="Message" />);
  expect(html).toMatch(/^<input dir="auto" aria-label="Message" class="[^"]*"\/>$/);
});
