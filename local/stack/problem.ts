/** An error that the user can fix: only its message is printed, in one line. */
export class Problem extends Error {
  override name = 'Problem';
}
