import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@doorstep/local/stack/paths.ts';

const RUN = `
  const { sweep } = await import('./functions/index.ts');
  await sweep.pictures.run({ scheduleTime: new Date().toISOString() });
  process.exit();
`;

/** One run of the schedule, in a process of its own: in Playwright's the Admin SDK's app is another one. */
export async function sweepPictures(): Promise<void> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', RUN];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT });
}
