import { beforeEach, describe, expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { queueQuoteMail } from '../../../functions/requests/queue-quote-mail.ts';
import { adminAuth, adminDb, fieldsOf } from '../../support/server/admin.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { headerOf, theMailTo } from '../../support/server/received-mails.ts';
import { anonymous } from '../../support/server/sdk-people.ts';
import { QuotedRequest } from '../../support/server/quotes.ts';
import { become } from '../../support/server/unread-mail.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { readStack } from '../../support/stack.ts';

/** Mails about quotes. */

let request: QuotedRequest;
beforeEach(async () => {
  request = await QuotedRequest.create();
});

async function mailsAbout(): Promise<string[]> {
  const about = adminDb().collection('mail').where('data.request_id', '==', request.pair.requestId);
  const { docs } = await about.get();
  return docs.map(({ id }) => id).filter((id) => /_(quote|request_status)_?/.test(id));
}

/** Waits until the mails about quotes are these, and no others, and returns their paths. */
async function theMails(...ends: string[]): Promise<string[]> {
  const { requestId } = request.pair;
  const expected = ends.map((end) => `${requestId}_${end}`).toSorted();
  await triggersFinished();
  expect((await mailsAbout()).toSorted()).toEqual(expected);
  return expected.map((id) => `mail/${id}`);
}

// @4.14.8
it('a quote is mailed to the client, with a link by which a guest can decide', async () => {
  const { client, requestId, office } = request.pair;
  const id = await request.send();
  const [path = ''] = await theMails(`quote_sent_${id}`);
  await become(path, 'sent');
  const mail = await theMailTo(client.email, /sent you a quote/);
  expect(mail.subject).toBe('Rivera Plumbing sent you a quote: $222.50');
  expect(await headerOf(mail, 'List-Unsubscribe')).toBeNull();
  const link = /\/client-chat\/(\S+)\?token=(\S+)/.exec(mail.text);
  expect(mail.text).toContain(`${readStack().site}/client-chat/${requestId}?token=`);
  const guest = await anonymous();
  await guest.call('open-request-chat', { request_id: requestId, token: link?.[2] ?? '' });
  await request.decide(guest, id);
  // The client set the status themself, so there is no mail about it.
  const [accepted = '', confirmation = ''] = await theMails(
    ...[`quote_accepted_${id}`, `quote_confirmation_${id}`, `quote_sent_${id}`],
  );
  await become(accepted, 'sent');
  await become(confirmation, 'sent');
  const toProvider = await theMailTo(office, /accepted your quote/);
  expect(toProvider.text).toContain(`${readStack().site}/chat/${requestId}`);
  await theMailTo(client.email, /^You accepted .+'s quote/);
});

it('a declined quote is mailed to the professional, once for repeated events', async () => {
  const id = await request.send();
  const before = await deps.requests.find(request.pair.requestId);
  await request.decide(request.pair.client, id, false);
  const after = await deps.requests.find(request.pair.requestId);
  if (!after) throw new Error('The request does not exist');
  await Promise.all([1, 2].map(() => queueQuoteMail(deps, before, after, new Date())));
  await theMails(`quote_declined_${id}`, `quote_sent_${id}`);
});

describe('a quote is not mailed', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['it was withdrawn meanwhile', (id) => request.withdraw(id)],
    ['it was replaced meanwhile', () => request.send({ message: 'Cheaper.' })],
    [
      'the client has blocked the professional meanwhile',
      () => {
        const thread = { kind: 'request', id: request.pair.requestId } as const;
        return request.pair.client.call('block-person', { thread, blocked: true });
      },
    ],
    [
      'the address is not confirmed any more',
      () => adminAuth().updateUser(request.pair.client.uid, { emailVerified: false }),
    ],
  ])('if %s', async (_, happen) => {
    const id = await request.send();
    const [path = ''] = await theMails(`quote_sent_${id}`);
    await happen(id);
    await become(path, 'obsolete');
  });

  it('to an address that no account has confirmed', async () => {
    const { client } = request.pair;
    await adminAuth().updateUser(client.uid, { emailVerified: false });
    const id = await request.send();
    const after = await deps.requests.find(request.pair.requestId);
    if (!after) throw new Error('The request does not exist');
    await queueQuoteMail(deps, null, after, new Date());
    expect(await mailsAbout()).toEqual([]);
    expect((await fieldsOf(request.path))['quote']).toMatchObject({ id });
  });

  it('after the client has deleted the account', async () => {
    const id = await request.send();
    await theMails(`quote_sent_${id}`);
    await deleteAccount(request.pair.client);
    expect(await mailsAbout()).toEqual([]);
  });
});
