import { clientProfile, conversation, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import { expect, it } from 'vitest';
import { createAccountMail } from '../../functions/auth/account-mail.ts';
import { createMailOutbox } from '../../functions/mail/mail-outbox-repository.ts';
import { createAuditLog } from '../../functions/moderation/audit-log-repository.ts';
import {
  adminAuth,
  adminDb,
  deleteUser,
  exists,
  fieldsOf,
  setFields,
  updateFields,
} from '../support/server/admin.ts';
import { functionsLog } from '../support/server/functions-log.ts';
import { theMailTo } from '../support/server/received-mails.ts';
import { savePage, saveRequest } from '../support/server/market.ts';
import { administrator } from '../support/server/moderation.ts';
import { session, unique, unverified } from '../support/server/sdk-people.ts';
import { photo, untilReady, upload } from '../support/server/uploaded-pictures.ts';
import { isListed } from '../support/server/search.ts';
import { until } from '../support/server/until.ts';

/**
 * One event for each trigger, delivered by the emulators to the deployed bundle. What the steps do
 * is tested in tests/functions, where the triggers run in the process of the tests.
 */

it('profileWritten', async () => {
  const uid = unique('provider');
  await savePage(uid, { published: true });
  await until('the page is listed', () => isListed(adminDb(), uid, 'Pro'));
});

it('clientProfileWritten', async () => {
  const uid = unique('client');
  await setFields(`client_profiles/${uid}`, clientProfile({ user_id: uid, full_name: 'Nora' }));
  await until('administrators find the client', () => exists(`people_search/${uid}`));
});

it('subscriberWritten', async () => {
  const uid = unique('provider');
  await savePage(uid, { published: true });
  await until('the page is listed', () => isListed(adminDb(), uid, 'Pro'));
  await updateFields(`subscribers/${uid}`, { subscription_tier: 'Business' });
  await until('the page moves up', () => isListed(adminDb(), uid, 'Business'));
});

it('requestWritten', async () => {
  const provider = await session('provider');
  await savePage(provider.uid);
  const { id } = await saveRequest({ provider_id: provider.uid });
  await until('the mail is queued', () => exists(`mail/${id}_new_request`));
});

it('conversationWritten', async () => {
  const client = unique('client');
  await setFields(
    `client_profiles/${client}`,
    clientProfile({ user_id: client, full_name: 'Nora' }),
  );
  const talk = conversation({ provider_id: unique('provider'), client_id: client });
  const path = `conversations/${talk.id}`;
  await setFields(path, { ...stored(talk), client_name: null });
  await until('it has the name', async () => (await fieldsOf(path)).client_name === 'Nora');
});

it('closedAccountWritten', async () => {
  const { uid } = await session('suspended');
  await setFields(`subscribers/${uid}`, subscriber({ stripe_customer_id: null }));
  const suspension = { reason: 'suspended', closed_at: new Date(), expires_at: null };
  await setFields(`closed_accounts/${uid}`, suspension);
  await until('sign-in is disabled', async () => (await adminAuth().getUser(uid)).disabled);
});

it('auditLogWritten', async () => {
  const { uid } = await administrator();
  const seqOf = async () =>
    Number((await adminDb().doc('cursors/audit_log').get()).get('seq') ?? 0);
  const fact = { actor_uid: uid, action: 'mail_sent_again', subject: 'mail', note: null } as const;
  await createAuditLog(adminDb()).add(fact);
  const seq = await seqOf();
  const isLogged = (line: string) =>
    line.includes('"message":"audit"') && line.includes(`"seq":${seq},`);
  await until('it is logged', () => Promise.resolve(functionsLog().some(isLogged)));
});

it('mailCreated', async () => {
  const { email } = await unverified();
  const deps = { outbox: createMailOutbox(adminDb()) };
  // The stack's schedule sends what is due. Only the trigger sends a mail before that.
  const inAnHour = new Date(Date.now() + 3_600_000);
  await createAccountMail(deps, { email, kind: 'confirm', type: null, redirect: null }, inAnHour);
  expect((await theMailTo(email)).subject).not.toBe('');
});

it('pictureUploaded', async () => {
  const uid = unique('uploader');
  await untilReady(await upload(uid, await photo()));
});

it('accountDeleted', async () => {
  const { uid } = await session('leaver');
  await deleteUser(uid);
  await until('the account is closed', () => exists(`closed_accounts/${uid}`));
});
