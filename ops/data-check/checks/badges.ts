import {
  badgeApplicationId,
  badgeApplicationSchema,
  badgeKindSchema,
  evidencePath,
} from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import type { ProfileFacts } from '@doorstep/domain/profiles/facts';
import { z } from 'zod';
import { DAY_MS, defineCheck, problemUnless, type CheckContext, type Problem } from '../check.ts';
import type { LookupResults } from '../lookup-results.ts';
import { hasOwner, ownerLookup } from '../owner.ts';

/** The sweep runs each day and can be late. */
const SWEPT_AFTER_MS = 2 * DAY_MS;

export const badgeApplications = defineCheck({
  collection: 'badge_applications',
  schema: badgeApplicationSchema,
  lookups: ({ value: { provider_id, kind } }) => ({
    ...ownerLookup(provider_id),
    files: [evidencePath(provider_id, kind)],
  }),
  validate: ({ stored, value }, results, { now }) => {
    const { provider_id, kind, state, reason, evidence, evidence_until, decided_at } = value;
    const isDecided = state !== 'pending';
    return [
      ...problemUnless(
        stored.id === badgeApplicationId(provider_id, kind),
        'provider_id: differs from its id',
      ),
      ...problemUnless(isDecided === (decided_at !== null), 'decided_at: only after a decision'),
      ...problemUnless((state === 'refused') === (reason !== null), 'reason: only of a refusal'),
      ...problemUnless(isDecided || evidence !== null, 'evidence: missing before the decision'),
      ...problemUnless(
        (isDecided && evidence !== null) === (evidence_until !== null),
        'evidence_until: only while decided evidence is stored',
      ),
      ...problemUnless(
        evidence === null || results.filesAt(evidencePath(provider_id, kind)).length > 0,
        'evidence: the file does not exist',
      ),
      ...problemUnless(
        evidence_until === null || now.getTime() - evidence_until.getTime() < SWEPT_AFTER_MS,
        'evidence_until: overdue for the sweep',
      ),
      ...hasOwner(results, provider_id, stored.updated_at),
    ];
  },
});

/** Checks that expired badges were removed from a profile. */
export function badgeProblems({ badges }: ProfileFacts, { now }: CheckContext): Problem[] {
  const first = dayOf(new Date(now.getTime() - SWEPT_AFTER_MS));
  const isSwept = badgeKindSchema.options.every((kind) => {
    const badge = badges[kind];
    return badge === null || badge.expires_on >= first;
  });
  return problemUnless(isSwept, 'facts.badges: one has expired');
}

/** Returns the path of the application that a file may belong to, or null for other files. */
export function applicationOfFile(path: string): string | null {
  const [, uid = '', name] = path.split('/');
  const kind = badgeKindSchema.safeParse(name).data;
  if (kind === undefined || path !== evidencePath(uid, kind)) return null;
  return `badge_applications/${badgeApplicationId(uid, kind)}`;
}

const evidenceSchema = z.object({ evidence: z.string() });

/** Checks that the application of an evidence file says that the file is stored. */
export const evidenceProblems = (application: string, results: LookupResults, since: Date) =>
  problemUnless(
    evidenceSchema.safeParse(results.document(application)?.fields).success,
    'no application has this evidence',
    since,
  );
