import { inParallel } from '@doorstep/domain/in-parallel';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { uploadEvidence } from './badges.ts';
import { PROVIDERS } from './content/providers.ts';
import { readEnvironment } from './environment.ts';
import { toGallery } from './galleries.ts';
import { rebuildPeople } from '../../ops/search-rebuild/rebuild-people.ts';
import { rebuildSearch } from '../../ops/search-rebuild/rebuild.ts';
import { sentPhotos, toProfile } from './market.ts';
import { reviewPhotos } from './reviews.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedDocuments } from './seed/documents.ts';
import { allPictures, demoPictures, downloadAddress, uploadPictures } from './seed/pictures.ts';
import { subscribeInStripe, subscribeWithoutStripe } from './seed/subscriptions.ts';

/** Adds the demo market to the emulators. Running it twice gives the same market. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const { project, bucket, storageUrl, stripe } = readEnvironment(process.env);
  const now = new Date();
  const app = initializeApp({ projectId: project, storageBucket: bucket });
  const db = getFirestore(app);
  const providers = PROVIDERS.map((provider) => ({ provider, pictures: demoPictures(provider) }));
  const uploads = [
    ...providers.flatMap(({ pictures }) => allPictures(pictures)),
    ...sentPhotos(),
    ...reviewPhotos(),
  ];
  const addressOf = (path: string) => downloadAddress(storageUrl, bucket, path);
  const profiles = providers.map(({ provider, pictures }) =>
    toProfile(provider, pictures, addressOf, now),
  );
  const subscribe = stripe ? subscribeInStripe(stripe, now) : subscribeWithoutStripe(now);
  const seedMarket = async () => {
    const subscribers = await inParallel(
      4,
      PROVIDERS,
      async (provider) => [provider.handle, await subscribe(provider)] as const,
    );
    const galleries = new Map(
      providers.map(({ provider, pictures }) => [provider.handle, toGallery(provider, pictures)]),
    );
    await seedDocuments(
      db,
      { profiles, uploads, subscribers: new Map(subscribers), galleries, addressOf },
      now,
    );
    // Background functions are off during the seed, so the search indexes are written here.
    await rebuildSearch(db, { dryRun: false });
    await rebuildPeople(db, { dryRun: false });
  };
  const files = getStorage(app).bucket();
  await Promise.all([
    seedMarket(),
    seedAccounts(getAuth(app), PROVIDERS),
    uploadPictures(files, uploads),
    uploadEvidence(files),
  ]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Demo market: ${profiles.length} professionals in ${seconds} s.`);
}

main().catch((error: unknown) => {
  console.error('The demo market could not be added:', error);
  process.exit(1);
});
