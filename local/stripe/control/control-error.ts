/** What a control route cannot do, for the person at the keyboard. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: 400 | 404;

  constructor(message: string, status: 400 | 404 = 400) {
    super(message);
    this.status = status;
  }
}
