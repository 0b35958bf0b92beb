import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { commitSave, nextSave } from '@doorstep/local/stack/data.ts';
import { instancePaths } from '@doorstep/local/stack/paths.ts';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Launch,
  makeInstance,
  processesOf,
  untilNothingIsLeft,
  type TestInstance,
} from '../../local/support/launcher.ts';
import { until } from '../../support/server/until.ts';

/** What runs as a process of its own; `functions`: those that are at work, or wait for it. */
const COMMANDS = {
  firestore: /--websocket_port/,
  /** Auth, Storage, Hosting and what calls the functions. */
  emulators: /emulators:start/,
  functions: /functionsEmulatorRuntime/,
  stripe: /local\/stripe\/main\.ts/,
  mail: /maildev/,
} as const;

export type Component = keyof typeof COMMANDS;
const COMPONENTS = ['firestore', 'emulators', 'functions', 'stripe', 'mail'] as const;

/** Longer than the stand-in's delay before it writes its state (local/stripe/store.ts). */
const STATE_WRITTEN_MS = 300;

/** Other tests start stacks at the same time. */
const PORTS_FROM = 22_000;

/** The launcher waits a moment first (local/stack/kept.ts). */
const BACK_MS = 60_000;

/** The port of a process that was killed a moment ago is free in a moment. */
async function listenSoon(server: Server, port: number): Promise<void> {
  await until('the port is free', async () => {
    server.listen(port, '127.0.0.1');
    return once(server, 'listening').then(
      () => true,
      () => false,
    );
  });
}

/** A stack of its own whose parts can be paused, killed and started again while people use it. */
export class FaultStack {
  readonly #instance: TestInstance;
  #launch: Launch;
  #addresses: Addresses;

  private constructor(instance: TestInstance, launch: Launch, addresses: Addresses) {
    this.#instance = instance;
    this.#launch = launch;
    this.#addresses = addresses;
  }

  static async start(): Promise<FaultStack> {
    const instance = await makeInstance('test-faults', PORTS_FROM);
    const launch = new Launch(instance);
    return new FaultStack(instance, launch, await launch.ready());
  }

  get addresses(): Addresses {
    return this.#addresses;
  }

  /** It answers nobody and loses nothing, until it is resumed. */
  pause(component: Component): void {
    this.#signal(component, 'SIGSTOP');
  }

  resume(component: Component): void {
    this.#signal(component, 'SIGCONT');
  }

  /**
   * Nobody listens at Stripe's address any more, until what this answers is called: then the launcher
   * starts it again, with all that it has ever answered.
   */
  async killStripe(): Promise<() => Promise<void>> {
    // Stripe itself forgets nothing; the stand-in writes down what it has answered a moment later.
    await sleep(STATE_WRITTEN_MS);
    this.#signal('stripe', 'SIGKILL');
    const { stripe } = this.#addresses;
    const closed = createServer((socket) => socket.destroy());
    await listenSoon(closed, Number(new URL(stripe).port));
    return async () => {
      closed.close();
      await until(
        'Stripe is back',
        async () => {
          const answer = await fetch(stripe).catch(() => null);
          return answer?.ok === true;
        },
        BACK_MS,
      );
    };
  }

  /** Whatever it is doing ends there. The emulators start new functions, the launcher a new inbox. */
  kill(component: 'functions' | 'mail'): void {
    this.#signal(component, 'SIGKILL');
  }

  /** All of it, at once. What was stored stays, as in the cloud: the emulators keep it in memory. */
  async killEverything(): Promise<void> {
    await this.#save();
    this.#launch.kill();
    await this.#launch.ended();
    const left = await untilNothingIsLeft(this.#instance);
    if (left.length > 0) throw new Error(`still there: ${left.join(', ')}`);
  }

  async startAgain(): Promise<void> {
    this.#launch = new Launch(this.#instance);
    this.#addresses = await this.#launch.ready();
  }

  async stop(): Promise<void> {
    // A failed test may have left some of it paused.
    for (const component of COMPONENTS) this.#send(component, 'SIGCONT');
    this.#launch.interrupt();
    await this.#launch.ended();
    rmSync(this.#instance.root, { recursive: true, force: true });
  }

  #signal(component: Component, signal: NodeJS.Signals): void {
    // Those are started by what calls them: none may be at work.
    const mayBeNone = component === 'functions';
    if (this.#send(component, signal) === 0 && !mayBeNone) {
      throw new Error(`${component} does not run`);
    }
  }

  /** To how many processes. */
  #send(component: Component, signal: NodeJS.Signals): number {
    const found = processesOf(this.#instance).filter(({ command }) =>
      COMMANDS[component].test(command),
    );
    for (const { pid } of found) process.kill(pid, signal);
    return found.length;
  }

  async #save(): Promise<void> {
    const paths = instancePaths(this.#instance.name);
    const response = await fetch(`${this.#addresses.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: nextSave(paths), initiatedBy: 'doorstep' }),
    });
    if (!response.ok) throw new Error(await response.text());
    commitSave(paths);
  }
}
