import {
  alarmStateSchema,
  type AlarmName,
  type AlarmState,
} from '@doorstep/domain/operations/alarms';
import {
  alarmStatesSchema,
  COUNT_WINDOW,
  healthCountsSchema,
  firstChecksSchema,
  heartbeatsSchema,
  spendingSchema,
  HEALTH_COUNTS,
  type HealthCounts,
  type JobName,
  type Spending,
} from '@doorstep/domain/operations/records';
import {
  switchesSchema,
  type SwitchName,
  type Switches,
} from '@doorstep/domain/operations/switches';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../platform/firestore.ts';
import { windowAt } from '../platform/limits/rate-limit.ts';
import type { Counts } from './report-problems.ts';

/** Everything that `check-health` compares with the limits. */
export interface Records {
  alarms: Record<string, AlarmState>;
  /** When each job ran last; when it was first missed if it never ran. */
  heartbeats: Record<string, Date>;
  switches: Switches;
  spending: Spending | null;
  /** The counts of this window and the one before it. */
  counts: Required<Counts>;
}

/**
 * Reads and writes `operations/{alarms | counts | first_checks | heartbeats | spending |
 * switches}`.
 */
export type Operations = ReturnType<typeof createOperations>;

const indexAt = (now: Date) => windowAt(COUNT_WINDOW, now).index;

function sumOf(windows: HealthCounts['windows'], now: Date): Required<Counts> {
  const last = indexAt(now);
  const sum = {
    errors: 0,
    webhook_failures: 0,
    mail_failures: 0,
    sign_ups_refused: 0,
    changed_pages: 0,
  };
  for (const index of [last - 1, last]) {
    for (const name of HEALTH_COUNTS) sum[name] += windows[index]?.[name] ?? 0;
  }
  return sum;
}

export function createOperations(db: Firestore) {
  const document = (name: string) => db.doc(`operations/${name}`);
  const merge = (name: string, fields: object) => document(name).set(fields, { merge: true });

  return {
    read: async (now: Date): Promise<Records> => {
      const names = ['alarms', 'first_checks', 'heartbeats', 'switches', 'spending', 'counts'];
      const [alarms, firstChecks, heartbeats, switches, spending, counts] = await db.getAll(
        ...names.map(document),
      );
      if (!alarms || !firstChecks || !heartbeats || !switches || !spending || !counts) {
        throw new Error('Firestore returned fewer documents than it was asked for');
      }
      return {
        alarms: parseDocument(alarmStatesSchema, alarms)?.active ?? {},
        heartbeats: {
          ...parseDocument(firstChecksSchema, firstChecks)?.since,
          ...parseDocument(heartbeatsSchema, heartbeats)?.ran,
        },
        switches: parseDocument(switchesSchema, switches) ?? {},
        spending: parseDocument(spendingSchema, spending),
        counts: sumOf(parseDocument(healthCountsSchema, counts)?.windows ?? {}, now),
      };
    },

    /** Writes an alarm; null ends it. */
    writeAlarm: async (name: AlarmName, state: AlarmState | null): Promise<void> => {
      const field: object = state === null ? FieldValue.delete() : alarmStateSchema.parse(state);
      await merge('alarms', { active: { [name]: field } });
    },

    /** Remembers that jobs never ran, and since when this is known. */
    startHeartbeats: async (names: readonly JobName[], now: Date): Promise<void> => {
      if (names.length === 0) return;
      await merge('first_checks', { since: Object.fromEntries(names.map((name) => [name, now])) });
    },

    addCounts: async (counts: Counts, now: Date): Promise<void> => {
      const steps = Object.entries(counts).map(([name, count]): [string, object] => [
        name,
        FieldValue.increment(count),
      ]);
      await merge('counts', { windows: { [indexAt(now)]: Object.fromEntries(steps) } });
    },

    /** Deletes the counts of earlier windows. */
    deleteOldCounts: async (now: Date): Promise<void> => {
      const stored = parseDocument(healthCountsSchema, await document('counts').get());
      const old = Object.keys(stored?.windows ?? {}).filter(
        (index) => Number(index) < indexAt(now) - 1,
      );
      if (old.length === 0) return;
      const windows = Object.fromEntries(old.map((index) => [index, FieldValue.delete()]));
      await merge('counts', { windows });
    },

    writeSpending: async (spending: Spending): Promise<void> => {
      await document('spending').set(spending);
    },

    writeSwitches: async (
      changes: Partial<Record<SwitchName, Switches[SwitchName] | null>>,
    ): Promise<void> => {
      const fields = Object.entries(changes).map(([name, off]): [string, object] => [
        name,
        off ?? FieldValue.delete(),
      ]);
      if (fields.length > 0) await merge('switches', Object.fromEntries(fields));
    },
  };
}
