import { LINK_SECRET } from '../lib/config.ts';
import { openRequestChat } from '../services/open-request-chat.ts';
import { defineCallable, requestChat } from './wiring.ts';

export const openRequestChatEndpoint = defineCallable(
  'open-request-chat',
  {
    auth: 'any-user',
    rateLimit: { by: 'address', max: 120, windowSeconds: 60 },
    secrets: [LINK_SECRET],
  },
  (input, caller) => openRequestChat(requestChat(), caller, input),
);
