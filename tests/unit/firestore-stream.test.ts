import { describe, expect, it } from 'vitest';
import { countAnswered, countListened, countSent } from '../bench/costs/firestore-stream.ts';

/** Returns a stream of WebChannel with these messages, one in each frame. */
const streamOf = (...messages: object[]) =>
  messages
    .map((message, i) => JSON.stringify([[i, [message]]]))
    .map((json) => `${json.length}\n${json}`)
    .join('');

const added = (id: number) => ({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
const changed = (name: string, updateTime: string, targetIds = [1]) => ({
  documentChange: { document: { name, updateTime, fields: {} }, targetIds },
});

describe('a listener', () => {
  it('pays for each version of a document once, also if the emulator sends it again', () => {
    const first = streamOf(added(1), changed('a', '1'), changed('b', '1'));
    const second = streamOf(changed('a', '1'), changed('b', '2'));
    expect(countListened([first, second])).toBe(3);
  });

  it('pays for a document in each of two queries', () => {
    expect(countListened([streamOf(added(1), added(2), changed('a', '1', [1, 2]))])).toBe(2);
  });

  it('pays for one document if there is none', () => {
    expect(countListened([streamOf(added(1), added(2), changed('a', '1', [2]))])).toBe(2);
  });

  it('ignores a frame that has not arrived completely', () => {
    const stream = streamOf(added(1), changed('a', '1'), changed('b', '1'));
    expect(countListened([stream.slice(0, -5)])).toBe(1);
  });
});

it('counts the documents of an answer, and one for an empty answer', () => {
  expect(countAnswered(JSON.stringify([{ document: {} }, { document: {} }, { done: true }]))).toBe(
    2,
  );
  expect(countAnswered(JSON.stringify([{ found: {} }, { missing: 'a' }]))).toBe(2);
  expect(countAnswered(JSON.stringify([{ readTime: 'now' }]))).toBe(1);
});

it('counts writes and deletes of a commit and of a stream', () => {
  const body = JSON.stringify({ writes: [{ update: {} }, { delete: 'a' }, { transform: {} }] });
  expect(countSent(body)).toEqual({ writes: 2, deletes: 1 });
  const form = new URLSearchParams({ count: '1', req0___data__: body }).toString();
  expect(countSent(form)).toEqual({ writes: 2, deletes: 1 });
  const handshake = new URLSearchParams({ req0___data__: JSON.stringify({ database: 'd' }) });
  expect(countSent(handshake.toString())).toEqual({ writes: 0, deletes: 0 });
});
