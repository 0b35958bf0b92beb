import { ALARM_LIMITS } from '@doorstep/domain/operations/alarms';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { canWait } from '@doorstep/domain/mail/can-wait';
import type { MailTemplate } from '@doorstep/domain/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { operationsSettings } from '../platform/config.ts';
import { parseList } from '../platform/firestore.ts';
import { isSwitchedOff } from '../platform/switches.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const givenUpSchema = z.object({ expires_at: z.date() });

/** Mails are listed by their creation, and some that are older were given up later. */
const MAX_LISTED = 5 * ALARM_LIMITS.mailsGivenUp;

/** The state of the outbox, `mail/{id}`. */
export type MailHealth = ReturnType<typeof createMailHealth>;

const SWITCHED_OFF_MS = DAY_MS / 4;

function midnightOf(now: Date): Date {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  return midnight;
}

/** How long an instance uses a count for the cap, at most until the day ends. */
const CACHE_MS = 60_000;
let counted = { count: 0, until: 0 };

export function createMailHealth(db: Firestore) {
  const mails = db.collection('mail');

  /** Returns how many mails were sent since midnight (UTC). */
  async function countSentToday(now: Date): Promise<number> {
    const sent = await mails.where('sent_at', '>=', midnightOf(now)).count().get();
    return sent.data().count;
  }

  return {
    /** Whether a mail has been due since before `time`. */
    hasDueSince: async (time: Date): Promise<boolean> => {
      const due = mails
        .where('state', 'in', ['pending', 'sending'])
        .where('next_attempt_at', '<=', time)
        .orderBy('next_attempt_at')
        .limit(1);
      return !(await due.get()).empty;
    },

    /** Returns how many mails were given up since `time`, among the newest `MAX_LISTED`. */
    countGivenUpSince: async (time: Date): Promise<number> => {
      const dead = mails
        .where('state', '==', 'dead')
        .orderBy('created_at', 'desc')
        .select('expires_at')
        .limit(MAX_LISTED);
      const expiry = time.getTime() + RETENTION_DAYS.dead_mails * DAY_MS;
      const listed = parseList(givenUpSchema, (await dead.get()).docs);
      return listed.filter(({ expires_at }) => expires_at.getTime() >= expiry).length;
    },

    countSentToday,

    /**
     * Returns until when mails of a template are held back, or null. Mails that can wait are held
     * for six hours while they are switched off, and until midnight (UTC) after the day's cap.
     */
    heldUntil: async (template: MailTemplate, now: Date): Promise<Date | null> => {
      if (!canWait(template)) return null;
      if (await isSwitchedOff('mail', db)) return new Date(now.getTime() + SWITCHED_OFF_MS);
      const dayEnds = midnightOf(now).getTime() + DAY_MS;
      if (now.getTime() >= counted.until) {
        const until = Math.min(now.getTime() + CACHE_MS, dayEnds);
        counted = { count: await countSentToday(now), until };
      }
      return counted.count >= operationsSettings().mailDailyCap ? new Date(dayEnds) : null;
    },
  };
}
