import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@doorstep/domain/limits';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { expect, it } from 'vitest';

const rules = ['firestore.rules', 'storage.rules']
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('');

/** The text of each limit in the rules, or null for limits of the app only. */
const LIMITS_IN_RULES: Record<keyof typeof LIMITS, string[] | null> = {
  handle: [`handle.matches('[a-z0-9-]{1,${LIMITS.handle}}')`],
  name: ['display_name', 'client_name']
    .map((field) => `isLine(data.${field}, ${LIMITS.name})`)
    .concat(['city', 'full_name'].map((field) => `isLineOrNull(data.${field}, ${LIMITS.name})`)),
  bio: [`isTextOrNull(data.bio, ${LIMITS.bio})`],
  services: [`data.services.size() <= ${LIMITS.services}`],
  serviceLength: [`isListOfTexts(data.services, lineCharacter() + '{1,${LIMITS.serviceLength}}')`],
  locations: [`data.locations.size() <= ${LIMITS.locations}`],
  locationTagsDefault: null,
  locationLength: [
    `isListOfTexts(data.locations, lineCharacter() + '{1,${LIMITS.locationLength}}')`,
  ],
  branchName: [`isLine(data.branch_name, ${LIMITS.branchName})`],
  branchAddress: null,
  place: [`isLine(data.place, ${LIMITS.place})`],
  street: [`isLine(data.street, ${LIMITS.street})`],
  branchAreas: null,
  memberName: null,
  trades: [`data.get('trades', []).size() <= ${LIMITS.trades}`],
  tradeId: [`isListOfTexts(data.get('trades', []), '[a-z-]{1,${LIMITS.tradeId}}')`],
  phone: ['phone', 'client_phone'].map((field) => `isLineOrNull(data.${field}, ${LIMITS.phone})`),
  email: [`value.size() <= ${LIMITS.email}`],
  url: [`value.size() <= ${LIMITS.url}`],
  workPhotos: [`data.work_photos.size() <= ${LIMITS.workPhotos}`],
  photos: [`list.size() <= ${LIMITS.photos}`],
  description: [`isText(data.service_description, ${LIMITS.description})`],
  message: [`isText(data.message, ${LIMITS.message})`],
  savedReplies: null,
  savedReply: null,
  savedProviders: null,
  requestGroup: [`group.request_ids.size() <= ${LIMITS.requestGroup}`],
  note: [`isText(data.text, ${LIMITS.note})`],
  reportText: null,
  review: null,
  reportAdditions: null,
  decisionNote: null,
  quoteLines: null,
  quoteLineText: null,
  quoteLineCents: null,
  priceHints: null,
  priceHintText: null,
  searchedReviews: null,
  quoteTaxNote: null,
  quoteMessage: null,
  quoteDays: null,
  caption: null,
  tags: null,
  tagLength: null,
  badgeNumber: null,
  badgeReason: null,
  supportSubject: null,
  supportText: null,
  supportPhotos: null,
  supportEntries: null,
  evidenceBytes: [`request.resource.size <= ${LIMITS.evidenceBytes / 1024 / 1024} * 1024 * 1024`],
  imageBytes: [`request.resource.size <= ${LIMITS.imageBytes / 1024 / 1024} * 1024 * 1024`],
  searchCardServices: null,
  searchText: null,
  searchCardBio: null,
  reviewLine: null,
  homeReview: null,
  shortText: null,
  clientIdShown: null,
  cursor: null,
  historyOfStatus: null,
  reviewedRequests: null,
};

const inRules = Object.entries(LIMITS_IN_RULES).flatMap(([limit, texts]) =>
  (texts ?? []).map((text) => [limit, text] as const),
);

it.each(inRules)('the rules and the domain agree on the limit %s: %s', (_, text) => {
  expect(rules).toContain(text);
});
