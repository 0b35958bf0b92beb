import { expect, it } from 'vitest';
import { unreadLabel } from './unread-threads.ts';

it('@2.19.9 shows 9+ above nine', () => {
  expect([1, 9, 10, 11].map(unreadLabel)).toEqual(['1', '9', '9+', '9+']);
});
