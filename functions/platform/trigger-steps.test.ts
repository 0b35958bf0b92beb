import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { runSteps, type TriggerStep } from './trigger-steps.ts';

afterEach(() => {
  vi.useRealTimers();
});

const snapshot = (data: Record<string, unknown> | null) =>
  z
    .custom<DocumentSnapshot>()
    .parse({ id: 'one', exists: data !== null, get: (field: string) => data?.[field] });

const event = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  z.custom<Parameters<typeof runSteps>[1]>().parse({
    id: 'event-1',
    time: '2026-01-02T03:04:05.000Z',
    data: new Change(snapshot(before), snapshot(after)),
  });

/** Returns a step that answers to updates, and the mock that it runs. */
function step(
  changes: Omit<Partial<TriggerStep>, 'run'> = {},
  work: TriggerStep['run'] = () => Promise.resolve(),
) {
  return { on: ['updated'], name: 'step', seconds: 1, ...changes, run: vi.fn(work) } as const;
}

describe('runSteps', () => {
  it.each([
    ['created', null, { a: 1 }],
    ['updated', { a: 1 }, { a: 1 }],
    ['deleted', { a: 1 }, null],
  ] as const)('runs a step only on what it answers to: %s', async (kind, before, after) => {
    const kinds = ['created', 'updated', 'deleted'] as const;
    const steps = kinds.map((one) => step({ on: [one] }));
    await runSteps(steps, event(before, after));
    const ran = kinds.filter((_, i) => steps[i]?.run.mock.calls.length === 1);
    expect(ran).toEqual([kind]);
  });

  it('starts nothing for a document that existed neither before nor after', async () => {
    const one = step({ on: ['created', 'updated', 'deleted'] });
    await runSteps([one], event(null, null));
    expect(one.run).not.toHaveBeenCalled();
  });

  it('ignores updates of fields that the step does not depend on', async () => {
    const [other, own] = [step({ fields: ['b'] }), step({ fields: ['a', 'b'] })];
    await runSteps([other, own], event({ a: [1], b: [1] }, { a: [2], b: [1] }));
    expect(other.run).not.toHaveBeenCalled();
    expect(own.run.mock.calls[0]?.[0]).toMatchObject({
      id: 'one',
      eventId: 'event-1',
      at: new Date('2026-01-02T03:04:05.000Z'),
    });
  });

  it('runs the steps after a failed one, then throws', async () => {
    const failed = step({ name: 'first' }, () => Promise.reject(new Error('broken')));
    const next = step();
    const run = runSteps([failed, next], event({}, {}));
    await expect(run).rejects.toThrow('failed steps: first');
    expect(next.run).toHaveBeenCalledOnce();
  });

  it('goes on after the time limit of a step, and aborts its signal', async () => {
    vi.useFakeTimers();
    const hanging = step({ seconds: 30 }, () => new Promise(() => {}));
    const next = step();
    const run = runSteps([hanging, next], event({}, {}));
    const failure = expect(run).rejects.toThrow('failed steps: step');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(next.run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await failure;
    expect(next.run).toHaveBeenCalledOnce();
    expect(hanging.run.mock.calls[0]?.[1].aborted).toBe(true);
  });
});
