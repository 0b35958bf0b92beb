import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { commandRunner, interruptionHandler } from './run-command.ts';
import { readIndexStates } from './live/wait-for-indexes.ts';

const cwd = import.meta.dirname;

test('a program returns its code and output', async () => {
  const run = commandRunner(new AbortController().signal);
  const script = 'console.log("out"); console.error("err"); process.exit(3)';
  const { code, stdout, output } = await run(process.execPath, ['-e', script], {
    cwd,
    isQuiet: true,
  });
  expect({ code, stdout }).toEqual({ code: 3, stdout: 'out\n' });
  expect(output).toContain('err');
  await expect(run('no-such-program', [], { cwd })).rejects.toThrow('ENOENT');
});

test('an interruption reaches the running program, but not those that clean up later', async () => {
  const stop = new AbortController();
  const run = commandRunner(stop.signal);
  // The program ends by itself after the signal, as the firebase CLI does.
  const script =
    'process.on("SIGINT", () => { console.log("stopped"); process.exit(0) });' +
    'fs.writeFileSync("ready", ""); setInterval(() => {}, 1000)';
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-run-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const running = run(process.execPath, ['-e', script], { cwd: folder, isQuiet: true });
  while (!existsSync(path.join(folder, 'ready'))) await sleep(20);
  stop.abort();
  expect(await running).toMatchObject({ code: 130, stdout: 'stopped\n' });
  const later = await run(process.execPath, ['-e', ''], { cwd });
  expect(later.code).toBe(0);
});

test('a second interruption kills a program that does not end, and what it started', async () => {
  const stop = new AbortController();
  const groups = new Set<number>();
  let exits = 0;
  const interrupt = interruptionHandler({
    ...{ stop, groups, say: () => undefined, exit: () => void (exits += 1) },
  });
  const run = commandRunner(stop.signal, groups);
  const child = 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000);';
  // The inner program holds the output open for as long as it lives.
  const script =
    `${child} child_process.spawn(process.execPath, ["-e", ${JSON.stringify(child)}], ` +
    '{ stdio: "inherit" }).once("spawn", () => fs.writeFileSync("ready", ""))';
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-run-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const running = run(process.execPath, ['-e', script], { cwd: folder, isQuiet: true });
  while (!existsSync(path.join(folder, 'ready'))) await sleep(20);
  interrupt();
  expect(groups.size).toBe(1);
  interrupt();
  expect(await running).toMatchObject({ code: 130 });
  expect({ running: groups.size, exits }).toEqual({ running: 0, exits: 0 });
  interrupt();
  expect(exits).toBe(1);
});

test('a second interruption ends the command if no program runs', () => {
  let exits = 0;
  const exit = () => void (exits += 1);
  const stop = new AbortController();
  const interrupt = interruptionHandler({ stop, groups: new Set(), say: () => undefined, exit });
  interrupt();
  expect({ isStopped: stop.signal.aborted, exits }).toEqual({ isStopped: true, exits: 0 });
  interrupt();
  expect(exits).toBe(1);
});

test('the states of indexes are read from the output of the firebase CLI', () => {
  // As firebase-tools 15.34.2 prints it (lib/firestore/pretty-print.js).
  const output = [
    'Compound Indexes',
    '[READY] (chat_messages) -- (request_id,ASCENDING) (created_at,DESCENDING) ',
    '[CREATING] (mail) -- (state,ASCENDING) (next_attempt_at,ASCENDING) ',
    '[NEEDS_REPAIR] (mail) -- (state,ASCENDING) ',
    '',
    'Field Overrides',
    '[mail.expires_at] -- (no indexes) TTL(CREATING)',
  ].join('\n');
  expect(readIndexStates(output)).toEqual(['READY', 'CREATING', 'NEEDS_REPAIR']);
  expect(readIndexStates('\u001B[33m[CREATING] \u001B[39m\u001B[36m(mail)\u001B[39m -- ')).toEqual([
    'CREATING',
  ]);
});
