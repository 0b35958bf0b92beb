import { expect, it } from 'vitest';
import { PAGE_SIZE } from './limits.ts';

// Each list reads one page and one other document, at any size of the database.
it.each([
  ['requests', 26],
  ['conversations', 26],
  ['my_conversations', 26],
  ['messages', 51],
] as const)('a page of %s reads at most %i documents', (list, most) => {
  expect(PAGE_SIZE[list] + 1).toBeLessThanOrEqual(most);
});
