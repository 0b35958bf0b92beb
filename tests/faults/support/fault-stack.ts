import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { commitSave, nextSave } from '@doorstep/local/stack/data.ts';
import { instancePaths } from '@doorstep/local/stack/paths.ts';
import { rmSync } from 'node:fs';
import {
  Launch,
  makeInstance,
  processesOf,
  untilNothingIsLeft,
  type TestInstance,
} from '../../local/support/launcher.ts';

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
    const instance = await makeInstance('test-faults');
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
    if (this.#send(component, signal) === 0) throw new Error(`${component} does not run`);
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
