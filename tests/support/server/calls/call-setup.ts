import { badgeApplication } from '@doorstep/local/demo/factories.ts';
import { adminDb, setFields } from '../admin.ts';
import { type Person } from '../sdk-people.ts';
import { teamOwner } from '../teams.ts';
import { pair } from '../unread-mail.ts';

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000);

export const completed = () => pair({ status: 'completed', status_changed_at: daysAgo(1) });

export async function reviewed() {
  const two = await completed();
  await two.client.call('write-review', { request_id: two.requestId, stars: 5, text: 'Tidy.' });
  const found = await adminDb()
    .collection('reviews')
    .where('provider_id', '==', two.provider.uid)
    .get();
  return { ...two, id: found.docs[0]?.id ?? '' };
}

export async function asked() {
  const pro = await teamOwner();
  const path = `badge_applications/${pro.uid}_license`;
  const asked_at = daysAgo(1);
  await setFields(path, { ...badgeApplication({ provider_id: pro.uid, asked_at }) });
  return { pro, id: `${pro.uid}_license`, asked_at: asked_at.toISOString(), path };
}

export async function supportOf(by: Person): Promise<string> {
  const form = { subject: 'Help', text: 'It does not work.', photos: [] };
  return (await by.call('contact-support', form)).reference;
}

export async function suspended(uid: string): Promise<void> {
  const closed = { reason: 'suspended', closed_at: NOW, expires_at: null };
  await setFields(`closed_accounts/${uid}`, closed);
}

const findBy = (collection: string, field: string, value: string) =>
  adminDb().collection(collection).where(field, '==', value);
export const mailsTo = (email: string) => findBy('mail', 'to', email);
export const reportsBy = ({ uid }: Person) => findBy('reports', 'reporter_uid', uid);
export const reviewsBy = ({ uid }: Person) => findBy('reviews', 'client_uid', uid);
export const supportRequestsOf = ({ uid }: Person) => findBy('support_requests', 'owner_uid', uid);
export const invitationsOf = ({ uid }: Person) => findBy('team_invitations', 'owner_uid', uid);
export const auditOf = ({ uid }: Person) => findBy('audit_log', 'actor_uid', uid);
