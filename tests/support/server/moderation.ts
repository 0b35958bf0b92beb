import { subscriber } from '@doorstep/local/demo/factories.ts';
import { adminDb, setFields } from './admin.ts';
import { saveProfile, saveRequest } from './market.ts';
import { session, type Person } from './sdk-people.ts';

/** Creates an administrator. */
export async function administrator(): Promise<Person> {
  const person = await session('admin');
  await setFields(`user_roles/${person.uid}`, { user_id: person.uid, role: 'admin' });
  return person;
}

interface Case {
  reporter: Person;
  reported: Person;
  requestId: string;
  id: string;
}

/** Creates a report of a client about a professional with a public page. */
export async function reportedCase(): Promise<Case> {
  const [reporter, reported] = await Promise.all([session('client'), session('provider')]);
  await saveProfile(reported.uid, { display_name: 'Sharp Practice' });
  await setFields(`subscribers/${reported.uid}`, subscriber({ stripe_customer_id: null }));
  const { id: requestId } = await saveRequest({
    provider_id: reported.uid,
    client_uid: reporter.uid,
    provider_name: 'Sharp Practice',
    client_name: 'Nora',
  });
  const thread = { kind: 'request', id: requestId } as const;
  await reporter.call('report-person', {
    thread,
    reason: 'fraud',
    text: 'A cheat.',
    also_block: false,
  });
  const found = await adminDb().collection('reports').where('thread_id', '==', requestId).get();
  return { reporter, reported, requestId, id: found.docs[0]?.id ?? '' };
}
