import { PLACE_PATH } from '@doorstep/domain/places/place-api';
import { expect, it } from 'vitest';
import { readStack } from '../../support/stack.ts';

/** Asks the site for the city nearest to a location. */
async function ask(body: unknown, method = 'POST') {
  const response = await fetch(`${readStack().site}${PLACE_PATH}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, cache: response.headers.get('Cache-Control'), answer };
}

it('names the city nearest to a location, and nothing keeps the answer', async () => {
  expect(await ask({ lat: 30.52, lon: -97.68 })).toEqual({
    status: 200,
    cache: 'no-store',
    answer: { place: 'Round Rock, TX' },
  });
  expect((await ask({ lat: -48.9, lon: -123.4 })).answer).toEqual({ place: null });
});

it.each([
  [{}],
  [{ lat: 30.52 }],
  [{ lat: 91, lon: 0 }],
  [{ lat: 0, lon: 181 }],
  [{ lat: '30.52', lon: '-97.68' }],
  [{ lat: 30.52, lon: -97.68, name: 'Nora' }],
  [[]],
])('refuses %j', async (body) => {
  expect(await ask(body)).toMatchObject({ status: 400, answer: { error: 'not understood' } });
});

it('answers a POST only, so that no address holds a location', async () => {
  expect(await ask(null, 'GET')).toMatchObject({ status: 405 });
});
