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

/** The command of each process. `functions` are the processes in which functions run or wait. */
const COMMANDS = {
  firestore: /--websocket_port/,
  /** Auth, Storage, Hosting and the process that calls the functions. */
  emulators: /emulators:start/,
  functions: /functionsEmulatorRuntime/,
  stripe: /local\/stripe\/main\.ts/,
  mail: /maildev/,
} as const;

export type Component = keyof typeof COMMANDS;
const COMPONENTS = ['firestore', 'emulators', 'functions', 'stripe', 'mail'] as const;

/** Longer than the stand-in's delay before it writes its state (local/stripe/store.ts). */
const STATE_WRITTEN_MS = 300;

/** Away from the ports of stacks that other tests start. */
const PORTS_FROM = 22_000;

/** The launcher waits before it restarts a service (local/stack/restartable-services.ts). */
const BACK_MS = 60_000;

/** Listens as soon as the killed process has freed the port. */
async function listenWhenFree(server: Server, port: number): Promise<void> {
  await until('the port is free', async () => {
    server.listen(port, '127.0.0.1');
    return once(server, 'listening').then(
      () => true,
      () => false,
    );
  });
}

/** A separate stack whose processes can be paused, killed and restarted. */
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

  /** Stops a process from answering, without losing anything, until it is resumed. */
  pause(component: Component): void {
    this.#signal(component, 'SIGSTOP');
  }

  resume(component: Component): void {
    this.#signal(component, 'SIGCONT');
  }

  /**
   * Kills Stripe. Returns a function that lets the launcher restart it with its state, and waits until it
   * answers.
   */
  async killStripe(): Promise<() => Promise<void>> {
    // The stand-in writes its state with a delay. The real Stripe loses nothing.
    await sleep(STATE_WRITTEN_MS);
    this.#signal('stripe', 'SIGKILL');
    const { stripe } = this.#addresses;
    const closed = createServer((socket) => socket.destroy());
    await listenWhenFree(closed, Number(new URL(stripe).port));
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

  /** Kills a process. The emulators start new functions, the launcher a new inbox. */
  kill(component: 'functions' | 'mail'): void {
    this.#signal(component, 'SIGKILL');
  }

  /** Saves the data, which the emulators have in memory only, and kills all processes. */
  async killEverything(): Promise<void> {
    await this.#save();
    this.#launch.kill();
    await this.#launch.ended();
    const left = await untilNothingIsLeft(this.#instance);
    if (left.length > 0) throw new Error(`still running: ${left.join(', ')}`);
  }

  async startAgain(): Promise<void> {
    this.#launch = new Launch(this.#instance);
    this.#addresses = await this.#launch.ready();
  }

  async stop(): Promise<void> {
    // A failed test may have left processes paused.
    for (const component of COMPONENTS) this.#send(component, 'SIGCONT');
    this.#launch.interrupt();
    await this.#launch.ended();
    rmSync(this.#instance.root, { recursive: true, force: true });
  }

  #signal(component: Component, signal: NodeJS.Signals): void {
    // Functions run only after a call.
    const mayBeNone = component === 'functions';
    if (this.#send(component, signal) === 0 && !mayBeNone) {
      throw new Error(`${component} is not running`);
    }
  }

  /** Sends a signal. Returns the number of processes. */
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
