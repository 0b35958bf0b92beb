import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { deleteField, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { statusChange, without, type Fields } from '../../support/documents.ts';
import { allowed, denied, each, eachOf } from '../../support/rules/cases.ts';
import {
  anonymous,
  RulesProject,
  session,
  STRANGERS,
  unverified,
  type Person,
  type Requester,
} from '../../support/rules/project.ts';

/** Changes of a request's status that say who made them. */

const CLIENT_EMAIL = 'nora@doorstep.test';
const GRANT = { expires_at: Timestamp.fromMillis(Date.now() + 3_600_000) };
const SUSPENSION = { reason: 'suspended', closed_at: Timestamp.now(), expires_at: null };
const request = (changes: object = {}) =>
  stored(serviceRequest({ client_email: CLIENT_EMAIL, ...changes }));

const project = new RulesProject('requests-status', () => ({
  'service_requests/pending': request(),
  'service_requests/by-sender': request(),
  'service_requests/by-address': request(),
  'service_requests/by-provider': request(),
  'service_requests/started': request({ status: 'in_progress' }),
  'service_requests/completed': request({ status: 'completed' }),
  'service_requests/cancelled': request({ status: 'cancelled' }),
  'service_requests/closed': request({ closed: true }),
  'service_requests/of-suspended': request({ client_uid: 'suspended' }),
  'service_requests/before': without(request(), 'status_changed_by', 'status_changed_at'),
  'service_requests/pending/guests/guest': GRANT,
  'service_requests/pending/guests/member': GRANT,
  'closed_accounts/suspended': SUSPENSION,
}));

const provider = session('provider-1');
const client = session('client-1');
/** Another account, of the confirmed address that the request was sent with. */
const byAddress = session('later', CLIENT_EMAIL);

const change = (requester: Requester, fields: object, id = 'pending') =>
  project.update(requester, `service_requests/${id}`, fields);

/** The fields of a change of the status by this person. */
const signed = (status: string, by: string, changes: Fields = {}) => ({
  ...statusChange(status, by),
  ...changes,
});

describe('a status with the name of who changed it', () => {
  allowed('a change', {
    'by the professional': () =>
      change(provider, signed('in_progress', 'provider-1'), 'by-provider'),
    'by the professional, of a request without these fields': () =>
      change(provider, signed('in_progress', 'provider-1'), 'before'),
    'to cancelled, by the sender': () =>
      change(client, signed('cancelled', 'client-1'), 'by-sender'),
    'to cancelled, by the account of the address': () =>
      change(byAddress, signed('cancelled', 'later'), 'by-address'),
    'from in progress to cancelled, by the sender': () =>
      change(client, signed('cancelled', 'client-1'), 'started'),
  });

  const unconfirmed = unverified('later', CLIENT_EMAIL);
  denied('a change', {
    ...each<Requester>({ ...STRANGERS, 'the address, unconfirmed': unconfirmed }, (who) =>
      change(who, signed('cancelled', who ? who.uid : 'client-1')),
    ),
    ...each<Person>(
      { 'by a guest': anonymous('guest'), 'by a guest with an account': session('member') },
      (who) => change(who, signed('cancelled', who.uid)),
    ),
    'by a suspended client': () =>
      change(session('suspended'), signed('cancelled', 'suspended'), 'of-suspended'),
    'to cancelled, by the sender, without the name': () => change(client, { status: 'cancelled' }),
    ...each<Person>(
      {
        'that is forged or incomplete, by the client': client,
        'that is forged or incomplete, by the professional': provider,
      },
      (who) => [
        change(who, signed('pending', who.uid)),
        change(who, signed('cancelled', 'somebody')),
        change(who, signed('cancelled', who.uid, { status_changed_by: null })),
        change(who, signed('cancelled', who.uid, { status_changed_by: deleteField() })),
        change(who, signed('cancelled', who.uid, { status_changed_at: Timestamp.fromMillis(0) })),
        change(who, signed('cancelled', who.uid, { status_changed_at: null })),
        change(who, without(signed('cancelled', who.uid), 'status_changed_at')),
        change(who, without(signed('cancelled', who.uid), 'status_changed_by')),
        change(who, signed('cancelled', who.uid, { service_description: 'Nothing' })),
        change(who, signed('paid', who.uid)),
        change(who, signed('cancelled', who.uid, { waiting: 'provider' })),
        change(who, without(signed('cancelled', who.uid), 'waiting')),
      ],
    ),
    ...eachOf(['pending', 'in_progress', 'completed'], (status) =>
      change(client, signed(status, 'client-1')),
    ),
    ...eachOf(['completed', 'cancelled', 'closed'], (id) =>
      change(client, signed('cancelled', 'client-1'), id),
    ),
  });
});
