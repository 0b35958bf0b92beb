import { blockPerson } from '../services/block-person.ts';
import { defineCallable } from './wiring.ts';
import { moderation } from './moderation-wiring.ts';

export const blockPersonEndpoint = defineCallable(
  'block-person',
  { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 60 } },
  (input, caller) => blockPerson(moderation(), caller, input),
);
