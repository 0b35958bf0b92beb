import * as z from 'zod/mini';

/** The parts of the site that can be switched off. */
export const SWITCH_NAMES = ['search', 'views', 'sign_ups', 'mail'] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];
export const switchNameSchema = z.enum(SWITCH_NAMES);

/** What happens while a part is off. */
export const SWITCHES: Record<SwitchName, string> = {
  search: 'Search says it is busy. Pages, requests, and chats still work.',
  views: 'Page views are not counted.',
  sign_ups: 'Nobody can create an account. Signing in still works.',
  mail: 'Reminders, digests, and review invitations wait. All other emails go out.',
};

export const switchedOffSchema = z.object({
  by: z.enum(['operator', 'spending']),
  at: z.date(),
});

const optional = z.optional(switchedOffSchema);

/** `operations/switches`: the parts that are off. A missing part is on. */
export const switchesSchema = z.object({
  search: optional,
  views: optional,
  sign_ups: optional,
  mail: optional,
});
export type Switches = z.infer<typeof switchesSchema>;
