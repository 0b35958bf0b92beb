import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { missing, right, setupCommand, wrong, type Finding, type Item } from '../../item.ts';
import { findBucketName } from '../google/data.ts';

// The deployed rules and indexes, compared with the files of the repository.

const RULES = 'https://firebaserules.googleapis.com/v1';
const FIRESTORE = 'https://firestore.googleapis.com/v1';

const releaseSchema = z.object({ rulesetName: z.string() });
const rulesetSchema = z.object({
  source: z.object({ files: z.array(z.object({ content: z.string() })) }),
});

const deployCommand = ({ project }: Context) => `npm run deploy -- --project ${project}`;

async function compareRules(context: Context, release: string, file: string): Promise<Finding> {
  const { google, project, root } = context;
  const url = `${RULES}/projects/${project}/releases/${release}`;
  const found = await google.find(url, releaseSchema);
  const fix = deployCommand(context);
  if (!found) return missing(`${file} is not deployed`, fix);
  const { source } = await google.get(`${RULES}/${found.rulesetName}`, rulesetSchema);
  const wanted = readFileSync(join(root, file), 'utf8');
  return source.files[0]?.content === wanted
    ? right(`the same as ${file}`)
    : wrong(`The deployed rules differ from ${file}`, fix);
}

export const firestoreRules: Item = {
  name: 'firestore-rules',
  title: 'Firestore rules',
  check: (context) => compareRules(context, 'cloud.firestore', 'firestore.rules'),
};

export const storageRules: Item = {
  name: 'storage-rules',
  title: 'Storage rules',
  check: async (context) => {
    const bucket = await findBucketName(context);
    if (bucket !== null)
      return compareRules(context, `firebase.storage/${bucket}`, 'storage.rules');
    const fix = setupCommand('storage-bucket', context);
    return missing('There is no storage bucket, so there are no rules', fix);
  },
};

const modeSchema = z.object({
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});
const fieldSchema = modeSchema.extend({ fieldPath: z.string() });
const indexFileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(fieldSchema),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().default(false),
      indexes: z.array(modeSchema.extend({ queryScope: z.string().default('COLLECTION') })),
    }),
  ),
});
const indexesSchema = z.object({
  indexes: z
    .array(
      z.object({
        name: z.string(),
        queryScope: z.string(),
        fields: z.array(fieldSchema),
        state: z.string(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const fieldsSchema = z.object({
  fields: z
    .array(
      z.object({
        name: z.string(),
        indexConfig: z
          .object({
            indexes: z
              .array(z.object({ queryScope: z.string(), fields: z.array(fieldSchema) }))
              .default([]),
          })
          .default({ indexes: [] }),
        ttlConfig: z.object({ state: z.string() }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const mode = ({ order, arrayConfig }: z.output<typeof modeSchema>) => order ?? arrayConfig ?? '';
const describeFields = (fields: z.output<typeof fieldSchema>[]) =>
  fields
    // Firestore adds the document's name to each index; the file leaves it out.
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map((field) => `${field.fieldPath} ${mode(field)}`)
    .join(', ');
const groupOf = (name: string) => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
const pathOf = (name: string) => name.slice(name.lastIndexOf('/fields/') + '/fields/'.length);

interface Described {
  /** One text for each index, override and TTL policy; equal texts mean equal objects. */
  all: Set<string>;
  building: string[];
}

function describeOverride(
  name: string,
  modes: { queryScope: string; mode: string }[],
  hasTtl: boolean,
): string {
  const list = modes.map(({ queryScope, mode }) => `${queryScope} ${mode}`).toSorted();
  return `${name}: ${list.length === 0 ? 'no index' : list.join(', ')}${hasTtl ? ', TTL' : ''}`;
}

function readIndexFile(root: string): Set<string> {
  const text = readFileSync(join(root, 'firestore.indexes.json'), 'utf8');
  const { indexes, fieldOverrides } = indexFileSchema.parse(JSON.parse(text));
  return new Set([
    ...indexes.map(
      (index) => `${index.collectionGroup} ${index.queryScope}: ${describeFields(index.fields)}`,
    ),
    ...fieldOverrides.map((field) =>
      describeOverride(
        `${field.collectionGroup}.${field.fieldPath}`,
        field.indexes.map((index) => ({ queryScope: index.queryScope, mode: mode(index) })),
        field.ttl,
      ),
    ),
  ]);
}

/** Reads all pages of a list. */
async function readPages<Page extends { nextPageToken?: string | undefined }>(
  read: (token: string) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let token = '';
  do {
    const page = await read(token);
    pages.push(page);
    token = page.nextPageToken ?? '';
  } while (token !== '');
  return pages;
}

async function readDeployedIndexes({ google, project }: Context): Promise<Described> {
  const groups = `${FIRESTORE}/projects/${project}/databases/(default)/collectionGroups/-`;
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const indexes = await readPages((token) =>
    google.get(`${groups}/indexes?pageToken=${token}`, indexesSchema),
  );
  const fields = await readPages((token) =>
    google.get(`${groups}/fields?filter=${filter}&pageToken=${token}`, fieldsSchema),
  );
  const all = new Set<string>();
  const building: string[] = [];
  for (const index of indexes.flatMap((page) => page.indexes)) {
    const text = `${groupOf(index.name)} ${index.queryScope}: ${describeFields(index.fields)}`;
    all.add(text);
    if (index.state !== 'READY') building.push(text);
  }
  for (const { name, indexConfig, ttlConfig } of fields.flatMap((page) => page.fields)) {
    if (groupOf(name) === '__default__') continue;
    const modes = indexConfig.indexes.map(({ queryScope, fields: [field] }) => ({
      queryScope,
      mode: field ? mode(field) : '',
    }));
    const path = `${groupOf(name)}.${pathOf(name)}`;
    all.add(describeOverride(path, modes, ttlConfig !== undefined));
    if (ttlConfig?.state === 'CREATING') building.push(`${path}, TTL`);
  }
  return { all, building };
}

/** Returns the first entries of a list and how many more there are. */
function shorten(list: string[]): string {
  const more = list.length - 3;
  return list.slice(0, 3).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

export const firestoreIndexes: Item = {
  name: 'indexes',
  title: 'Indexes and TTL policies',
  check: async (context) => {
    const fix = deployCommand(context);
    const wanted = readIndexFile(context.root);
    const { all, building } = await readDeployedIndexes(context);
    const absent = [...wanted].filter((text) => !all.has(text));
    if (absent.length > 0) return missing(`Not deployed: ${shorten(absent)}`, fix);
    if (building.length > 0) {
      const again = `Wait a few minutes, then run npm run doctor -- --project ${context.project} --only indexes`;
      return wrong(`Firestore is still building ${shorten(building)}`, again);
    }
    const extra = [...all].filter((text) => !wanted.has(text));
    return extra.length === 0
      ? right(`${wanted.size}, the same as in firestore.indexes.json`)
      : wrong(
          `Deployed, but not in firestore.indexes.json: ${shorten(extra)}`,
          `npx firebase deploy --only firestore:indexes --force --project ${context.project}`,
        );
  },
};
