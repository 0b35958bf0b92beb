import type { MailContent } from '@doorstep/domain/mail/mail';
import { auditActionSchema, type AuditAction } from '@doorstep/domain/moderation/audit-log';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuditSubjects } from '../../../functions/admin/audit-subject-repository.ts';
import { adminDb, setFields } from '../../support/server/admin.ts';
import { saveDead } from '../../support/server/failed-mails.ts';
import { saveRequest } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import { session, unique, type Person } from '../../support/server/sdk-people.ts';

/** The people that the entries of the audit log name. */

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

describe('the person whom an entry is about', () => {
  const uid = unique('subject');
  const id = unique('document');
  /** The kind of document or person that is the subject of each action. */
  const SUBJECTS: Record<AuditAction, string> = {
    account_suspended: uid,
    suspension_lifted: uid,
    confirmation_sent: uid,
    photo_deleted: uid,
    badge_granted: `${uid}_license`,
    badge_refused: `${uid}_license`,
    badge_taken_back: `${uid}_insurance`,
    report_dismissed: id,
    report_upheld: id,
    review_hidden: id,
    review_shown: id,
    support_answered: id,
    support_closed: id,
    support_reopened: id,
    mail_sent_again: id,
  };
  const DOCUMENTS = {
    reports: { reported_uid: uid, reporter_uid: 'other' },
    reviews: { client_uid: uid, provider_id: 'other' },
    support_requests: { owner_uid: uid },
    mail: { data: { account: uid } },
  };
  const subjects = createAuditSubjects(adminDb());
  const entries = auditActionSchema.options.map((action, seq) => ({
    ...{ seq, action, subject: SUBJECTS[action] },
  }));

  // @2.10.32
  it('is found for each action, and not if the document was deleted', async () => {
    const references = Object.keys(DOCUMENTS).map((name) => adminDb().collection(name).doc(id));
    for (const reference of references) {
      await setFields(reference.path, DOCUMENTS[reference.parent.id as keyof typeof DOCUMENTS]);
    }
    const named = (some: typeof entries) => new Map(some.map(({ seq }) => [seq, uid]));
    expect(await subjects.findPeople(entries)).toEqual(named(entries));
    for (const reference of references) await reference.delete();
    const left = entries.filter(({ subject }) => subject !== id);
    expect(await subjects.findPeople(entries)).toEqual(named(left));
  });
});

describe('a mail that was sent again', () => {
  // @2.10.32
  it('names its reader, also after it was deleted', async () => {
    const [provider, client] = [await session('provider'), await session('client')];
    const request = await saveRequest({ provider_id: provider.uid, client_uid: client.uid });
    // A guest's uid has no account with an email.
    const ofGuest = await saveRequest({ provider_id: provider.uid, client_uid: unique('guest') });
    const unread = ({ id }: typeof request): MailContent => ({
      template: 'unread_messages',
      data: {
        ...{ thread: { kind: 'request', id }, side: 'client', message_id: 'm' },
        ...{ reader_name: null, sender_name: null, preview: 'Hello' },
      },
    });
    const link: MailContent = {
      template: 'account_link',
      data: { kind: 'confirm', type: null, redirect: null },
    };
    const alarm: MailContent = {
      template: 'alarm',
      data: { alarm: 'mails-late', notice: 'started', detail: '' },
    };
    const readers: [string, Person | null][] = [
      [await saveDead('old@doorstep.test', unread(request)), client],
      [await saveDead(`${unique('guest')}@doorstep.test`, unread(ofGuest)), null],
      [await saveDead(provider.email, link), provider],
      [await saveDead(`${unique('operator')}@doorstep.test`, alarm), null],
    ];
    for (const [id] of readers) await admin.call('admin-send-mail-again', { id });
    const lineOf = async (id: string) => {
      const { entries } = await admin.call('admin-audit-log', { before: null });
      return entries.find(({ subject }) => subject === id);
    };
    const [, [guest]] = readers as [unknown, [string, null]];
    const guestLine = await lineOf(guest);
    expect(guestLine?.about).toBeNull();
    expect(guestLine?.about_email).toBe(ofGuest.client_email);
    for (const [id] of readers) {
      await adminDb().doc(`mail/${id}`).delete();
    }
    for (const [id, reader] of readers) {
      const about = reader && { uid: reader.uid, name: reader.email };
      expect(await lineOf(id)).toMatchObject({ about, about_email: null });
    }
  });
});
