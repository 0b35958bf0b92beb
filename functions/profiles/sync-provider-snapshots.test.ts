import { DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import { describe, expect, it } from 'vitest';
import type { ProviderSnapshot } from './provider-profile-repository.ts';
import { syncProviderSnapshots, type RefreshDeps } from './sync-provider-snapshots.ts';

const named = (display_name: string) => ({ display_name, handle: 'handle', avatar_url: null });

/** Fakes a profile and one copy of it. `onWrite` runs before each pass writes. */
function market(onWrite: (pass: number) => Promise<void> = () => Promise.resolve()) {
  const state: { profile: ProviderSnapshot; copy: ProviderSnapshot; passes: number } = {
    profile: named('Before'),
    copy: named('Before'),
    passes: 0,
  };
  const deps = {
    profiles: { findSnapshot: () => Promise.resolve(state.profile) },
    copies: {
      refresh: async (_uid: string, snapshot: ProviderSnapshot) => {
        state.passes += 1;
        await onWrite(state.passes);
        state.copy = snapshot;
        return 1;
      },
    },
  };
  return { state, deps };
}

const sync = (deps: RefreshDeps) =>
  syncProviderSnapshots(deps, 'pro', new AbortController().signal);

describe('syncProviderSnapshots', () => {
  it('stops after one pass if the profile does not change', async () => {
    const { state, deps } = market();
    expect(await sync(deps)).toBe(1);
    expect(state.passes).toBe(1);
  });

  it('ends with the current profile after a faster parallel run', async () => {
    const { state, deps } = market(async (pass) => {
      if (pass !== 1) return;
      state.profile = named('After');
      // The trigger of that change runs completely.
      await sync(deps);
      expect(state.copy).toEqual(named('After'));
    });
    expect(await sync(deps)).toBe(2);
    expect(state.copy).toEqual(named('After'));
  });

  it('anonymizes the copies if the profile is deleted, also during a pass', async () => {
    const { state, deps } = market();
    const answers = [named('Before'), null, null];
    const profiles = { findSnapshot: () => Promise.resolve(answers.shift() ?? null) };
    expect(await sync({ ...deps, profiles })).toBe(2);
    expect(state.copy).toEqual(DELETED_PROVIDER);
  });
});
