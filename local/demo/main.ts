import http from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { PROVIDERS } from './content/providers.ts';
import { readEnvironment } from './environment.ts';
import { rebuildSearch } from '../search-rebuild/rebuild.ts';
import { toProfile } from './market.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedDocuments } from './seed/documents.ts';
import { inParallel } from './seed/in-parallel.ts';
import { seedPictures } from './seed/pictures.ts';
import { notedUpload, storageUpload } from './seed/storage.ts';
import { subscribeInStripe, subscribeWithoutStripe } from './seed/subscriptions.ts';

// A fresh connection for each upload: while pictures are drawn, connections that were kept open grow
// so old that the Storage emulator closes them under the next upload.
http.globalAgent = new http.Agent({ keepAlive: false });

/** Fills the emulators with the demo market. Run twice it leaves one. */
async function main(): Promise<void> {
  const begun = performance.now();
  const { project, bucket, storageUrl, stripe } = readEnvironment(process.env);
  const now = new Date();
  const app = initializeApp({ projectId: project, storageBucket: bucket });
  const db = getFirestore(app);
  const upload = notedUpload(db, storageUpload(getStorage(app).bucket(), storageUrl), now);
  const subscribe = stripe ? subscribeInStripe(stripe, now) : subscribeWithoutStripe(now);
  const [profiles, subscribers] = await Promise.all([
    inParallel(4, PROVIDERS, async (provider) =>
      toProfile(provider, await seedPictures(upload, provider), now),
    ),
    inParallel(
      4,
      PROVIDERS,
      async (provider) => [provider.handle, await subscribe(provider)] as const,
    ),
    seedAccounts(getAuth(app), PROVIDERS),
  ]);
  await seedDocuments(db, profiles, new Map(subscribers), now);
  // No trigger sees these writes.
  await rebuildSearch(db, { dryRun: false });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Demo market: ${profiles.length} professionals in ${seconds} s.`);
}

main().catch((error: unknown) => {
  console.error('The demo market could not be made:', error);
  process.exit(1);
});
