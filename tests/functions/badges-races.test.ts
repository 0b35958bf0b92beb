import { expect, it } from 'vitest';
import { askForBadge } from '../../functions/badges/ask-for-badge.ts';
import { createBadgeApplications } from '../../functions/badges/badge-application-repository.ts';
import { createGrantedBadges } from '../../functions/badges/granted-badge-repository.ts';
import { sweepBadges } from '../../functions/badges/sweep-badges.ts';
import { mailQueue } from '../../functions/container.ts';
import { createAuditLog } from '../../functions/moderation/audit-log-repository.ts';
import { createPictureBucket } from '../../functions/pictures/picture-bucket-repository.ts';
import { createProviderProfiles } from '../../functions/profiles/provider-profile-repository.ts';
import { adminDb, exists, setFields } from '../support/server/admin.ts';
import { savePage } from '../support/server/market.ts';
import { session, type Person } from '../support/server/people.ts';
import { bucket } from '../support/server/pictures.ts';

/** Applications for badges that another write overtakes. */

const PDF = Buffer.from('%PDF-1.7 evidence').toString('base64');
const INPUT = { kind: 'license', number: '1', expires_on: '2099-01-01', evidence: PDF } as const;

const applications = createBadgeApplications(adminDb(), createAuditLog(adminDb()));
const deps = {
  ...mailQueue(),
  applications,
  profiles: createProviderProfiles(adminDb()),
  badges: createGrantedBadges(adminDb(), createAuditLog(adminDb())),
  bucket: createPictureBucket(),
};
const isStored = async ({ uid }: Person) =>
  (await bucket().file(`badge-evidence/${uid}/license`).exists())[0];

async function professional(): Promise<Person> {
  const person = await session('provider');
  await savePage(person.uid);
  return person;
}

it('stores nothing for an account that is deleted during the upload', async () => {
  const pro = await professional();
  const save: typeof applications.save = async (application) => {
    expect(await isStored(pro)).toBe(true);
    const closed = { reason: 'deleted', closed_at: new Date(), expires_at: null };
    await setFields(`closed_accounts/${pro.uid}`, closed);
    return applications.save(application);
  };
  const asked = askForBadge({ ...deps, applications: { save } }, pro, INPUT, new Date());
  await expect(asked).rejects.toThrow('the account is closed');
  expect(await isStored(pro)).toBe(false);
  expect(await exists(`badge_applications/${pro.uid}_license`)).toBe(false);
});

it('keeps the file of an application that was sent during the sweep', async () => {
  const pro = await professional();
  await askForBadge(deps, pro, INPUT, new Date(Date.now() - 60_000));
  const earlier = await applications.find(`${pro.uid}_license`);
  if (!earlier) throw new Error('it was not stored');
  const listDueEvidence = async function* () {
    await askForBadge(deps, pro, INPUT, new Date());
    yield [earlier];
  };
  await sweepBadges({ ...deps, applications: { ...applications, listDueEvidence } }, new Date());
  expect(await isStored(pro)).toBe(true);
  expect(await applications.find(`${pro.uid}_license`)).toMatchObject({
    evidence: 'application/pdf',
  });
});
