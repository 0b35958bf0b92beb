import { AppError } from '@doorstep/domain/app-error';
import { beforeEach, expect, it } from 'vitest';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

interface Call {
  name: string;
  signal: AbortSignal;
  onProgress: (part: number) => void;
  succeed: () => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

const file = (name: string) => new File(['x'], name);
const afterPromises = () => new Promise<void>((resolve) => setTimeout(resolve));

let calls: Call[];
let events: string[];
let queue: UploadQueue;

beforeEach(() => {
  calls = [];
  events = [];
  queue = createUploadQueue({
    atATime: 3,
    upload: ({ file: { name }, ...call }) =>
      new Promise((resolve, reject) => {
        calls.push({
          ...call,
          name,
          succeed: () => (resolve(`url of ${name}`), afterPromises()),
          fail: (error) => (reject(error), afterPromises()),
        });
      }),
    onUploaded: (url) => events.push(url),
    onFailed: (_, { name }) => events.push(`${name} failed`),
    onFinished: () => events.push('finished'),
  });
});

const call = (name: string) => {
  const found = calls.findLast((one) => one.name === name);
  if (!found) throw new Error(`${name} was not started`);
  return found;
};
const shown = () => queue.items().map(({ file: { name }, state }) => `${name} ${state}`);

it('uploads three files at a time, and delivers them in the chosen order', async () => {
  queue.add(['a', 'b', 'c', 'd'].map(file));
  expect(shown()).toEqual(['a uploading', 'b uploading', 'c uploading', 'd waiting']);
  call('a').onProgress(0.5);
  expect(queue.items()[0]?.part).toBe(0.5);
  await call('b').succeed();
  expect(shown()).toEqual(['a uploading', 'b uploaded', 'c uploading', 'd uploading']);
  expect(events).toEqual([]);
  await call('a').succeed();
  await call('d').succeed();
  await call('c').succeed();
  expect(events).toEqual(['url of a', 'url of b', 'url of c', 'url of d', 'finished']);
  expect(shown()).toEqual([]);
});

it('lists a failed file until it is retried or removed, without delaying the others', async () => {
  queue.add(['a', 'b', 'c'].map(file));
  await call('a').fail(new Error('No network'));
  await call('b').fail(new AppError('invalid-input', 'Not a picture'));
  await call('c').succeed();
  expect(events).toEqual(['a failed', 'b failed', 'url of c', 'finished']);
  expect(queue.items().map(({ canRetry }) => canRetry)).toEqual([true, false]);
  const [a, b] = queue.items();
  queue.remove(b?.id ?? 0);
  queue.retry(a?.id ?? 0);
  expect(shown()).toEqual(['a uploading']);
  await call('a').succeed();
  expect(events.slice(4)).toEqual(['url of a', 'finished']);
});

it('keeps uploaded files with their addresses if nothing takes them', async () => {
  const answers: ((url: string) => void)[] = [];
  const kept = createUploadQueue({
    atATime: 1,
    upload: () => new Promise((resolve) => answers.push(resolve)),
    onFailed: () => undefined,
  });
  kept.add(['a', 'b'].map(file));
  expect(answers).toHaveLength(1);
  answers[0]?.('url of a');
  await afterPromises();
  expect(kept.items().map(({ state, url }) => [state, url])).toEqual([
    ['uploaded', 'url of a'],
    ['uploading', null],
  ]);
});

it('ignores what a canceled upload answers', async () => {
  queue.add(['a', 'b'].map(file));
  await call('b').succeed();
  queue.remove(queue.items()[0]?.id ?? 0);
  expect(call('a').signal.aborted).toBe(true);
  expect(events).toEqual(['url of b', 'finished']);
  await call('a').succeed();
  queue.add([file('c')]);
  queue.clear();
  await call('c').fail(new Error('Canceled'));
  expect(events).toEqual(['url of b', 'finished']);
  expect(shown()).toEqual([]);
});
