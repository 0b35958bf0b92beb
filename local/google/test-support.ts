import { onTestFinished } from 'vitest';
import { startGoogle, type RunningGoogle } from './start-google.ts';
import { GoogleState, type Json } from './state.ts';

export { documentAnswer, functionAnswer, publicIpListAnswer } from './answers.ts';
export { chargedInstances, deployFunction, releaseSite } from './releases.ts';

/** Starts the stand-in with these resources, until the test ends. */
export async function startTestGoogle(resources: Record<string, Json>): Promise<RunningGoogle> {
  const google = await startGoogle(new GoogleState(resources));
  onTestFinished(() => google.stop());
  return google;
}
