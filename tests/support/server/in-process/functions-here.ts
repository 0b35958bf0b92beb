/** What browsers send to a group of callables. */
export interface Call {
  name: string;
  input: unknown;
  correlation_id: unknown;
}

/** The functions, run by the process of the tests in place of the Functions emulator. */
export interface FunctionsHere {
  /** Answers a call; `idToken` is null if nobody is signed in. Throws what refuses the call. */
  answer: (call: Call, idToken: string | null) => Promise<unknown>;
  fileUploaded: (file: { name: string; generation: string }) => Promise<unknown>;
  accountDeleted: (uid: string) => Promise<unknown>;
  /**
   * Waits until the trigger of a document knows the write that was just made. Without the wait, it
   * may see this write and the next one as a single write.
   */
  documentWritten: (path: string) => Promise<void>;
  /** Sends the mails that the minute's schedule would send now. */
  mailsDue: () => Promise<unknown>;
}

let functions: FunctionsHere | null = null;

export function runFunctionsHere(started: FunctionsHere): void {
  functions = started;
}

/** Returns the functions of this process; null if the emulator runs them. */
export const functionsHere = (): FunctionsHere | null => functions;
