import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { CONVERSATIONS } from './content/conversations.ts';
import type { DemoProvider } from './content/demo-provider.ts';
import type { DemoRequest } from './content/demo-request.ts';
import { days, minutesBefore, toLines } from './content/dialogue.ts';
import { REQUESTS } from './content/requests.ts';
import { providerProfile, serviceRequest, type AddressedRequest } from './factories.ts';
import { accountEmail } from './seed/accounts.ts';
import type { DemoPicture, DemoPictures } from './seed/pictures.ts';
import { directThread, requestThread } from './threads.ts';

// Turns the demo's content into the documents that the product would write.

export function toProfile(
  provider: DemoProvider,
  pictures: DemoPictures,
  addressOf: (path: string) => string,
  now: Date,
): ProviderProfile {
  const { handle, name, services, locations, trades = [], social = {} } = provider;
  const createdAt = minutesBefore(now, days(provider.joinedDaysAgo));
  const lapsed = provider.subscription === 'lapsed';
  const url = (picture: DemoPicture | null) => picture && addressOf(picture.path);
  return providerProfile({
    user_id: handle,
    handle,
    display_name: name,
    bio: provider.bio,
    services: [...services],
    trades: [...trades],
    city: provider.city,
    locations: [...locations],
    phone: provider.phone,
    website_url: provider.website,
    email: provider.email === undefined ? accountEmail(provider) : provider.email,
    facebook_url: social.facebook ?? null,
    instagram_url: social.instagram ?? null,
    twitter_url: social.twitter ?? null,
    linkedin_url: social.linkedin ?? null,
    avatar_url: url(pictures.avatar),
    cover_url: url(pictures.cover),
    work_photos: pictures.photos.map(({ path }) => addressOf(path)),
    published: !lapsed,
    publish_on_renewal: lapsed,
    created_at: createdAt,
    updated_at: createdAt,
  });
}

export type FindProfile = (handle: string) => ProviderProfile;

/** Returns a function that finds a professional by handle and throws if there is none. */
export function profileFinder(profiles: readonly ProviderProfile[]): FindProfile {
  const byHandle = new Map(profiles.map((profile) => [profile.handle, profile]));
  return (handle) => {
    const profile = byHandle.get(handle);
    if (!profile) throw new Error(`The demo market has no professional '${handle}'.`);
    return profile;
  };
}

/** Returns every request with its messages. */
export function toRequestThreads(find: FindProfile, now: Date) {
  return REQUESTS.map((request, index) => {
    const start = minutesBefore(now, request.minutesAgo);
    return requestThread(
      toRequest(request, `demo-request-${String(index + 1).padStart(2, '0')}`, find, start),
      toLines(start, request.chat ?? [], request.unread),
    );
  });
}

function toRequest(
  request: DemoRequest,
  id: string,
  find: FindProfile,
  createdAt: Date,
): AddressedRequest {
  const provider = find(request.provider);
  return serviceRequest({
    id,
    provider_id: provider.id,
    provider_name: provider.display_name,
    provider_handle: provider.handle,
    client_uid: request.client.uid,
    client_name: request.client.name,
    client_email: request.client.email,
    client_phone: request.client.phone,
    service_description: request.description,
    urgency: request.urgency,
    preferred_contact: request.contact,
    status: request.status,
    created_at: createdAt,
    unread_provider: request.status === 'pending' ? 1 : 0,
  });
}

/** Returns every direct conversation with its messages. */
export function toConversations(find: FindProfile, now: Date) {
  return CONVERSATIONS.map(({ client, provider, startedMinutesAgo, turns, unread }) => {
    const profile = find(provider);
    return directThread(
      {
        provider_id: profile.id,
        client_id: client.uid,
        client_name: client.name,
        provider_name: profile.display_name,
        provider_handle: profile.handle,
        provider_avatar_url: profile.avatar_url,
      },
      toLines(minutesBefore(now, startedMinutesAgo), turns, unread),
    );
  });
}
