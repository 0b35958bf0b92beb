// The header of a signed-in person listens with these functions. They load Firestore, so they are
// not in `signed-in.ts`. One script file is faster than two (web/chunks.mjs).
export { watchUnreadThreads } from './chat/watch-unread-threads.ts';
export { watchMember } from './team/watch-member.ts';
