/** An error that the developer can fix. Only its message is printed, without a stack trace. */
export class Problem extends Error {
  override name = 'Problem';
}
