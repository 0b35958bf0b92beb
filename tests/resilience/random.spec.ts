import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../support/random.ts';
import { everythingAgrees } from './support/agreement.ts';
import type { Component, FaultStack } from './support/fault-stack.ts';
import { SEED } from './support/seed.ts';
import { test } from './support/test.ts';
import { openTabs, type Deed } from './support/work.ts';

/**
 * A client and a professional go about their work while something breaks at each step: what is done,
 * which part of the stack breaks and for how long follow from the seed, which each step names.
 */

/** What a fault may bring to the console: each test begins with nothing, each fault adds its own. */
test.use({ expectedErrors: async ({}, use) => use([]) });

/** What the browser says of a part that does not answer, and the app of the press that it ends. */
const UNANSWERED =
  /^Failed to load resource: net::ERR_|^Failed to load resource: .* status of 50[0234]/;
const NOT_DONE = /^The (request was not sent|status was not updated|message was not sent)/;
/** Firestore's SDK of a listener that was cut, and tries again. */
const CUT_LISTENER =
  /^\[.*\]\s+@firebase\/firestore: .*(RPC_ERROR|transport errored|Could not reach)/;
/** What is answered in the place of a function that is gone names no origin. */
const NO_ORIGIN = /^Access to fetch at .* has been blocked by CORS policy/;

const ERRORS: Record<Component, RegExp[]> = {
  firestore: [UNANSWERED, NOT_DONE, CUT_LISTENER],
  emulators: [UNANSWERED, NOT_DONE, NO_ORIGIN],
  functions: [UNANSWERED, NO_ORIGIN],
  mail: [UNANSWERED],
  stripe: [],
};

const STEPS = 8;
const LONGEST_MS = 5_000;

interface Fault {
  name: string;
  errors: readonly RegExp[];
  /** Answers what ends it. */
  begin: (stack: FaultStack) => () => void;
}

const pause = (component: Component): Fault => ({
  name: `${component} does not answer`,
  errors: ERRORS[component],
  begin: (stack) => {
    stack.pause(component);
    return () => stack.resume(component);
  },
});

const PAUSES = [pause('firestore'), pause('emulators'), pause('functions'), pause('mail')] as const;

const KILL: Fault = {
  name: 'the functions are killed',
  errors: ERRORS.functions,
  begin: (stack) => {
    stack.kill('functions');
    return () => undefined;
  },
};

test(
  '§8 Faults: whatever fails for a while, and whenever: what people do has one effect',
  { tag: '@8.7.32' },
  async ({ page, visitor, stack, expectedErrors }) => {
    test.setTimeout(400_000);
    const random = new Random(SEED);
    const { writings, status, requests } = await openTabs(page, visitor, random);
    const deeds: readonly [Deed, ...Deed[]] = [...writings, status, requests];
    for (let step = 1; step <= STEPS; step += 1) {
      const deed = random.pick(deeds);
      // The event that a killed function was at is lost in the emulators; the cloud brings it again.
      const fault = random.pick(deed === requests ? PAUSES : [...PAUSES, KILL]);
      const lasts = random.below(LONGEST_MS);
      const what = `${deed.name}, ${fault.name} for ${lasts} ms`;
      console.log(`FAULT_SEED=${SEED} step ${step}: ${what}`);
      await deed.prepare?.();
      expectedErrors.push(...fault.errors);
      const end = fault.begin(stack);
      try {
        await deed.press();
        await sleep(lasts);
      } finally {
        end();
      }
      await deed.finish();
    }
    for (const deed of deeds) await deed.judge();
    await everythingAgrees(stack);
  },
);
