import { listProcesses } from '../local/support/processes.ts';
import { readStack } from './stack.ts';

/** Kills the stack's mail server; the launcher starts it again after half a minute. */
export function killMailServer(): void {
  const smtp = `--smtp ${new URL(readStack().smtp).port} `;
  const server = listProcesses().find(
    ({ command }) => command.includes('maildev') && command.includes(smtp),
  );
  if (!server) throw new Error(`No mail server runs with ${smtp}`);
  process.kill(server.pid, 'SIGKILL');
}

/** Whether the mail server answers, and so takes mail again. */
export async function isMailServerUp(): Promise<boolean> {
  try {
    return (await fetch(`${readStack().mail}/api/email?limit=1`)).ok;
  } catch {
    // Refused: it is down.
    return false;
  }
}
