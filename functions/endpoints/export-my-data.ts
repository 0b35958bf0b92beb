import { AppError } from '@doorstep/domain/app-error';
import { adminAuth, createAccounts } from '../data/accounts.ts';
import { createExports } from '../data/exports.ts';
import { firestore } from '../data/firestore.ts';
import { exportData } from '../services/export-data.ts';
import { defineCallable } from './wiring.ts';

export const exportMyDataEndpoint = defineCallable(
  'export-my-data',
  { auth: 'session', rateLimit: { by: 'uid', max: 600, windowSeconds: 60 } },
  ({ section, after }, { uid, email }) => {
    if (email === null) throw new AppError('permission-denied', 'a session has an email');
    const deps = { accounts: createAccounts(adminAuth()), exports: createExports(firestore()) };
    return exportData(deps, { uid, email }, section, after);
  },
);
