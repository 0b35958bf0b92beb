import { reportPerson } from '../services/report-person.ts';
import { moderation } from './moderation-wiring.ts';
import { defineCallable } from './wiring.ts';

export const reportPersonEndpoint = defineCallable(
  'report-person',
  { auth: 'any-user', rateLimit: { by: 'address', max: 120, windowSeconds: 600 } },
  (input, caller) => reportPerson(moderation(), caller, input),
);
