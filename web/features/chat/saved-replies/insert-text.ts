/**
 * Inserts a text at a place of another one, with a space where it would touch a word. Returns the
 * whole text and the place after the inserted text.
 */
export function insertText(text: string, at: number, inserted: string) {
  if (inserted === '') return { text, cursor: at };
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const start = /\S$/u.test(before) ? ' ' : '';
  const end = /^\S/u.test(after) ? ' ' : '';
  const cursor = at + start.length + inserted.length;
  return { text: before + start + inserted + end + after, cursor };
}
