import { badgeApplicationId, badgeApplicationSchema } from '@doorstep/domain/badges/badge';
import { defineCheck, problemUnless } from '../check.ts';
import { hasOwner, ownerLookup } from '../owner.ts';

export const badgeApplications = defineCheck({
  collection: 'badge_applications',
  schema: badgeApplicationSchema,
  lookups: ({ value }) => ownerLookup(value.provider_id),
  validate: ({ stored, value }, results) => {
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
      ...hasOwner(results, provider_id, stored.updated_at),
    ];
  },
});
