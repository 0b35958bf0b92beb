import * as z from 'zod/mini';

/** Where somebody stands in threads, and the messages of those. */
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

/** What 'Download my data' holds, in this order; each is read page by page. */
export const EXPORT_SECTIONS = [
  'account',
  'role',
  'provider_profile',
  'handles',
  'client_profile',
  'mail_preferences',
  'subscription',
  ...EXPORTED_THREADS,
  ...EXPORTED_THREADS.map(messagesOf),
  'pictures',
  'blocks',
  'reports',
  'mails',
  'mails_to_my_page',
  'mails_about_my_plan',
  'message_counts',
  'thread_counts',
  'deletion',
] as const;
export const exportSectionSchema = z.enum(EXPORT_SECTIONS);
export type ExportSection = z.infer<typeof exportSectionSchema>;

/** The threads whose messages a section holds; null for any other section. */
export function threadsOf(section: ExportSection): ExportedThreads | null {
  return EXPORTED_THREADS.find((threads) => messagesOf(threads) === section) ?? null;
}

/** One document: its fields as stored (times as ISO 8601), its `id` among them. */
export const exportedDocumentSchema = z.record(z.string(), z.json());
export type ExportedDocument = z.infer<typeof exportedDocumentSchema>;

/** The file `doorstep-data-YYYY-MM-DD.json`: every section, each with all of its documents. */
export const dataExportSchema = z.object({
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  sections: z.record(exportSectionSchema, z.array(exportedDocumentSchema)),
});

/** Documents in one answer, at most. */
export const EXPORT_PAGE = 200;
