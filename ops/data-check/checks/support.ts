import { LIMITS } from '@doorstep/domain/limits';
import { photoAt } from '@doorstep/domain/pictures/picture';
import {
  REFERENCE_LETTERS,
  supportRequestSchema,
  type SupportRequest,
} from '@doorstep/domain/support/support-request';
import { defineCheck, problemUnless } from '../check.ts';
import { hasOwner, ownerLookup } from '../owner.ts';

const REFERENCE = new RegExp(`^S-[${REFERENCE_LETTERS}]{6}$`);

/** Returns the paths of the screenshots in the ledger; null for one of somebody else. */
const screenshotsOf = ({ owner_uid, photos }: SupportRequest) =>
  photos.map((url) => {
    const photo = photoAt(url);
    return photo?.owner === owner_uid ? `pictures/${photo.id}` : null;
  });

export const supportRequests = defineCheck({
  collection: 'support_requests',
  schema: supportRequestSchema,
  lookups: ({ value }) => {
    const { documents, accounts } = ownerLookup(value.owner_uid);
    const screenshots = screenshotsOf(value).filter((path) => path !== null);
    return { documents: [...documents, ...screenshots], accounts };
  },
  validate: ({ stored, value }, results) => {
    const { id, owner_uid, entries, state, created_at, waiting_since, changed_at } = value;
    const isInOrder = created_at <= waiting_since && waiting_since <= changed_at;
    return [
      ...problemUnless(REFERENCE.test(id), 'the document id is not a reference number'),
      ...problemUnless(entries.length <= LIMITS.supportEntries, 'entries: over the limit'),
      ...problemUnless(entries[0]?.from === 'person', 'entries: the first is not from the person'),
      ...problemUnless(
        state !== 'answered' || entries.at(-1)?.from === 'support',
        'state: answered, but the last message is from the person',
      ),
      ...problemUnless(isInOrder, 'created_at, waiting_since, changed_at: out of order'),
      ...problemUnless(
        screenshotsOf(value).every((path) => path !== null && results.document(path) !== null),
        'photos: one was not uploaded by this person',
      ),
      ...hasOwner(results, owner_uid, stored.updated_at),
    ];
  },
});
