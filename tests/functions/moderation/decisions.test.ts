import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { chatMessage, stored } from '@doorstep/local/demo/factories.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminDb, exists, fieldsOf } from '../../support/server/admin.ts';
import { administrator, reportedCase } from '../../support/server/moderation.ts';
import { refusalCode, refusalOf, unique, type Person } from '../../support/server/sdk-people.ts';

let admin: Person;
let second: Person;
beforeAll(async () => {
  [admin, second] = await Promise.all([administrator(), administrator()]);
});

const decide = (
  who: Person,
  id: string,
  decision: CallableInput<'admin-decide-report'>['decision'],
  note = 'Because.',
) => who.call('admin-decide-report', { id, decision, note });
describe('deciding', () => {
  it('is refused to an administrator who is reported', async () => {
    const { reported, id } = await reportedCase();
    await adminDb().doc(`user_roles/${reported.uid}`).set({ user_id: reported.uid, role: 'admin' });
    expect(await refusalOf(decide(reported, id, 'dismiss'))).toMatchObject({
      code: 'failed-precondition',
      message: 'This report is about you. Another administrator has to decide.',
    });
    expect(await fieldsOf(`reports/${id}`)).toMatchObject({ state: 'open' });
    const decided = { state: 'dismissed', account: 'open' };
    expect(await decide(admin, id, 'dismiss')).toEqual(decided);
  });

  it('happens once: another decision is refused, and the audit log has one entry', async () => {
    const { reported, id } = await reportedCase();
    const outcomes = await Promise.allSettled([
      decide(admin, id, 'suspend'),
      decide(second, id, 'dismiss'),
      decide(admin, id, 'suspend'),
    ]);
    const suspended = (await fieldsOf(`reports/${id}`))['state'] === 'suspended';
    const done = suspended ? ['fulfilled', 'rejected'] : ['rejected', 'fulfilled'];
    expect(outcomes.map(({ status }) => status)).toEqual([...done, done[0]]);
    const [same, other] = suspended
      ? (['suspend', 'dismiss'] as const)
      : (['dismiss', 'suspend'] as const);
    await decide(second, id, same);
    expect(await refusalOf(decide(second, id, other))).toMatchObject({
      code: 'failed-precondition',
      message: 'This report has already been decided.',
    });
    expect(await exists(`closed_accounts/${reported.uid}`)).toBe(suspended);
    const { entries } = await admin.call('admin-audit-log', { before: null });
    const mine = entries.filter(({ subject }) => [id, reported.uid].includes(subject));
    expect(mine).toHaveLength(1);
  });

  it('shows the last 20 messages before the report', async () => {
    const { id, requestId } = await reportedCase();
    const batch = adminDb().batch();
    for (let i = 1; i <= 44; i += 1) {
      const minutes = i <= 23 ? i - 30 : i;
      const created_at = new Date(Date.now() + minutes * 60_000);
      const fields = { id: unique('m'), request_id: requestId, message: `Line ${i}`, created_at };
      const message = chatMessage(fields);
      batch.set(adminDb().doc(`chat_messages/${message.id}`), stored(message));
    }
    await batch.commit();
    const since = await admin.call('admin-report', { id, messages: 'since_report' });
    const flood = Array.from({ length: 20 }, (_, i) => `Line ${i + 25}`);
    expect(since.messages.map(({ message }) => message)).toEqual(flood);
    const shown = await admin.call('admin-report', { id, messages: 'until_report' });
    expect(shown.report).toMatchObject({
      reason: 'fraud',
      text: 'A cheat.',
      reporter: { side: 'client', name: 'Nora' },
      reported: { side: 'provider', name: 'Sharp Practice' },
    });
    const said = Array.from({ length: 20 }, (_, i) => `Line ${i + 4}`);
    expect(shown.messages.map(({ message }) => message)).toEqual(said);
    expect(shown.account).toBe('open');
    expect(shown.about).toBe(
      (await fieldsOf(`service_requests/${requestId}`))['service_description'],
    );
    for (const missing of ['nobodys', '..', 'a/b']) {
      expect(
        await refusalCode(admin.call('admin-report', { id: missing, messages: 'until_report' })),
      ).toBe('not-found');
    }
  });

  it('lists open reports oldest first and decided ones latest first, 25 at a time', async () => {
    const word = unique('paged');
    const batch = adminDb().batch();
    for (let i = 0; i < 27; i += 1) {
      batch.set(adminDb().doc(`reports/${word}${i}`), {
        ...{ thread_kind: 'request', thread_id: word, reporter_uid: 'a', reporter_side: 'client' },
        ...{ reported_uid: 'b', reason: 'spam', text: `${i}`, created_at: new Date(1000 + i) },
        ...{ state: 'open', decided_at: null, decided_by: null, note: null },
      });
    }
    await batch.commit();
    const all: string[] = [];
    let after: string | null = null;
    for (let more = true; more && all.length < 500;) {
      const listed: CallableOutput<'admin-reports'> = await admin.call('admin-reports', {
        state: 'open',
        after,
      });
      expect(listed.reports.length).toBeLessThanOrEqual(25);
      all.push(...listed.reports.map(({ id }) => id));
      [more, after] = [listed.next !== null, listed.next];
    }
    const mine = all.filter((id) => id.startsWith(word));
    expect(mine).toEqual(Array.from({ length: 27 }, (_, i) => `${word}${i}`));
    await decide(admin, `${word}0`, 'dismiss', '');
    await decide(admin, `${word}1`, 'dismiss', '');
    const { reports } = await admin.call('admin-reports', { state: 'decided', after: null });
    const decided = reports.map(({ id }) => id).filter((id) => id.startsWith(word));
    expect(decided).toEqual([`${word}1`, `${word}0`]);
  });
});
