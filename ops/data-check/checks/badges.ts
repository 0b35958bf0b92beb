import {
  badgeApplicationId,
  badgeApplicationSchema,
  badgeKindSchema,
  evidenceOwner,
  evidencePath,
  type BadgeApplication,
} from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import type { ProfileFacts } from '@doorstep/domain/profiles/facts';
import { z } from 'zod';
import {
  DAY_MS,
  defineCheck,
  latest,
  problemUnless,
  type CheckContext,
  type Problem,
} from '../check.ts';
import type { StoredDocument } from '../documents.ts';
import type { LookupResults } from '../lookup-results.ts';
import { hasOwner, ownerLookup } from '../owner.ts';

/** The sweep runs each day and can be late. */
const SWEPT_AFTER_MS = 2 * DAY_MS;

/** Returns the paths of an application's files: one, or none after its deletion. */
const filesOf = ({ provider_id, evidence }: BadgeApplication) =>
  evidence ? [evidencePath(provider_id, evidence.name)] : [];

export const badgeApplications = defineCheck({
  collection: 'badge_applications',
  schema: badgeApplicationSchema,
  lookups: ({ value }) => ({ ...ownerLookup(value.provider_id), files: filesOf(value) }),
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
        filesOf(value).every((path) => results.filesAt(path).length > 0),
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

/** Returns the paths of the applications that may name a file; none if it is no evidence. */
export function applicationsOfFile(path: string): string[] {
  const uid = evidenceOwner(path);
  if (uid === null) return [];
  return badgeKindSchema.options.map(
    (kind) => `badge_applications/${badgeApplicationId(uid, kind)}`,
  );
}

const evidenceSchema = z.object({ evidence: z.object({ name: z.string() }) });

/** Checks that an application names an evidence file, until the sweep may have deleted it. */
export function evidenceProblems(
  file: StoredDocument,
  applications: readonly string[],
  results: LookupResults,
  { now }: CheckContext,
): Problem[] {
  const stored = applications.map((path) => results.document(path));
  const isNamed = stored.some((application) => {
    const name = evidenceSchema.safeParse(application?.fields).data?.evidence.name;
    return name !== undefined && file.path.endsWith(`/${name}`);
  });
  const changed = latest(file.created_at, ...stored.map((application) => application?.updated_at));
  const isSwept = now.getTime() - changed.getTime() > SWEPT_AFTER_MS;
  return problemUnless(isNamed || !isSwept, 'no application names this evidence');
}
