import type { Conversation } from '@doorstep/domain/chat/conversation';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { useConversation, useConversationPartner } from '../../../data/chat/conversations.ts';

/** The professional of a direct chat, as its header shows them. */
export interface Professional {
  name: string;
  handle: string;
  avatarUrl: string | null;
}

/**
 * Returns the public profile's data, or the conversation's copy if the page is no longer public.
 */
function professionalOf(
  profile: ProviderProfile | null,
  conversation: Conversation | null,
): Professional | null {
  if (profile) {
    const { display_name: name, handle, avatar_url: avatarUrl } = profile;
    return { name, handle, avatarUrl };
  }
  if (!conversation) return null;
  const { provider_name: name, provider_handle: handle } = conversation;
  return { name, handle, avatarUrl: conversation.provider_avatar_url };
}

/**
 * Loads a direct chat's conversation and professional. `professional` is null if neither exists.
 */
export function useDirectChat(providerId: string, clientId: string) {
  const thread = useConversation(providerId, clientId);
  const page = useConversationPartner(providerId);
  const retry = () => {
    thread.retry();
    page.retry();
  };
  if (thread.status === 'error') return { status: 'error', error: thread.error, retry } as const;
  if (thread.status === 'loading' || page.status === 'loading') {
    return { status: 'loading', error: null, retry } as const;
  }
  const conversation = thread.data;
  const profile = page.status === 'ready' ? page.data : null;
  // The rules deny reading an unpublished profile; that is no failure.
  if (page.status === 'error' && page.error.code !== 'permission-denied' && !conversation) {
    return { status: 'error', error: page.error, retry } as const;
  }
  const professional = professionalOf(profile, conversation);
  return { status: 'ready', error: null, retry, conversation, profile, professional } as const;
}
