import { clientProfileSchema, type ClientProfile } from '@doorstep/domain/profiles/client-profile';
import {
  conversationId,
  conversationSchema,
  type Conversation,
} from '@doorstep/domain/chat/conversation';
import { emailSchema } from '@doorstep/domain/contact/email';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import {
  mailSchema,
  requestMailId,
  type Mail,
  type MailTemplate,
} from '@doorstep/domain/mail/mail';
import {
  chatMessageSchema,
  directMessageSchema,
  type ChatMessage,
  type DirectMessage,
} from '@doorstep/domain/chat/message';
import { pictureAt } from '@doorstep/domain/pictures/picture';
import { pictureEntrySchema, type PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import {
  isFinal,
  serviceRequestSchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { badgeApplicationSchema, type BadgeApplication } from '@doorstep/domain/badges/badge';
import { subscriberSchema, type Subscriber } from '@doorstep/domain/billing/subscription';
import { userRoleSchema, type UserRole } from '@doorstep/domain/admin/user-role';
import * as z from 'zod/mini';

/**
 * Factories for valid documents, for tests and demo data. Each one has fixed defaults and parses
 * the result with the domain's schema, so it throws for a document that the product cannot read.
 */

/** The default time of a document's creation. */
export const FACTORY_TIME = new Date('2026-01-15T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the stored fields of a document: all but its id (docs/data-model.md). */
export function stored(document: { id: string }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== 'id'));
}

/** Returns a published professional. The id and `user_id` are equal. */
export function providerProfile(overrides: Partial<ProviderProfile> = {}): ProviderProfile {
  const uid = overrides.user_id ?? overrides.id ?? 'provider-1';
  const createdAt = overrides.created_at ?? FACTORY_TIME;
  return providerProfileSchema.parse({
    id: uid,
    user_id: uid,
    handle: uid,
    display_name: 'Harbor Light Electric',
    bio: 'Rewiring, lighting and repairs in older houses.',
    services: ['Rewiring', 'Lighting', 'Panel upgrades'],
    city: 'Portland, OR',
    locations: ['Portland, OR'],
    phone: '(503) 555-0142',
    website_url: 'https://harborlight.example',
    email: `${uid}@doorstep.test`,
    facebook_url: null,
    instagram_url: null,
    twitter_url: null,
    linkedin_url: null,
    avatar_url: null,
    cover_url: null,
    work_photos: [],
    published: true,
    publish_on_renewal: false,
    created_at: createdAt,
    updated_at: createdAt,
    ...overrides,
  });
}

const addressedSchema = z.extend(serviceRequestSchema, { client_email: emailSchema });

/** A request whose client has not deleted their account, so the email is present. */
export type AddressedRequest = z.infer<typeof addressedSchema>;

/** Returns a pending request from `client-1` to `provider-1`, without messages. */
export function serviceRequest(overrides: Partial<ServiceRequest> = {}): AddressedRequest {
  return addressedSchema.parse({
    id: 'request-1',
    provider_id: 'provider-1',
    provider_name: 'Harbor Light Electric',
    provider_handle: 'provider-1',
    provider_avatar_url: null,
    client_uid: 'client-1',
    client_name: 'Nora Whitfield',
    client_email: 'nora@doorstep.test',
    client_phone: '(503) 555-0177',
    service_description: 'Two outlets in the kitchen stopped working last night.',
    urgency: 'medium',
    preferred_contact: 'either',
    status: 'pending',
    created_at: FACTORY_TIME,
    ...{ last_message: null, last_message_id: null },
    last_at: overrides.created_at ?? FACTORY_TIME,
    waiting: overrides.closed || isFinal(overrides.status ?? '') ? 'none' : 'provider',
    ...{ unread_provider: 0, unread_client: 0 },
    ...overrides,
  });
}

/** Returns a message about `request-1`, from its client by default. */
export function chatMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  const sender = overrides.sender_type ?? 'client';
  return chatMessageSchema.parse({
    id: 'message-1',
    request_id: 'request-1',
    sender_type: sender,
    sender_uid: `${sender}-1`,
    message: 'Could you come by this week?',
    created_at: FACTORY_TIME,
    ...overrides,
  });
}

/** Returns a direct message between `client-1` and `provider-1`, from the client by default. */
export function directMessage(overrides: Partial<DirectMessage> = {}): DirectMessage {
  const provider = overrides.provider_id ?? 'provider-1';
  const client = overrides.client_id ?? 'client-1';
  const sender = overrides.sender_type ?? 'client';
  return directMessageSchema.parse({
    id: 'direct-1',
    provider_id: provider,
    client_id: client,
    sender_type: sender,
    sender_uid: sender === 'client' ? client : provider,
    message: 'Hello! Do you work on weekends?',
    created_at: FACTORY_TIME,
    ...overrides,
  });
}

/** Returns a conversation with one message from the client, which the professional has not read. */
export function conversation(overrides: Partial<Conversation> = {}): Conversation {
  const provider = overrides.provider_id ?? 'provider-1';
  const client = overrides.client_id ?? 'client-1';
  return conversationSchema.parse({
    id: conversationId(provider, client),
    provider_id: provider,
    client_id: client,
    provider_name: 'Harbor Light Electric',
    provider_handle: 'provider-1',
    provider_avatar_url: null,
    message_count: 1,
    last_message: 'Hello! Do you work on weekends?',
    last_message_id: 'direct-1',
    last_at: FACTORY_TIME,
    waiting: 'provider',
    unread_provider: 1,
    unread_client: 0,
    ...overrides,
  });
}

export function clientProfile(overrides: Partial<ClientProfile> = {}): ClientProfile {
  return clientProfileSchema.parse({
    user_id: 'client-1',
    full_name: 'Nora Whitfield',
    phone: '(503) 555-0177',
    preferred_contact: 'email',
    ...overrides,
  });
}

/** Returns an active Pro subscription, which ends a month after `FACTORY_TIME`. */
export function subscriber(overrides: Partial<Subscriber> = {}): Subscriber {
  return subscriberSchema.parse({
    subscribed: true,
    subscription_tier: 'Pro',
    subscription_end: new Date('2026-02-15T10:00:00Z'),
    status: 'active',
    cancel_at: null,
    stripe_customer_id: 'cus_factory',
    ...overrides,
  });
}

/** Returns an undecided application of `provider-1` for a license. */
export function badgeApplication(overrides: Partial<BadgeApplication> = {}): BadgeApplication {
  return badgeApplicationSchema.parse({
    provider_id: 'provider-1',
    kind: 'license',
    number: 'CFC1429',
    expires_on: '2027-06-30',
    state: 'pending',
    reason: null,
    evidence: { name: 'license-file', type: 'image/webp' },
    asked_at: FACTORY_TIME,
    decided_at: null,
    evidence_until: null,
    ...overrides,
  });
}

export function adminRole(uid = 'admin-1'): UserRole {
  return userRoleSchema.parse({ user_id: uid, role: 'admin' });
}

/** Returns the outbox entry of a mail about the request that was sent when it was created. */
export function sentMail(request: ServiceRequest, template: MailTemplate, to: string): Mail {
  return mailSchema.parse({
    id: requestMailId(request.id, template),
    to,
    template,
    // The schema of the template drops the fields that its mail does not have.
    data: { ...request, request_id: request.id, photos: request.photos.length },
    state: 'sent',
    attempts: 1,
    lease_until: null,
    next_attempt_at: request.created_at,
    error: null,
    created_at: request.created_at,
    sent_at: request.created_at,
    expires_at: new Date(request.created_at.getTime() + RETENTION_DAYS.mails * DAY_MS),
    correlation_id: null,
  });
}

/** Returns the ledger entry of an uploaded picture whose renditions exist. */
export function pictureEntry(
  path: string,
  overrides: Partial<Omit<PictureEntry, 'path'>> = {},
): PictureEntry {
  return pictureEntrySchema.parse({
    ...pictureAt(path),
    bytes: 100_000,
    ready: true,
    tries: 0,
    uploaded_at: FACTORY_TIME,
    check_at: FACTORY_TIME,
    ...overrides,
  });
}
