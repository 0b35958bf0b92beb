/** Texts of the direct chats (spec §2, §8). */
export const DIRECT_CHAT_MESSAGES = {
  signInFirst: 'Please sign in to chat',
  providerNotFound: 'Provider not found',
  loadFailed: 'Error loading chat',
  sent: 'Message sent',
  sendFailed: 'Failed to send message',
  listFailed: 'Error loading conversations',
} as const;
