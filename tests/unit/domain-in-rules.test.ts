import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVIDENCE_FOLDER, EVIDENCE_NAME, evidenceTypeSchema } from '@doorstep/domain/badges/badge';
import { includes } from '@doorstep/domain/billing/entitlements';
import { PLANS } from '@doorstep/domain/billing/plan';
import { clientProfileSchema } from '@doorstep/domain/profiles/client-profile';
import { conversationSchema } from '@doorstep/domain/chat/conversation';
import { IMAGE_FOLDERS, imagePath, IMAGE_TYPES } from '@doorstep/domain/pictures/image';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { chatMessageSchema, directMessageSchema } from '@doorstep/domain/chat/message';
import { DEFAULT_RADIUS, RADII } from '@doorstep/domain/places/area-schema';
import { preferredContactSchema } from '@doorstep/domain/requests/preferred-contact';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import {
  requestStatusSchema,
  serviceRequestSchema,
  urgencySchema,
} from '@doorstep/domain/requests/service-request';
import { NOT_IN_A_LINE, VISIBLE } from '@doorstep/domain/text';
import { addressSchema } from '@doorstep/domain/requests/address';
import { noteSchema } from '@doorstep/domain/requests/note';
import { requestGroupSchema } from '@doorstep/domain/requests/request-group';
import { WRITE_LIMITS, writeCountSchema } from '@doorstep/domain/documents/write-counter';
import { describe, expect, it } from 'vitest';
import { ROOT } from '@doorstep/local/stack/paths.ts';

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = textOf('firestore.rules');
const storage = textOf('storage.rules');

/** Every list of words that follows such a piece of the rules. */
function listsAfter(marker: string): string[][] {
  const pieces = rules.split(marker).slice(1);
  return pieces.map((piece) => {
    const list = piece.slice(0, piece.indexOf(']'));
    return [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word).toSorted();
  });
}

/** Returns an expression as the rules write it, in RE2. */
const re2 = ({ source }: RegExp) =>
  source.replaceAll(/\\u([0-9a-f]{4})/g, '\\x{$1}').replaceAll('\\', '\\\\');

describe('the rules and the domain agree', () => {
  it.each(Object.entries(WRITE_LIMITS))('on how much is written: %s', (name, { max, seconds }) => {
    const block = rules.split(`match /${name}/{uid} {`)[1] ?? '';
    expect(block.slice(0, block.indexOf('\n    }'))).toContain(
      `changesCounter(${max}, ${seconds})`,
    );
  });

  it('on what is nothing to see', () => {
    expect(rules).toContain(`text.matches('(?s).*${re2(VISIBLE)}.*')`);
  });

  it('on what a name never contains', () => {
    expect(rules).toContain(`return '${re2(NOT_IN_A_LINE).replace('[', '[^')}';`);
  });

  it('on how much is read at once', () => {
    const most = Number(/request\.query\.limit <= (\d+)/.exec(rules)?.[1]);
    expect(Math.max(...Object.values(PAGE_SIZE))).toBeLessThanOrEqual(most);
  });

  it.each<[string, string, readonly string[]]>([
    ['the urgencies', 'data.urgency in [', urgencySchema.options],
    ['the statuses', 'data.status in [', requestStatusSchema.options],
    ['the ways of contact', 'data.preferred_contact in [', preferredContactSchema.options],
  ])('on %s', (_, marker, words) => {
    const lists = listsAfter(marker);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list, 'firestore.rules').toEqual([...words].toSorted());
  });

  it('on the types of pictures', () => {
    const types = /image\/\(([a-z|]+)\)/.exec(storage)?.[1]?.split('|') ?? [];
    expect(types.map((type) => `image/${type}`).toSorted()).toEqual(IMAGE_TYPES.toSorted());
  });

  it('on the endings of pictures, for uploads and for addresses in a profile', () => {
    const lists = [...`${storage}${rules}`.matchAll(/\[\.\]\((jpg[a-z|]+)\)/g)];
    expect(lists).toHaveLength(2);
    for (const ending of lists.flatMap(([, list = '']) => list.split('|'))) {
      expect(imagePath('provider-avatars', 'uid', 'random', `photo.${ending}`)).toBe(
        `provider-avatars/uid/random.${ending}`,
      );
    }
  });

  it('on the types and names of evidence', () => {
    const types = /image\/\([a-z|]+\)\|application\/pdf/.exec(storage)?.[0] ?? '';
    const pattern = new RegExp(`^(${types})$`);
    const all = [...IMAGE_TYPES, 'application/pdf'];
    expect(all.filter((type) => pattern.test(type))).toEqual(evidenceTypeSchema.options);
    expect(storage).toContain(`name.matches('${EVIDENCE_NAME}')`);
  });

  it('on the folders of uploads', () => {
    const folders = [...storage.matchAll(/match \/([a-z-]+)\/\{uid\}/g)].map(
      ([, folder]) => folder,
    );
    expect(folders.toSorted()).toEqual([...IMAGE_FOLDERS, EVIDENCE_FOLDER].toSorted());
  });
});

/** A document's fields as they are stored: without its id. */
const fieldsOf = (schema: { shape: object }) =>
  Object.keys(schema.shape)
    .filter((field) => field !== 'id')
    .toSorted();

it('the rules and the table of plans agree on who reads analytics', () => {
  const plans = PLANS.map(({ name }) => name).filter((name) => includes(name, 'analytics'));
  expect(listsAfter('plan.subscription_tier in [')).toEqual([plans.toSorted()]);
});

describe('the rules and the schemas agree on the fields', () => {
  it('of a profile, with those that may be missing', () => {
    const [fields = []] = listsAfter('let fields = [');
    const [optional = []] = listsAfter('let optional = [');
    expect([...fields, ...optional].toSorted()).toEqual(fieldsOf(providerProfileSchema));
    // What the rules let be missing must be readable without it, and the other way round.
    const readWithout = Object.entries(providerProfileSchema.shape)
      .filter(([, field]) => field.safeParse(undefined).success)
      .map(([name]) => name);
    expect(optional).toEqual(readWithout.toSorted());
  });

  it('of a request, with those that a new one may not have', () => {
    const [, fields = []] = listsAfter('let fields = [');
    const [, optional = []] = listsAfter('let optional = [');
    // The server writes the first six, and changes by the professional's side add the others.
    const later = [
      'closed',
      'distance',
      'done',
      'first_answered_at',
      'quote',
      'review',
      'assignee_uid',
      'status_changed_by',
      'status_changed_at',
    ];
    const all = [...fields, ...optional, ...later];
    expect(all.toSorted()).toEqual(fieldsOf(serviceRequestSchema));
  });

  it('of a counter, a note, an address, a conversation and a client profile', () => {
    const [counter = [], ...others] = listsAfter('hasExactly(data, [');
    expect(counter).toEqual(fieldsOf(writeCountSchema));
    // Only the server sets these fields: a new conversation has none of them.
    const isWritten = (field: string) => field !== 'closed' && field !== 'client_name';
    expect(others).toEqual([
      fieldsOf(noteSchema),
      fieldsOf(addressSchema),
      fieldsOf(conversationSchema).filter(isWritten),
      fieldsOf(clientProfileSchema),
    ]);
  });

  it('of a group of requests', () => {
    expect(listsAfter('hasExactly(group, [')).toEqual([fieldsOf(requestGroupSchema)]);
  });

  it('of both kinds of messages', () => {
    const [shared = []] = listsAfter('threadFields.concat([');
    const [optional = []] = listsAfter('hasOnly(fields.concat([');
    const own = listsAfter('isMessage(request.resource.data, messageId, [');
    expect(own.map((fields) => [...fields, ...shared, ...optional].toSorted())).toEqual(
      [chatMessageSchema, directMessageSchema].map(fieldsOf),
    );
  });
});

it('allow the radii that a professional can choose', () => {
  expect(rules).toContain(`data.get('travel_radius', ${DEFAULT_RADIUS}) in [${RADII.join(', ')}]`);
});
