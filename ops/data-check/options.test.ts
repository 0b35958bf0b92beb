import { expect, test } from 'vitest';
import { addressesOf } from '@doorstep/local/stack/addresses.ts';
import { resolvePorts } from '@doorstep/local/stack/ports.ts';
import { readOptions } from './options.ts';

const addresses = addressesOf(resolvePorts({}));

test('without options the target is the running stack on this machine', () => {
  expect(readOptions([], {})).toEqual({
    target: { kind: 'instance', instance: 'start' },
    json: false,
    triggerSeconds: 60,
  });
});

test('the test runner passes its stack', () => {
  const env = { DOORSTEP_STACK: JSON.stringify(addresses) };
  expect(readOptions(['--json', '--trigger-seconds', '5'], env)).toEqual({
    target: { kind: 'stack', addresses },
    json: true,
    triggerSeconds: 5,
  });
});

test('a real project has a default bucket', () => {
  expect(readOptions(['--project', 'doorstep-live'], {}).target).toEqual({
    kind: 'cloud',
    project: 'doorstep-live',
    bucket: 'doorstep-live.firebasestorage.app',
  });
  const older = ['--project', 'doorstep-live', '--bucket', 'doorstep-live.appspot.com'];
  expect(readOptions(older, {}).target).toMatchObject({ bucket: 'doorstep-live.appspot.com' });
});

test('a real project is refused if the environment names an emulator', () => {
  const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
  expect(() => readOptions(['--project', 'doorstep-live'], env)).toThrow(
    'FIRESTORE_EMULATOR_HOST is set',
  );
});

test.each([
  [['--project', 'No Project'], '--project must be the id'],
  [['--trigger-seconds', 'soon'], '--trigger-seconds must be a number'],
  [['--delete'], '--delete'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});
