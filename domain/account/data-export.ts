import * as z from 'zod/mini';

/** The groups of a person's threads. Each group's messages are a section of their own. */
export const EXPORTED_THREADS = [
  'requests_sent',
  'requests_to_my_address',
  'requests_received',
  'conversations_begun',
  'conversations_received',
] as const;
export const exportedThreadsSchema = z.enum(EXPORTED_THREADS);
export type ExportedThreads = (typeof EXPORTED_THREADS)[number];

const messagesOf = <T extends ExportedThreads>(threads: T): `${T}_messages` =>
  `${threads}_messages`;

/** The sections of 'Download my data', in order. Each is read page by page. */
export const EXPORT_SECTIONS = [
  'account',
  'role',
  'provider_profile',
  'page_email',
  'gallery',
  'handles',
  'branches',
  'saved_replies',
  'badge_applications',
  'client_profile',
  'saved_providers',
  'mail_preferences',
  'subscription',
  'team_membership',
  'team_members',
  'team_invitations',
  ...EXPORTED_THREADS,
  ...EXPORTED_THREADS.map(messagesOf),
  'request_groups',
  'private_notes',
  'pictures',
  'blocks',
  'reports',
  'reviews_written',
  'reviews_received',
  'support_requests',
  'analytics',
  'mails',
  'mails_to_my_page',
  'mails_about_my_plan',
  'message_counts',
  'thread_counts',
  'edit_counts',
  'deletion',
] as const;
export const exportSectionSchema = z.enum(EXPORT_SECTIONS);
export type ExportSection = z.infer<typeof exportSectionSchema>;

/** Returns the group of threads whose messages a section holds; null for any other section. */
export function threadsOf(section: ExportSection): ExportedThreads | null {
  return EXPORTED_THREADS.find((threads) => messagesOf(threads) === section) ?? null;
}

/** A document's stored fields and its `id`; times are ISO 8601. */
export const exportedDocumentSchema = z.record(z.string(), z.json());
export type ExportedDocument = z.infer<typeof exportedDocumentSchema>;

/** The file `{name}-data-YYYY-MM-DD.json`: every section with all of its documents. */
export const dataExportSchema = z.object({
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  sections: z.record(exportSectionSchema, z.array(exportedDocumentSchema)),
});

/** The most documents in one answer of the callable. */
export const EXPORT_PAGE = 200;
