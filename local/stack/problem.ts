/** Something the person at the keyboard can put right: its message is the one line they see. */
export class Problem extends Error {
  override name = 'Problem';
}
