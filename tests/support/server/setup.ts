import { deleteApp, getApps } from 'firebase/app';
import { deleteApp as deleteAdminApp, getApps as getAdminApps } from 'firebase-admin/app';
import { afterAll } from 'vitest';

afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  await Promise.all(getAdminApps().map(deleteAdminApp));
});
