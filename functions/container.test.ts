import { expect, it } from 'vitest';
import { deps } from './container.ts';

it('has nothing to spread, because that would ask for secrets of other functions', () => {
  expect({ ...deps }).toEqual({});
  expect(() => deps.mailer).toThrow('SMTP_URL');
});
