import { missing, right, setupCommand, wrong, type Item } from '../../item.ts';
import type { Context } from '../../context.ts';
import { appCheck, isEnforced, setEnforcement } from './app-check.ts';
import { functions } from '../deployed/deployed-functions.ts';

// Firestore and Auth answer only to the site. The site on the air must have its key before.

const ENFORCED = {
  Firestore: 'firestore.googleapis.com',
  Authentication: 'identitytoolkit.googleapis.com',
};

async function findNotEnforced(context: Context): Promise<[name: string, service: string][]> {
  const found: [string, string][] = [];
  for (const [name, service] of Object.entries(ENFORCED)) {
    if (!(await isEnforced(context, service))) found.push([name, service]);
  }
  return found;
}

/** Returns what comes first, as an item that is not right yet; null if nothing does. */
async function findFirst(context: Context) {
  for (const item of [appCheck, functions]) {
    const finding = await item.check(context);
    if (finding.state !== 'right') return { item, fix: finding.fix };
  }
  return null;
}

export const appCheckEnforced: Item = {
  name: 'app-check-enforced',
  title: 'App Check enforcement',
  check: async (context) => {
    const open = await findNotEnforced(context);
    if (open.length === 0) {
      return right(`enforced for ${Object.keys(ENFORCED).join(' and ')}`);
    }
    const detail = `App Check is not enforced for ${open.map(([name]) => name).join(' and ')}`;
    const first = await findFirst(context);
    return first
      ? missing(`${detail}; fix "${first.item.title}" first`, first.fix)
      : wrong(detail, setupCommand('app-check-enforced', context));
  },
  plan: async (context, ask) => {
    if (await findFirst(context)) return [];
    const open = await findNotEnforced(context);
    if (open.length > 0) {
      ask.note(
        'Before you enforce it, check that most requests arrive as verified: ' +
          `https://console.firebase.google.com/project/${context.project}/appcheck`,
      );
    }
    return open.map((service) => ({
      ...setEnforcement(context, service, 'ENFORCED'),
      warning: 'A site that was deployed without the key will stop working.',
    }));
  },
};
