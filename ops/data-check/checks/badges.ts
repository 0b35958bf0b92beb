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
        'provider_id: does not match the document id',
      ),
      ...problemUnless(
        isDecided === (decided_at !== null),
        'decided_at: must be set after a decision, and only then',
      ),
      ...problemUnless(
        (state === 'refused' || state === 'taken_back') === (reason !== null),
        'reason: must be set after a refusal or removal, and only then',
      ),
      ...problemUnless(
        isDecided || evidence !== null,
        'evidence: missing while the application is pending',
      ),
      ...problemUnless(
        (isDecided && evidence !== null) === (evidence_until !== null),
        'evidence_until: must be set while a decided application has a file, and only then',
      ),
      ...problemUnless(
        filesOf(value).every((path) => results.filesAt(path).length > 0),
        'evidence: the file is missing',
      ),
      ...problemUnless(
        evidence_until === null || now.getTime() - evidence_until.getTime() < SWEPT_AFTER_MS,
        'evidence_until: the sweep is overdue',
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
  return problemUnless(isSwept, 'facts.badges: an expired badge was not removed');
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
  return problemUnless(isNamed || !isSwept, 'no badge application uses this file');
}
