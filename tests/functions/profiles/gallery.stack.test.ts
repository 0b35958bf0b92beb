import { publicPageSchema } from '@doorstep/domain/pages/public-page';
import { pictureIdOf } from '@doorstep/domain/pictures/picture';
import type { Gallery, PhotoDetails } from '@doorstep/domain/profiles/gallery';
import { NO_DETAILS, NO_GALLERY } from '@doorstep/domain/profiles/shown-gallery';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, exists, fieldsOf, updateFields } from '../../support/server/admin.ts';
import { savePage } from '../../support/server/market.ts';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import { listingsOf } from '../../support/server/search.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { readStack } from '../../support/stack.ts';

/** Captions, tags and pairs: what is saved, refused, shown and found. */

const urlOf = ({ uid }: Person, name: string) =>
  `http://localhost:9199/v0/b/b/o/provider-work-photos%2F${uid}%2F${name}.jpg?alt=media`;
const idOf = (who: Person, name: string) => pictureIdOf(urlOf(who, name)) ?? '';
const pathOf = ({ uid }: Person) => `galleries/${uid}`;

async function professional(): Promise<Person> {
  const person = await session('provider');
  await savePage(person.uid, {
    services: ['Zeppelins', 'Kites'],
    work_photos: ['a', 'b', 'c'].map((name) => urlOf(person, name)),
  });
  return person;
}

const photos = (who: Person, all: Record<string, Partial<PhotoDetails>>): Gallery['photos'] =>
  Object.fromEntries(
    Object.entries(all).map(([name, details]) => [idOf(who, name), { ...NO_DETAILS, ...details }]),
  );
const save = (who: Person, all: Record<string, Partial<PhotoDetails>>, service_tags = {}) =>
  who.call('save-gallery', { photos: photos(who, all), service_tags });

/** Changes the plan as sync does. */
async function setPlan({ uid }: Person, subscription_tier: string | null) {
  await updateFields(`subscribers/${uid}`, {
    subscription_tier,
    subscribed: subscription_tier !== null,
  });
  await updateFields(`provider_profiles/${uid}`, { 'facts.plan_tier': subscription_tier });
}

async function pageOf({ uid }: Person): Promise<Gallery> {
  const answer = await fetch(`${readStack().site}/api/page/${uid.toLowerCase()}`);
  return publicPageSchema.parse(await answer.json()).gallery;
}

describe('saving details of photos and services', () => {
  // @2.11.25
  it('changes only the photos and services that it names, and forgets those that are gone', async () => {
    const pro = await professional();
    const first = { a: { caption: ' Silk ', tags: ['Red'], before: idOf(pro, 'b') } };
    await save(pro, first, { Kites: ['Silk'] });
    await save(pro, { c: { tags: ['Blue'] } });
    const all = photos(pro, { a: { ...first.a, caption: 'Silk' }, c: { tags: ['Blue'] } });
    expect(await fieldsOf(pathOf(pro))).toEqual({ photos: all, service_tags: { Kites: ['Silk'] } });

    await updateFields(`provider_profiles/${pro.uid}`, { work_photos: [urlOf(pro, 'a')] });
    await updateFields(`provider_profiles/${pro.uid}`, { services: ['Zeppelins'] });
    const rest = { photos: photos(pro, { a: { tags: ['Red'] } }), service_tags: {} };
    expect(await save(pro, { a: { tags: ['Red'] } })).toEqual(rest);
    expect(await fieldsOf(pathOf(pro))).toEqual(rest);
    await save(pro, { a: {} });
    expect(await fieldsOf(pathOf(pro))).toEqual(NO_GALLERY);
  });

  it.each(['Starter', null])('is refused for the plan %s, which keeps them', async (tier) => {
    const pro = await professional();
    await save(pro, { a: { caption: 'Silk' } });
    await setPlan(pro, tier);
    const refusal = await refusalOf(save(pro, { a: { caption: 'New' } }));
    expect(refusal).toMatchObject({ code: 'permission-denied' });
    expect(refusal.message).toContain('Pro plan');
    expect(await fieldsOf(pathOf(pro))).toMatchObject({
      photos: photos(pro, { a: { caption: 'Silk' } }),
    });
  });

  it('is refused without a page, and for what is not on the saved page', async () => {
    const pro = await professional();
    expect(await refusalCode(save(pro, { unsaved: {} }))).toBe('failed-precondition');
    expect(await refusalCode(save(pro, {}, { Balloons: ['Red'] }))).toBe('failed-precondition');
    const other = await professional();
    expect(
      await refusalCode(
        pro.call('save-gallery', { photos: photos(other, { a: {} }), service_tags: {} }),
      ),
    ).toBe('failed-precondition');
    await adminDb().doc(`provider_profiles/${pro.uid}`).delete();
    expect(await refusalCode(save(pro, {}))).toBe('failed-precondition');
    expect(await exists(pathOf(pro))).toBe(false);
  });

  it('is refused for a photo that would be in two pairs', async () => {
    const pro = await professional();
    await save(pro, { a: { before: idOf(pro, 'b') } });
    for (const wrong of [
      { a: { before: idOf(pro, 'a') } },
      { b: { before: idOf(pro, 'c') } },
      { c: { before: idOf(pro, 'b') } },
      { c: { before: 'elsewhere' } },
    ]) {
      expect(await refusalCode(save(pro, wrong))).toBe('invalid-argument');
    }
    expect(await fieldsOf(pathOf(pro))).toMatchObject({
      photos: photos(pro, { a: { before: idOf(pro, 'b') } }),
    });
  });
});

// @2.12.28 @2.12.30
it('shows them on the page and in search while the plan includes them', async () => {
  const pro = await professional();
  const stored = {
    photos: photos(pro, { a: { caption: 'Silk' } }),
    // A tag that names a trade.
    service_tags: { Kites: ['Powerwall'] },
  };
  await pro.call('save-gallery', stored);
  const hasTrade = async () => {
    const [[, listing] = []] = await listingsOf(adminDb(), pro.uid);
    return (listing?.['trades'] as Record<string, true> | undefined)?.['solar'] === true;
  };
  expect(await hasTrade()).toBe(true);
  await setPlan(pro, 'Starter');
  expect(await pageOf(pro)).toEqual(NO_GALLERY);
  await triggersFinished();
  expect(await hasTrade()).toBe(false);
  await setPlan(pro, 'Business');
  expect(await pageOf(pro)).toEqual(stored);
});

it('exports and deletes them with the account', async () => {
  const pro = await professional();
  await save(pro, { a: { caption: 'Silk' } });
  const { documents } = await pro.call('export-my-data', { section: 'gallery', after: null });
  expect(documents).toMatchObject([{ photos: photos(pro, { a: { caption: 'Silk' } }) }]);
  await deleteAccount(pro);
  expect(await exists(pathOf(pro))).toBe(false);
});
