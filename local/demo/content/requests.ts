import type { DemoRequest } from './demo-request.ts';
import { OTHER_REQUESTS } from './other-requests.ts';
import { REQUESTS_TO_RIVERA } from './requests-to-rivera.ts';
import { REQUESTS_TO_TEAM } from './team.ts';

export const REQUESTS: readonly DemoRequest[] = [
  ...REQUESTS_TO_RIVERA,
  ...OTHER_REQUESTS,
  ...REQUESTS_TO_TEAM,
];
