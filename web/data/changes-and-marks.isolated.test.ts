import { beforeEach, describe, expect, it, vi } from 'vitest';
import { doc, getFirestore } from 'firebase/firestore';
import { initializeApp } from 'firebase/app';
import { changeDocument, markRead } from './firestore/counted-batch.ts';
import { markNewRequestRead } from './requests/requests.ts';

/** Changes and read marks that the rules refuse, for example because somebody else was faster. */

const update = vi.fn<(reference: unknown, fields: object) => Promise<void>>();
const commit = vi.fn<() => Promise<void>>();
const read = vi.fn<(reference: { path: string }) => Promise<unknown>>();
const written: [path: string, fields: object][] = [];

vi.mock('firebase/firestore', async (original) => {
  const add = ({ path }: { path: string }, fields: object) => void written.push([path, fields]);
  return {
    ...(await original<object>()),
    updateDoc: (reference: unknown, fields: object) => update(reference, fields),
    getDocFromServer: (reference: { path: string }) => read(reference),
    writeBatch: () => ({ update: add, set: add, commit: () => commit() }),
  };
});
vi.mock('./firestore/firestore.ts', () => ({
  firestore: getFirestore(initializeApp({ projectId: 'changes' })),
}));
vi.mock('./auth/session.ts', () => ({ sessionUid: () => 'me' }));

const request = () => doc(getFirestore(), 'service_requests/r1');
const failing = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code });
const refused = () => Promise.reject(failing('permission-denied'));
const lost = () => Promise.reject(failing('unavailable'));

/** The server has this request, and no counters. */
function store(fields: Record<string, unknown>): void {
  read.mockImplementation(({ path }) =>
    Promise.resolve({
      exists: () => path === 'service_requests/r1',
      get: (name: string) => fields[name],
      data: () => fields,
    }),
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  written.length = 0;
});

/** Each way to write, and the fields that the server has afterwards. */
const WAYS = [
  {
    name: 'a status',
    run: () => changeDocument(request(), { status: 'completed' }, { status_changed_by: 'me' }),
    write: commit,
    wanted: { status: 'completed' },
    other: { status: 'pending' },
  },
  {
    name: 'an assignee, to nobody',
    run: () => changeDocument(request(), { assignee_uid: null }),
    write: commit,
    wanted: {},
    other: { assignee_uid: 'dana' },
  },
  {
    name: 'a read mark',
    run: () => markRead(request(), 'unread_client'),
    write: update,
    wanted: { unread_client: 0 },
    other: { unread_client: 2 },
  },
];

describe.each(WAYS)('$name', ({ run, write, wanted, other }) => {
  it('is written once, and nothing is read', async () => {
    write.mockResolvedValue();
    await run();
    expect(write).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
  });

  it('is a success after a refusal if the server has the wanted value', async () => {
    write.mockImplementation(refused);
    store(wanted);
    await run();
    expect(read.mock.calls.map(([{ path }]) => path)).toContain('service_requests/r1');
  });

  it('fails after a refusal if the server has another value, or cannot be asked', async () => {
    write.mockImplementation(refused);
    store(other);
    await expect(run()).rejects.toMatchObject({ code: 'permission-denied' });
    read.mockImplementation(refused);
    await expect(run()).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('waits without a connection, and does not fail', async () => {
    let connect = () => {};
    write.mockImplementation(() => new Promise((resolve) => (connect = resolve)));
    const settled = vi.fn();
    const running = run().then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
    connect();
    await running;
    expect(settled).toHaveBeenCalledWith(undefined);
  });
});

it('a change is one batch with the counter of the person', async () => {
  commit.mockResolvedValue();
  await changeDocument(request(), { status: 'completed' }, { status_changed_by: 'me' });
  expect(written).toMatchObject([
    ['service_requests/r1', { status: 'completed', status_changed_by: 'me' }],
    ['edit_counts/me', { last_id: 'service_requests/r1' }],
  ]);
});

describe('the mark of a new request', () => {
  it('is refused without a failure if the request was read or has messages', async () => {
    update.mockImplementation(refused);
    await markNewRequestRead('r1');
    expect(update).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
  });

  it('fails for any other reason', async () => {
    update.mockImplementation(lost);
    await expect(markNewRequestRead('r1')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
