import type { AlarmName } from '@doorstep/domain/operations/alarms';
import { describe, expect, it, vi } from 'vitest';
import { showHealth, siteStatus } from './show-health.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const COUNTS = {
  errors: 0,
  webhook_failures: 0,
  mail_failures: 0,
  sign_ups_refused: 0,
  changed_pages: 0,
};

const ALARM = {
  level: 1,
  detail: '',
  started_at: NOW,
  notified_at: NOW,
  fine_since: null,
};

describe('showHealth', () => {
  const shown = (heartbeats: Record<string, Date>) => {
    const records = { alarms: {}, heartbeats, switches: {}, spending: null, counts: COUNTS };
    return showHealth({ read: () => Promise.resolve(records) }, NOW);
  };

  it('shows nothing while alarms are checked and none is active', async () => {
    expect(await shown({ 'check-health': before(20) })).toEqual([]);
  });

  it.each([
    ['has never run', {}, NOW],
    ['has not run on time', { 'check-health': before(21) }, before(21)],
  ])('says that nothing checks the alarms if check-health %s', async (what, heartbeats, since) => {
    expect(await shown(heartbeats)).toEqual([
      {
        title: 'Alarms are not being checked',
        text: `The schedule check-health ${what}. See “schedule-late” in the runbook.`,
        since: since.toISOString(),
      },
    ]);
  });
});

describe('siteStatus', () => {
  const statusOf = (names: AlarmName[], checkedMinutesAgo?: number) =>
    siteStatus(
      () =>
        Promise.resolve({
          alarms: Object.fromEntries(names.map((name) => [name, ALARM])),
          heartbeats:
            checkedMinutesAgo === undefined ? {} : { 'check-health': before(checkedMinutesAgo) },
          switches: {},
          spending: null,
          counts: COUNTS,
        }),
      { release: '1.2.0', onFailure: () => {} },
      NOW,
    );

  it('is ok while the database answers, mails go out and schedules run', async () => {
    expect(await statusOf([], 5)).toEqual({
      status: 'ok',
      release: '1.2.0',
      time: NOW.toISOString(),
      checks: { database: 'ok', mail: 'ok', schedules: 'ok' },
    });
    expect((await statusOf(['spending', 'errors', 'switched-off'], 5)).status).toBe('ok');
  });

  it('says that the schedules are unknown until they were checked once', async () => {
    const { status, checks } = await statusOf([]);
    expect([status, checks.schedules]).toEqual(['ok', 'unknown']);
  });

  it.each([
    ['mail', ['mails-late'], 5],
    ['mail', ['mails-failing'], 5],
    ['schedules', ['schedule-late'], 5],
    ['schedules', [], 21],
  ] as const)(
    'is degraded when %s fails (%j, checked %i minutes ago)',
    async (name, names, ago) => {
      const status = await statusOf([...names], ago);
      expect(status.status).toBe('degraded');
      expect(status.checks[name]).toBe('failing');
    },
  );

  it('is degraded when the database does not answer', async () => {
    const failure = new Error('no database');
    const onFailure = vi.fn<(thrown: unknown) => void>();
    const read = () => Promise.reject(failure);
    const status = await siteStatus(read, { release: null, onFailure }, NOW);
    expect(status).toMatchObject({
      status: 'degraded',
      checks: { database: 'failing', mail: 'unknown', schedules: 'unknown' },
    });
    expect(onFailure).toHaveBeenCalledWith(failure);
  });
});
