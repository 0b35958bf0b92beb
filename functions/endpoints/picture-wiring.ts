import { createClosedAccounts } from '../data/closed-accounts.ts';
import { firestore } from '../data/firestore.ts';
import { createPictureBucket } from '../data/picture-bucket.ts';
import { createPictures } from '../data/pictures.ts';
import { createProviderProfiles } from '../data/provider-profiles.ts';
import { createRateLimits } from '../data/rate-limits.ts';
import { createSharpPictures } from '../gateways/sharp-pictures.ts';
import type { CheckDeps } from '../services/check-picture.ts';
import type { ReleaseDeps } from '../services/release-pictures.ts';
import type { SweepDeps } from '../services/sweep-pictures.ts';

/** A picture is unpacked in memory, 200 MB at the most: few at a time in one instance. */
export const RENDERING = { memory: '1GiB', concurrency: 2 } as const;

/** What the use cases of pictures are given. */
export function picturesAtWork(): CheckDeps & ReleaseDeps & SweepDeps {
  const db = firestore();
  return {
    pictures: createPictures(db),
    bucket: createPictureBucket(),
    maker: createSharpPictures(),
    profiles: createProviderProfiles(db),
    closedAccounts: createClosedAccounts(db),
    rateLimits: createRateLimits(db),
  };
}
