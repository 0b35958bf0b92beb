import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Launch,
  createInstance,
  processesOf,
  type TestInstance,
} from '../../local/support/launcher.ts';
import { until } from '../../support/server/until.ts';

/** Patterns for the command lines of the stack's processes. */
const COMMANDS = {
  firestore: /--websocket_port/,
  /** Auth, Storage, Hosting, and the process that calls the functions. */
  emulators: /emulators:start/,
  functions: /functionsEmulatorRuntime/,
  stripe: /local\/stripe\/main\.ts/,
  mail: /maildev/,
} as const;

export type Component = keyof typeof COMMANDS;
const COMPONENTS = ['firestore', 'emulators', 'functions', 'stripe', 'mail'] as const;

/** Exceeds the delay before the stand-in writes its state (local/stripe/server/store.ts). */
const STATE_WRITE_DELAY_MS = 300;

/** Higher than the ports of other tests, which start stacks at the same time. */
const FIRST_PORT = 22_000;

/** The time in which the launcher must restart a component. */
const RESTART_TIMEOUT_MS = 60_000;

/** Listens on the port of a killed process as soon as the port is free. */
async function listenWhenFree(server: Server, port: number): Promise<void> {
  await until('the port is free', async () => {
    server.listen(port, '127.0.0.1');
    return once(server, 'listening').then(
      () => true,
      () => false,
    );
  });
}

/** A stack for one test process, whose components can be paused while people use it. */
export class FaultStack {
  readonly #instance: TestInstance;
  readonly #launch: Launch;
  readonly addresses: Addresses;

  private constructor(instance: TestInstance, launch: Launch, addresses: Addresses) {
    this.#instance = instance;
    this.#launch = launch;
    this.addresses = addresses;
  }

  static async start(): Promise<FaultStack> {
    const instance = await createInstance('test-faults', FIRST_PORT);
    const launch = new Launch(instance);
    return new FaultStack(instance, launch, await launch.ready());
  }

  /** Pauses a component with SIGSTOP. It does not answer until it is resumed, and loses nothing. */
  pause(component: Component): void {
    this.#signal(component, 'SIGSTOP');
  }

  resume(component: Component): void {
    this.#signal(component, 'SIGCONT');
  }

  /**
   * Kills the Stripe stand-in and occupies its port, so that the launcher cannot restart it.
   * Returns a function that frees the port and waits until the stand-in answers with its stored
   * state.
   */
  async killStripe(): Promise<() => Promise<void>> {
    // Unlike Stripe, the stand-in stores its state shortly after the answer.
    await sleep(STATE_WRITE_DELAY_MS);
    this.#signal('stripe', 'SIGKILL');
    const { stripe } = this.addresses;
    const blocker = createServer((socket) => socket.destroy());
    await listenWhenFree(blocker, Number(new URL(stripe).port));
    return async () => {
      blocker.close();
      await until(
        'Stripe answers again',
        async () => {
          const answer = await fetch(stripe).catch(() => null);
          return answer?.ok === true;
        },
        RESTART_TIMEOUT_MS,
      );
    };
  }

  async stop(): Promise<void> {
    // A failed test may have left components paused.
    for (const component of COMPONENTS) this.#send(component, 'SIGCONT');
    this.#launch.interrupt();
    await this.#launch.ended();
    rmSync(this.#instance.root, { recursive: true, force: true });
  }

  #signal(component: Component, signal: NodeJS.Signals): void {
    // A function's process starts with its first call.
    const isOptional = component === 'functions';
    if (this.#send(component, signal) === 0 && !isOptional) {
      throw new Error(`${component} is not running`);
    }
  }

  /** Sends a signal to a component. Returns the number of processes. */
  #send(component: Component, signal: NodeJS.Signals): number {
    const processes = processesOf(this.#instance).filter(({ command }) =>
      COMMANDS[component].test(command),
    );
    for (const { pid } of processes) process.kill(pid, signal);
    return processes.length;
  }
}
