import { auditHeadSchema } from '@doorstep/domain/audit-log';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { logInfo } from '../lib/log.ts';
import { loggingFailures } from './logging-failures.ts';

// A witness outside of the database: who computes the chain anew there disagrees with the log.
export const auditWrittenTrigger = onDocumentCreated(
  { document: 'audit_log/{id}', retry: true },
  loggingFailures('audit-written', ({ data }) => {
    logInfo('audit', auditHeadSchema.parse(data?.data()));
    return Promise.resolve();
  }),
);
