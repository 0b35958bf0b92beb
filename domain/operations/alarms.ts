import * as z from 'zod/mini';

/** An alarm of the market: the heading of its entry in docs/runbook.md is its name. */
interface Alarm {
  title: string;
  /** The text for operators while the alarm is active. */
  meaning: string;
}

// The names are a list of their own, so that browsers load the texts with the admin page only.
export const ALARM_NAMES = [
  'mails-late',
  'mails-failing',
  'mails-given-up',
  'mail-cap',
  'schedule-late',
  'webhook-failing',
  'errors',
  'sign-ups-refused',
  'spending',
  'switched-off',
] as const;
export type AlarmName = (typeof ALARM_NAMES)[number];
export const alarmNameSchema = z.enum(ALARM_NAMES);

export const ALARMS: Record<AlarmName, Alarm> = {
  'mails-late': {
    title: 'Emails are late',
    meaning: 'An email has been due for more than 15 minutes, and nothing has tried to send it.',
  },
  'mails-failing': {
    title: 'The mail server is rejecting emails',
    meaning: 'Five or more attempts to send an email failed within ten minutes.',
  },
  'mails-given-up': {
    title: 'Emails could not be delivered',
    meaning: 'We gave up on three or more emails within a day.',
  },
  'mail-cap': {
    title: 'The daily email limit has been reached',
    meaning:
      'Reminders, digests, and review invitations will go out tomorrow. All other emails still go out.',
  },
  'schedule-late': {
    title: 'A scheduled job is not running',
    meaning: 'A scheduled job has not finished for several times its interval.',
  },
  'webhook-failing': {
    title: "Stripe's webhook is failing",
    meaning: 'Five or more Stripe events failed or had no valid signature within ten minutes.',
  },
  errors: {
    title: 'Many errors',
    meaning: 'The functions and browsers reported 20 or more errors within ten minutes.',
  },
  'sign-ups-refused': {
    title: 'Many sign-ups are being rejected',
    meaning: '20 or more sign-ups from one or more networks were rejected within ten minutes.',
  },
  spending: {
    title: 'The budget is running out',
    meaning: "This month's costs have passed 50, 90, or 100 percent of the budget.",
  },
  'switched-off': {
    title: 'Part of the site is switched off',
    meaning: 'An operator or the spending cap switched off part of the site.',
  },
};

/** The limits of the alarms. */
export const ALARM_LIMITS = {
  mailsLateMinutes: 15,
  /** Within the two windows of five minutes that `check-health` counts. */
  mailFailures: 5,
  webhookFailures: 5,
  errors: 20,
  signUpsRefused: 20,
  /** Within a day. */
  mailsGivenUp: 3,
  /** Percent of the budget. */
  spending: [50, 90, 100],
} as const;

/** A value of an alarm: 0 is fine. A higher level is worse. */
export interface Reading {
  level: number;
  /** One sentence for the operator, without personal data. */
  detail: string;
}

/** A field of `operations/alarms`: the state of an alarm. */
export const alarmStateSchema = z.object({
  level: z.number().check(z.minimum(0)),
  detail: z.string(),
  started_at: z.date(),
  notified_at: z.date(),
  /** Since when the readings are fine, while the alarm is still active. */
  fine_since: z._default(z.nullable(z.date()), null),
});
export type AlarmState = z.infer<typeof alarmStateSchema>;

export const alarmNoticeSchema = z.enum(['started', 'worse', 'ongoing', 'ended']);
export type AlarmNotice = z.infer<typeof alarmNoticeSchema>;

const MINUTE_MS = 60_000;
/** An alarm ends after this time without a bad reading, so that it does not flap. */
const FINE_MS = 10 * MINUTE_MS;
const REMINDER_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns the next state of an alarm (null: not active) and the message to the operator. There is a
 * message if the alarm starts, gets worse, has lasted another day or ends; otherwise it is null.
 */
export function nextAlarm(
  state: AlarmState | null,
  { level, detail }: Reading,
  now: Date,
): { state: AlarmState | null; notice: AlarmNotice | null } {
  const reported = { level, detail, notified_at: now, fine_since: null };
  if (state === null) {
    if (level === 0) return { state, notice: null };
    return { state: { ...reported, started_at: now }, notice: 'started' };
  }
  if (level === 0) {
    const fine_since = state.fine_since ?? now;
    if (now.getTime() - fine_since.getTime() >= FINE_MS) return { state: null, notice: 'ended' };
    return { state: { ...state, fine_since }, notice: null };
  }
  const { started_at } = state;
  if (level > state.level) return { state: { ...reported, started_at }, notice: 'worse' };
  const isDue = now.getTime() - state.notified_at.getTime() >= REMINDER_MS;
  if (isDue) return { state: { ...reported, started_at }, notice: 'ongoing' };
  return { state: { ...state, fine_since: null }, notice: null };
}
