import { BRAND } from '@doorstep/domain/brand';
import type { ChatMessage, SenderType } from '@doorstep/domain/chat/message';
import type { HistoryEntry } from '@doorstep/domain/requests/history';
import { totalCents, type Quote } from '@doorstep/domain/requests/quote';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { CONVERSATIONS } from './content/conversations.ts';
import type { DemoProvider } from './content/demo-provider.ts';
import type { DemoQuote, DemoRequest } from './content/demo-request.ts';
import { HOMES } from './content/homes.ts';
import type { DemoPerson } from './content/people.ts';
import { days, minutesBefore, toLines, type Turn } from './content/dialogue.ts';
import { REQUESTS } from './content/requests.ts';
import { TEAM } from './content/team.ts';
import { providerProfile, serviceRequest, type AddressedRequest } from './factories.ts';
import { accountEmail } from './seed/accounts.ts';
import { privatePhoto, type DemoPicture, type DemoPictures } from './seed/pictures.ts';
import { directThread, requestThread, type Line } from './threads.ts';

// Turns the demo's content into the documents that the product would write.

/** Returns the download address of a path in the bucket. */
type AddressOf = (path: string) => string;

export function toProfile(
  provider: DemoProvider,
  pictures: DemoPictures,
  addressOf: AddressOf,
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

interface Talk {
  /** The uid of each side. */
  uids: Record<SenderType, string>;
  photos?: readonly string[];
  turns: readonly Turn[];
}

const TALKS: readonly Talk[] = [
  ...REQUESTS.map(({ client, provider, photos = [], chat = [] }) => ({
    uids: { client: client.uid, provider },
    photos,
    turns: chat,
  })),
  ...CONVERSATIONS.map(({ client, provider, turns }) => ({
    uids: { client: client.uid, provider },
    turns,
  })),
];

/** Returns the photos of all requests and messages. */
export function sentPhotos(): DemoPicture[] {
  return TALKS.flatMap(({ uids, photos = [], turns }) => [
    ...photos.map((photo) => privatePhoto(uids.client, photo)),
    ...turns.flatMap(([from, , , sent = []]) =>
      sent.map((photo) => privatePhoto(uids[from], photo)),
    ),
  ]);
}

/** Returns the messages with the addresses of their photos. */
function toSent(lines: readonly Line[], uids: Talk['uids'], addressOf: AddressOf): Line[] {
  return lines.map((line) => ({
    ...line,
    photos: (line.photos ?? []).map((photo) =>
      addressOf(privatePhoto(uids[line.from], photo).path),
    ),
  }));
}

/** A request with its messages and its history. */
export interface RequestThread {
  request: AddressedRequest;
  messages: ChatMessage[];
  history: HistoryEntry[];
}

/** Returns every request with its messages and its history. */
export function toRequestThreads(
  find: FindProfile,
  addressOf: AddressOf,
  now: Date,
): RequestThread[] {
  return REQUESTS.map((request, index) => {
    const start = minutesBefore(now, request.minutesAgo);
    const id = `demo-request-${String(index + 1).padStart(2, '0')}`;
    const uids = { client: request.client.uid, provider: request.provider };
    const lines = toSent(toLines(start, request.chat ?? [], request.unread), uids, addressOf);
    const history = toHistory(request, start, lines);
    const photos = (request.photos ?? []).map((photo) =>
      addressOf(privatePhoto(uids.client, photo).path),
    );
    const addressed = {
      ...toRequest(request, id, find, now, start, history.at(-1)),
      photos,
      first_answered_at: firstAnswerOf(lines, history),
    };
    return { ...withAssignee(requestThread(addressed, lines), request.assignee), history };
  });
}

/** Assigns a request to a member of a team, who has written the professional's messages. */
function withAssignee(
  { request, messages }: ReturnType<typeof requestThread>,
  assignee: DemoPerson | undefined,
) {
  const member = TEAM.find(({ person }) => person === assignee);
  if (!member) return { request, messages };
  const { uid } = member.person;
  return {
    request: { ...request, assignee_uid: uid },
    messages: messages.map((message) =>
      message.sender_type === 'provider'
        ? { ...message, sender_uid: uid, sender_name: member.name }
        : message,
    ),
  };
}

/** Returns the time of the professional's first message or change of the status. */
function firstAnswerOf(lines: readonly Line[], history: readonly HistoryEntry[]): Date | null {
  const message = lines.find(({ from }) => from === 'provider');
  const change = history.find(({ side }) => side === 'provider');
  return message?.at ?? change?.at ?? null;
}

/**
 * Returns how a request got its status: in progress soon after the professional's first answer, and
 * completed or cancelled after the last message. The ids stay the same in a second seed.
 */
function toHistory(request: DemoRequest, start: Date, lines: readonly Line[]): HistoryEntry[] {
  const { status, cancelledBy = 'client' } = request;
  const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const answered = lines.find(({ from }) => from === 'provider')?.at ?? after(start, 20);
  const ended = after(lines.at(-1)?.at ?? after(start, 24 * 60), 12);
  const started = { status: 'in_progress', side: 'provider', at: after(answered, 2) } as const;
  const changes = {
    pending: [],
    in_progress: [started],
    completed: [started, { status, side: 'provider', at: ended } as const],
    cancelled: [{ status, side: cancelledBy, at: ended }],
  }[status];
  return changes.map((change, index) => ({ ...change, id: `change-${index + 1}` }));
}

/** Returns a quote. It is decided two hours after it was sent, or half of the time until now. */
function toQuote(quote: DemoQuote, requestId: string, client: DemoPerson, now: Date): Quote {
  const { minutesAgo, validDays, state, taxNote = null, message = null } = quote;
  const created_at = minutesBefore(now, minutesAgo);
  const lines = quote.lines.map(([text, dollars]) => ({ text, cents: dollars * 100 }));
  const isOpen = state === 'open';
  const end = minutesBefore(now, minutesAgo - days(validDays));
  return {
    ...{ id: `${requestId}-quote`, lines, total_cents: totalCents(lines) },
    ...{ currency: BRAND.currency, tax_note: taxNote, message, state, created_at },
    valid_until: end.toISOString().slice(0, 10),
    time_zone: 'UTC',
    decided_at: isOpen ? null : minutesBefore(now, Math.max(minutesAgo - 120, minutesAgo / 2)),
    decided_by: isOpen ? null : client.uid,
  };
}

function toRequest(
  request: DemoRequest,
  id: string,
  find: FindProfile,
  now: Date,
  createdAt: Date,
  lastChange: HistoryEntry | undefined,
): AddressedRequest {
  const provider = find(request.provider);
  const changedBy = lastChange?.side === 'client' ? request.client.uid : provider.id;
  return serviceRequest({
    id,
    provider_id: provider.id,
    provider_name: provider.display_name,
    provider_handle: provider.handle,
    provider_avatar_url: provider.avatar_url,
    client_uid: request.client.uid,
    client_name: request.client.name,
    ...{ client_email: request.client.email, client_phone: request.client.phone },
    service_description: request.description,
    ...{ place: HOMES[request.client.uid]?.place ?? null, urgency: request.urgency },
    ...{ preferred_contact: request.contact, status: request.status },
    status_changed_by: lastChange ? changedBy : null,
    status_changed_at: lastChange?.at ?? null,
    created_at: createdAt,
    quote: request.quote ? toQuote(request.quote, id, request.client, now) : null,
    unread_provider: request.status === 'pending' ? 1 : 0,
  });
}

/** Returns every direct conversation with its messages. */
export function toConversations(find: FindProfile, addressOf: AddressOf, now: Date) {
  return CONVERSATIONS.map(({ client, provider, startedMinutesAgo, turns, unread }) => {
    const profile = find(provider);
    const lines = toLines(minutesBefore(now, startedMinutesAgo), turns, unread);
    return directThread(
      {
        provider_id: profile.id,
        client_id: client.uid,
        client_name: client.name,
        provider_name: profile.display_name,
        provider_handle: profile.handle,
        provider_avatar_url: profile.avatar_url,
      },
      toSent(lines, { client: client.uid, provider: profile.id }, addressOf),
    );
  });
}
