import type { Google } from '../../configuration/google/google.ts';
import { removeOldTags } from '../../configuration/google/hosting-tags.ts';
import { countWarm, keepWarm } from '../../configuration/items/deployed/warm-instances.ts';
import type { Tools } from '../tools.ts';

interface Deployed {
  project: string;
  /** The folder with the settings. */
  root: string;
  /** Whether the new site answers. Without it, the tags of the site before are needed. */
  isSiteRight: boolean;
}

/**
 * Sets the warm instances, which the last step's deploy of the pinned functions can reset, reads
 * them back, and removes the tags of earlier releases. Says each result and returns the number of
 * problems. Never throws: the release is live.
 */
export async function settleServices(
  { say, google }: Pick<Tools, 'say'> & { google: Google },
  { project, root, isSiteRight }: Deployed,
): Promise<number> {
  say('\n── warm instances');
  const target = { google, project, root };
  try {
    await keepWarm(target);
    const removed = isSiteRight ? await removeOldTags(target) : 0;
    if (removed > 0) say(`✔ ${removed} tags of earlier releases are removed`);
    const found = await countWarm(target);
    say(`${found.state === 'right' ? '✔' : '✖'} warm instances: ${found.detail}`);
    return found.state === 'right' ? 0 : 1;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`✖ the warm instances and tags are not right: ${reason}`);
    say(`  fix: npm run setup -- warm-instances --project ${project}`);
    return 1;
  }
}
