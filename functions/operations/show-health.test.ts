import { expect, it } from 'vitest';
import { showHealth } from './show-health.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const COUNTS = {
  errors: 0,
  webhook_failures: 0,
  mail_failures: 0,
  sign_ups_refused: 0,
  changed_pages: 0,
};

const shown = (heartbeats: Record<string, Date>) => {
  const records = { alarms: {}, heartbeats, switches: {}, spending: null, counts: COUNTS };
  return showHealth({ read: () => Promise.resolve(records) }, NOW);
};

it('shows nothing while alarms are checked and none is active', async () => {
  expect(await shown({ 'check-health': before(20) })).toEqual([]);
});

it.each([
  ['has never run', {}, NOW],
  ['has not run in time', { 'check-health': before(21) }, before(21)],
])('says that nothing checks the alarms if check-health %s', async (what, heartbeats, since) => {
  expect(await shown(heartbeats)).toEqual([
    {
      title: 'The alarms are not being checked',
      text: `The schedule check-health ${what}. See “schedule-late” in the runbook.`,
      since: since.toISOString(),
    },
  ]);
});
