import { badgeApplicationSchema, evidencePath } from '@doorstep/domain/badges/badge';
import { LIMITS } from '@doorstep/domain/limits';
import { expect, it } from 'vitest';
import { askForBadge } from '../../../functions/badges/ask-for-badge.ts';
import { EVIDENCE_UPLOADS, removeUnnamedEvidence } from '../../../functions/badges/evidence.ts';
import { sweepBadges } from '../../../functions/badges/sweep-badges.ts';
import { deps } from '../../../functions/container.ts';
import { parseDocument } from '../../../functions/platform/firestore.ts';
import { adminDb, exists, setFields } from '../../support/server/admin.ts';
import { depsWith } from '../../support/server/deps-with.ts';
import { savePage } from '../../support/server/market.ts';
import { refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import {
  evidenceName,
  evidenceOf,
  saveEvidence,
  uploadEvidence,
} from '../../support/server/uploaded-pictures.ts';

/** The files of applications for badges, also when another write overtakes the application. */

const PDF = Buffer.from('%PDF-1.7 evidence');
const HOUR_MS = 60 * 60 * 1000;

const { applications, bucket } = deps;

type Kind = 'license' | 'insurance';
const inputOf = (evidence: string, kind: Kind = 'license') =>
  ({ kind, number: '1', expires_on: '2099-01-01', evidence }) as const;
const ask = (who: Person, evidence: string, kind: Kind = 'license') =>
  who.call('ask-for-badge', inputOf(evidence, kind));
const pathOf = ({ uid }: Person) => `badge_applications/${uid}_license`;
const applicationOf = async (who: Person) =>
  parseDocument(badgeApplicationSchema, await adminDb().doc(pathOf(who)).get());

async function professional(): Promise<Person> {
  const person = await session('provider');
  await savePage(person.uid);
  return person;
}

// @2.25.2
it.each([
  ['of another type', Buffer.from('<svg onload=alert(1)>'), 'JPEG, PNG, WebP or PDF'],
  ['above 5 MB', Buffer.concat([PDF, Buffer.alloc(LIMITS.evidenceBytes)]), 'up to 5 MB'],
])('a file %s is refused with a message, and deleted', async (_, bytes, message) => {
  const pro = await professional();
  const refusal = await refusalOf(ask(pro, await saveEvidence(pro.uid, bytes)));
  expect(refusal).toMatchObject({ code: 'invalid-argument' });
  expect(refusal.message).toContain(message);
  expect(await evidenceOf(pro.uid)).toEqual([]);
  expect(await exists(pathOf(pro))).toBe(false);
});

it("another person's file and a name without a file are refused with a message", async () => {
  const [pro, other] = [await professional(), await professional()];
  const name = await uploadEvidence(other.uid, PDF);
  for (const evidence of [name, evidenceName()]) {
    expect(await refusalOf(ask(pro, evidence))).toMatchObject({
      code: 'failed-precondition',
      message: "We couldn't find your file. Please send it again.",
    });
  }
  expect(await exists(pathOf(pro))).toBe(false);
  expect(await evidenceOf(other.uid)).toEqual([name]);
});

it.each(['license', '../provider', 'badge-evidence/x', `${'a'.repeat(12)}\n`, null, {}])(
  'the name %j is an invalid input',
  async (evidence) => {
    const pro = await session();
    const call = pro.callRaw('ask-for-badge', { ...inputOf(''), evidence });
    expect(await refusalOf(call)).toMatchObject({ code: 'invalid-argument' });
  },
);

// @2.25.1
it('a new application replaces the file, and a repeated one keeps it', async () => {
  const pro = await professional();
  await ask(pro, await uploadEvidence(pro.uid, Buffer.from('%PDF-1.7 earlier')));
  const name = await uploadEvidence(pro.uid, PDF);
  for (let press = 0; press < 2; press += 1) await ask(pro, name);
  expect(await evidenceOf(pro.uid)).toEqual([name]);
  expect(await applicationOf(pro)).toMatchObject({ evidence: { name, type: 'application/pdf' } });
});

it('a file belongs to one application', async () => {
  const pro = await professional();
  const name = await uploadEvidence(pro.uid, PDF);
  await ask(pro, name);
  const refusal = await refusalOf(ask(pro, name, 'insurance'));
  expect(refusal).toMatchObject({ code: 'failed-precondition' });
  expect(await evidenceOf(pro.uid)).toEqual([name]);
});

it('an account that is closed meanwhile stores no application', async () => {
  const pro = await professional();
  const name = await uploadEvidence(pro.uid, PDF);
  const save: typeof applications.save = async (application) => {
    const closed = { reason: 'deleted', closed_at: new Date(), expires_at: null };
    await setFields(`closed_accounts/${pro.uid}`, closed);
    return applications.save(application);
  };
  const asked = askForBadge({ bucket, applications: { save } }, pro, inputOf(name), new Date());
  await expect(asked).rejects.toThrow('the account is closed');
  expect(await exists(pathOf(pro))).toBe(false);
});

it('uploads above the hourly limit are deleted', async () => {
  const { uid } = await session();
  for (let i = 0; i <= EVIDENCE_UPLOADS.max; i += 1) await uploadEvidence(uid, PDF);
  expect(await evidenceOf(uid)).toHaveLength(EVIDENCE_UPLOADS.max);
});

it('the sweep deletes uploads that no application has named within an hour', async () => {
  const pro = await professional();
  const named = await uploadEvidence(pro.uid, PDF);
  await ask(pro, named);
  const unnamed = await uploadEvidence(pro.uid, PDF);
  const own = { ...bucket, list: () => bucket.list(evidencePath(pro.uid, '')) };
  const sweepAt = (time: number) =>
    removeUnnamedEvidence({ applications, bucket: own }, new Date(time));
  expect(await sweepAt(Date.now() + HOUR_MS / 2)).toBe(0);
  expect((await evidenceOf(pro.uid)).toSorted()).toEqual([named, unnamed].toSorted());
  expect(await sweepAt(Date.now() + 2 * HOUR_MS)).toBe(1);
  expect(await evidenceOf(pro.uid)).toEqual([named]);
});

it('the sweep keeps the file of an application that was sent during it', async () => {
  const pro = await professional();
  await ask(pro, await uploadEvidence(pro.uid, PDF));
  const earlier = await applicationOf(pro);
  if (!earlier) throw new Error('it was not stored');
  const name = await uploadEvidence(pro.uid, PDF);
  const listDueEvidence = async function* () {
    await ask(pro, name);
    yield [earlier];
  };
  await sweepBadges(depsWith({ applications: { ...applications, listDueEvidence } }), new Date());
  expect(await evidenceOf(pro.uid)).toEqual([name]);
  expect(await applicationOf(pro)).toMatchObject({ evidence: { name } });
});
