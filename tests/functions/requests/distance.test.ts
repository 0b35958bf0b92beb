import { analyticsMonthSchema, calendarDay } from '@doorstep/domain/analytics/analytics-month';
import { expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { queueRequestMail } from '../../../functions/requests/queue-request-mail.ts';
import { parseRequest } from '../../../functions/requests/service-request-repository.ts';
import { adminDb, fieldsOf, updateFields } from '../../support/server/admin.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { confirmPageEmail, saveProfile, saveRequest } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';

/** How far the job of a request is, which the server finds when the request was sent. */

async function send(place: string | null, city: string) {
  const provider_id = unique('pro');
  await confirmPageEmail(provider_id, 'office@doorstep.test');
  await saveProfile(provider_id, {
    ...{ email: 'office@doorstep.test', city, locations: [], travel_radius: 10 },
  });
  await triggersFinished();
  const { id } = await saveRequest({ provider_id, place });
  const path = `service_requests/${id}`;
  await triggersFinished();
  const version = async () => (await adminDb().doc(path).get()).updateTime?.toMillis();
  const mailed = async () => (await fieldsOf(`mail/${id}_new_request`))['data'];
  const cities = async () => {
    const { month, day } = calendarDay(new Date());
    const stored = await adminDb().doc(`analytics/${provider_id}_${month}`).get();
    const { days } = analyticsMonthSchema.parse({ ...stored.data(), id: stored.id });
    return days[day]?.request_cities;
  };
  return { provider_id, id, path, version, mailed, cities };
}

// @2.50.10 @2.50.11 @2.32.9
it('is stored once, in the mail too, and the city is counted', async () => {
  const { provider_id, path, version, mailed, cities } = await send('78626', 'Austin, TX');
  const distance = { meters: 41_843, is_inside: false };
  expect((await fieldsOf(path))['distance']).toEqual(distance);
  expect(await mailed()).toMatchObject({ place: '78626', distance });
  expect(await cities()).toEqual({ 'Georgetown, TX': 1 });

  // The area changes later, and the browser's own call queues the mails again.
  const before = await version();
  await updateFields(`provider_profiles/${provider_id}`, { city: 'Georgetown, TX' });
  await triggersFinished();
  const request = parseRequest(await adminDb().doc(path).get());
  await (request && queueRequestMail(deps, request, new Date()));
  // The trigger and that call can run at the same time.
  await (request && queueRequestMail(deps, { ...request, distance: null }, new Date()));
  expect((await fieldsOf(path))['distance']).toEqual(distance);
  expect(await version()).toBe(before);
});

it('does not hold up the mail if the area cannot be read', async () => {
  const { provider_id } = await send(null, 'Austin, TX');
  await updateFields(`provider_profiles/${provider_id}`, { 'facts.area': 'malformed' });
  const { id } = await saveRequest({ provider_id, place: '78626' });
  await triggersFinished();
  expect((await fieldsOf(`mail/${id}_new_request`))['data']).toMatchObject({ distance: null });
});

// @2.50.10
it.each([
  ['the place', 'Behind the old mill', 'Austin, TX'],
  ['the area', '78626', 'Everywhere'],
  ['what the client did not say', null, 'Austin, TX'],
])('is missing without %s', async (_, place, city) => {
  const { path, mailed } = await send(place, city);
  expect(await fieldsOf(path)).not.toHaveProperty('distance.meters');
  expect(await mailed()).toMatchObject({ distance: null });
});
