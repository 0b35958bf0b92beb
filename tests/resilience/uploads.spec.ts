import { picturesOf } from '@doorstep/domain/pictures/picture';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { bio, EDITOR, publish, SAVED } from '../support/editor.ts';
import { admin, signIn } from '../support/people.ts';
import { JPEG } from '../support/pictures.ts';
import { createProvider, read } from '../support/scenes.ts';
import { everythingOf, whole } from '../support/server/pictures.ts';
import { everythingAgrees } from './support/agreement.ts';
import { sweepPictures } from './support/sweep-pictures.ts';
import { expect, test } from './support/test.ts';
import { SLOW } from './support/work.ts';

/** An upload is cut in the middle, or nobody looks at it: the editor says the truth, and no file is left over. */

test.use({ expectedErrors: [/^Upload failed me\.jpg|^Failed to load resource: net::ERR_/] });

/** Beyond what the SDK tries by itself (web/data/pictures/images.ts). */
const GIVEN_UP = { timeout: 90_000 };

/** The storage gets the bytes, and nobody hears of it; until that is called which it answers. */
async function loseAnswers(page: Page): Promise<() => Promise<void>> {
  const objects = '**/v0/b/**';
  await page.route(objects, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(objects);
}

const entriesOf = async (uid: string) => {
  const all = admin().firestore.collection('pictures');
  return (await all.where('owner', '==', uid).get()).docs;
};

const shownSchema = z.object({
  avatar_url: z.string(),
  cover_url: z.null(),
  work_photos: z.array(z.string()).length(0),
});

/** As many as are noted, all with their renditions. */
const ready = async (uid: string) =>
  (await entriesOf(uid)).map((entry): unknown => entry.get('ready'));

test(
  '§5 Faults: an upload that is cut says so and keeps everything; the next one is the only picture that stays',
  { tag: '@8.7.35' },
  async ({ page, stack }) => {
    test.setTimeout(240_000);
    const pro = await createProvider('uploader');
    await signIn(page, pro, EDITOR);
    await bio(page).fill('A long story');
    const hearAgain = await loseAnswers(page);
    await page.getByLabel('Avatar').setInputFiles(JPEG('me.jpg'));
    await expect(page.getByText('Not uploaded: me.jpg')).toBeVisible(GIVEN_UP);
    await expect(page.getByText("We couldn't upload the picture.")).toBeVisible();
    await expect(bio(page)).toHaveValue('A long story');

    await hearAgain();
    // What was given up has arrived after all, and nobody shows it.
    await expect.poll(() => ready(pro.uid), SLOW).toEqual([true]);
    const [orphan] = await entriesOf(pro.uid);
    // While nobody makes renditions the page shows the picture as it was uploaded.
    stack.pause('functions');
    await page.getByLabel('Avatar').setInputFiles(JPEG('me.jpg'));
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible(SLOW);
    await expect(page.getByText('Not uploaded: me.jpg')).toBeHidden();
    stack.resume('functions');
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible(SLOW);
    await expect(bio(page)).toHaveValue('A long story');
    await expect.poll(() => ready(pro.uid), SLOW).toEqual([true, true]);

    // A day later.
    await orphan?.ref.update({ check_at: new Date(Date.now() - 1000) });
    await sweepPictures();
    const profile = await read(`provider_profiles/${pro.uid}`);
    const shown = picturesOf(shownSchema.parse(profile), pro.uid);
    expect(shown).toHaveLength(1);
    expect(await everythingOf(pro.uid)).toEqual(whole(...shown));
    expect(profile).toMatchObject({ bio: 'A long story' });
    await everythingAgrees(stack);
  },
);
