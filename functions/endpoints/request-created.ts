import { onDocumentCreated } from 'firebase-functions/firestore';
import { firestore } from '../data/firestore.ts';
import { createServiceRequests } from '../data/service-requests.ts';
import { queueRequestMail } from '../services/queue-request-mail.ts';
import { mailQueue } from './wiring.ts';
import { loggingFailures } from './logging-failures.ts';

/** The browser's own call delivers at once; this is for when it closes before. */
const DUE_MS = 30_000;

export const requestCreatedTrigger = onDocumentCreated(
  { document: 'service_requests/{requestId}', retry: true },
  loggingFailures('request-created', async ({ params: { requestId } }) => {
    const request = await createServiceRequests(firestore()).find(requestId);
    if (request) await queueRequestMail(mailQueue(), request, new Date(Date.now() + DUE_MS));
  }),
);
