import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALARM_NAMES } from '@doorstep/domain/operations/alarms';
import { COUNTED_EVENTS } from '@doorstep/domain/operations/logged-events';
import { SWITCH_NAMES } from '@doorstep/domain/operations/switches';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { ALERT_POLICIES, LOG_ALERTS, toLogFilter } from '@doorstep/ops/monitoring/policies.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellOperator } from '../../functions/operations/check-health.ts';
import { watchSpending } from '../../functions/operations/watch-spending.ts';
import { logError, logInfo, onLogged, type LoggedLine } from '../../functions/platform/log.ts';

const runbook = readFileSync(path.join(ROOT, 'docs/runbook.md'), 'utf8');
const headings = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

describe('the runbook', () => {
  it.each(ALARM_NAMES)('has a section about the alarm %s', (name) => {
    expect(headings).toContain(name);
  });

  it.each(SWITCH_NAMES)('says what happens while %s is off', (name) => {
    expect(runbook).toMatch(new RegExp(`^\\| \`${name}\``, 'm'));
  });

  it('has a section for each alert of the cloud', () => {
    for (const { documentation } of ALERT_POLICIES) {
      const [, anchor = ''] = /section "([\w-]+)"/.exec(documentation.content) ?? [];
      expect(headings.map((heading) => heading.toLowerCase())).toContain(anchor);
    }
  });
});

let lines: LoggedLine[] = [];
beforeEach(() => {
  lines = [];
  onLogged((line) => lines.push(line));
});
afterEach(() => onLogged(() => {}));

/** Returns the entry that Cloud Logging stores for a line of a function. */
const toEntry = ({ severity, fields }: LoggedLine): Record<string, unknown> => ({
  severity: severity.toUpperCase(),
  'resource.type': 'cloud_run_revision',
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`jsonPayload.${name}`, value]),
  ),
});

/** Returns the names of the alerts that a line causes. */
function alertsOf(line: LoggedLine): string[] {
  const entry = toEntry(line);
  return Object.keys(LOG_ALERTS).filter((name) =>
    LOG_ALERTS[name]?.any.some((filter) =>
      Object.entries(filter).every(([field, value]) => entry[field] === value),
    ),
  );
}

const NOTHING = () => Promise.resolve();
const TELL = { hook: { post: NOTHING }, outbox: { create: NOTHING }, operatorEmail: 'a@b.test' };
const NOW = new Date('2026-05-04T12:00:00Z');
const tell = (notice: 'started' | 'worse' | 'ongoing' | 'ended') =>
  tellOperator(TELL, 'errors', { notice, detail: '20 errors.' }, NOW);

describe('an alert on the log', () => {
  it('matches an error, and no ordinary line', () => {
    logError('web page failed', {}, new Error('broken'));
    logInfo('call', { function: 'my-views', code: 'ok' });
    expect(lines.map(alertsOf)).toEqual([['errors'], []]);
  });

  it('matches an alarm that starts or gets worse', async () => {
    for (const notice of ['started', 'worse', 'ongoing', 'ended'] as const) await tell(notice);
    expect(lines.map(alertsOf)).toEqual([['alarm'], ['alarm'], [], []]);
  });

  it('matches the spending cap', async () => {
    const read = {
      alarms: {},
      heartbeats: {},
      switches: {},
      spending: null,
      counts: {
        errors: 0,
        webhook_failures: 0,
        mail_failures: 0,
        sign_ups_refused: 0,
        changed_pages: 0,
      },
    };
    const operations = {
      read: () => Promise.resolve(read),
      writeAlarm: NOTHING,
      startHeartbeats: NOTHING,
      addCounts: NOTHING,
      deleteOldCounts: NOTHING,
      writeSpending: NOTHING,
      writeSwitches: NOTHING,
    };
    const mails = {
      hasDueSince: () => Promise.resolve(false),
      countGivenUpSince: () => Promise.resolve(0),
      countSentToday: () => Promise.resolve(0),
    };
    const deps = { ...TELL, operations, mails, mailDailyCap: 1, spendingCap: 150 };
    const costIntervalStart = '2026-05-01T00:00:00Z';
    for (const costAmount of [149, 150]) {
      await watchSpending(deps, { costAmount, budgetAmount: 100, costIntervalStart }, NOW);
    }
    expect(lines.map(alertsOf).filter((names) => names.length > 0)).toEqual([['spending']]);
  });

  it('is written in the language of Cloud Logging', () => {
    expect(toLogFilter(LOG_ALERTS['webhook']?.any ?? [])).toBe(
      '(jsonPayload.event="webhook failed") OR (jsonPayload.event="webhook refused: no valid signature")',
    );
  });
});

it('each event that alerts or is counted is one that the code logs', () => {
  const alerting = Object.values(LOG_ALERTS).flatMap(({ any }) =>
    any.flatMap((filter) => filter['jsonPayload.event'] ?? []),
  );
  const folder = path.join(ROOT, 'functions');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  for (const event of [...alerting, ...Object.keys(COUNTED_EVENTS)]) {
    expect(code).toMatch(new RegExp(`log(Error|Warning)?\\(\\s*'${event}'`));
  }
});
