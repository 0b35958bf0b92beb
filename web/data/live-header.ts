// What the header of a signed-in person follows live. It loads Firestore, so it is apart from
// `signed-in.ts`; one script file is faster than two (web/chunks.mjs).
export { watchUnreadThreads } from './chat/watch-unread-threads.ts';
export { watchMember } from './team/watch-member.ts';
