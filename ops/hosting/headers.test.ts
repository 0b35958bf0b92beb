import { expect, it } from 'vitest';
import { HEADERS, readHosting } from './headers.ts';

it('firebase.json has the headers that `npm run hosting:headers` writes', () => {
  expect(readHosting().hosting['headers']).toEqual(HEADERS);
});
