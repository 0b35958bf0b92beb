import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPORT_SECTIONS } from '@doorstep/domain/account/data-export';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { CHECKS } from '@doorstep/ops/data-check/registry.ts';

// Compares what docs/privacy.md promises about privacy with what the code stores, keeps and
// exports.

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Returns the rows of the table 'How long': the constant, the days, and what deletes. */
function promised() {
  const rows = textOf('docs/privacy.md').matchAll(
    /^\|[^|]+\| `(\w+)`\s+\| (\d+)\s+\| ([^|]+?)\s+\|$/gm,
  );
  return [...rows].map(([, constant = '', days = '', by = '']) => ({
    constant,
    days: Number(days),
    by,
  }));
}

const overridesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
});

/** The collections of constants that have other names. */
const COLLECTIONS: Record<string, string> = {
  mails: 'mail',
  dead_mails: 'mail',
  page_visitors: 'counted_once',
  counted_events: 'counted_once',
};

function expiring(): string[] {
  const { fieldOverrides } = overridesSchema.parse(JSON.parse(textOf('firestore.indexes.json')));
  return fieldOverrides
    .filter(({ ttl, fieldPath }) => ttl === true && fieldPath === 'expires_at')
    .map(({ collectionGroup }) => collectionGroup);
}

interface JsonSchema {
  properties?: Record<string, unknown>;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Returns the names of a document's fields, in any of its forms. */
function fieldsOf({ properties = {}, allOf = [], anyOf = [], oneOf = [] }: JsonSchema): string[] {
  return [...Object.keys(properties), ...[...allOf, ...anyOf, ...oneOf].flatMap(fieldsOf)];
}

/** The sections that the table 'What the file holds' names. */
function sectionsPromised(): string[] {
  const table = textOf('docs/privacy.md').split('## What the file holds')[1] ?? '';
  const rows = table.matchAll(/^\| (`[^|]+`)\s+\|/gm);
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

describe('what is stored', () => {
  it.each(CHECKS.map(({ collection }) => collection))('names the collection %s', (collection) => {
    const page = textOf('docs/privacy.md');
    const [stored = ''] = page.split('## How long');
    expect(stored).toContain(`\`${collection}\``);
  });

  it.each(CHECKS)(
    'lists the fields of $collection in the data model, or names its schema',
    ({ collection, schema }) => {
      const section = ['docs/data-model.md', 'docs/data-model-accounts.md']
        .flatMap((page) => textOf(page).split('\n### '))
        .find((text) => new RegExp(`${collection}/\\{`).test(text.split('\n')[0] ?? ''));
      const fields = fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any' }));
      const unlisted = fields.filter(
        (field) => field !== 'id' && !section?.includes(`\`${field}\``),
      );
      const namesSchema = section?.includes('Fields: `domain/') === true;
      expect(namesSchema ? [] : unlisted).toEqual([]);
    },
  );
});

it('says of each section of ‘Download my data’ what it holds, once', () => {
  expect(sectionsPromised().toSorted()).toEqual([...EXPORT_SECTIONS].toSorted());
});

describe('how long something is kept', () => {
  it('is promised as the constants say, all of them', () => {
    const days = Object.fromEntries(promised().map(({ constant, days }) => [constant, days]));
    expect(days).toEqual(RETENTION_DAYS);
  });

  it('is cleared away by a TTL policy where that is said, and all policies are said', () => {
    const byTtl = promised().filter(({ by }) => by === 'TTL');
    const collections = byTtl.map(({ constant }) => COLLECTIONS[constant] ?? constant);
    // Counters hold nothing personal and have windows of their own.
    expect(new Set([...collections, 'rate_limits'])).toEqual(new Set(expiring()));
  });

  it('is the same for addresses in the rules, which refuse to write a later one', () => {
    for (const days of [RETENTION_DAYS.ended_addresses, RETENTION_DAYS.silent_addresses])
      expect(textOf('firestore.rules')).toContain(`+ duration.value(${days}, 'd') > request.time`);
  });

  it('is swept where that is said', () => {
    const swept = promised().filter(({ by }) => by !== 'TTL');
    expect(swept.map(({ by }) => /^`(sweep-\w+)`/.exec(by)?.[1])).toEqual([
      'sweep-guests',
      'sweep-badges',
      'sweep-addresses',
      'sweep-addresses',
    ]);
    expect(textOf('functions/chat/endpoints.ts')).toContain("name: 'sweep-guests'");
    expect(textOf('functions/badges/endpoints.ts')).toContain("name: 'sweep-badges'");
    expect(textOf('functions/requests/endpoints.ts')).toContain("name: 'sweep-addresses'");
  });
});
