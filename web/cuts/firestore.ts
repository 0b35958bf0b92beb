import { only, without, withoutMethod, type Cut } from './cut.ts';

const FILE = /@firebase\/firestore\/dist\/common-\w+\.esm\.js$/;

/** A query may be a pipeline: with an interpreter of its own, and an engine for regular expressions. */
const pipelines: Cut = {
  file: FILE,
  replace: [
    [/(?<!function )__PRIVATE_isPipeline\(\w+(?:\[0\]|(?:\.\w+)*)\)/g, 'false', 23],
    [/\br instanceof __PRIVATE_RealtimePipeline\b/, 'false'],
    [/\b\w+ instanceof CorePipeline\b/g, 'false', 13],
    [/^( +getDocumentsMatchingPipeline\(.*\) \{)[^]*?^ {4}\}$/m, '$1}'],
    [/\bt\.condition instanceof __PRIVATE_BooleanFunctionExpression\b/g, 'false'],
    [/^__PRIVATE_FirestoreIndexValueWriter\.\w+ = .*;$/m, ''],
    [/^\$\.\w+ = "full_replace";$/m, ''],
    without('getPipelineSourceType'),
    without('__PRIVATE_runPipeline'),
    without('__PRIVATE_newPipelineComparator'),
    without('__PRIVATE_toCorePipeline'),
    without('__PRIVATE_stageFromProto'),
    without('__PRIVATE_canonifyPipeline'),
    without('__PRIVATE_getLastEffectiveLimit'),
  ],
};

/** What it could be told to say while it is looked for a fault in it: it is not told to. */
const logs: Cut = {
  file: FILE,
  replace: [
    only('__PRIVATE_logDebug', ''),
    [/\b__PRIVATE_getLogLevel\(\) <= LogLevel\.DEBUG\b/g, 'false', 6],
  ],
};

/** What is known as JSON and from it, and bundles. */
const conversions: Cut = {
  file: FILE,
  replace: [
    withoutMethod('toJSON', 8),
    withoutMethod('fromJSON', 5),
    withoutMethod('saveNamedQuery', 2),
    withoutMethod('saveBundleMetadata', 2),
    [/^( \*\/ )?(\w+)\._jsonSchemaVersion = "[^"]+", \2\._jsonSchema = \{$[^]*?^\};$/gm, '$1', 7],
  ],
};

/**
 * Where a query's results turn out to have shrunk while nobody listened, a filter could tell which
 * document is gone; without it the query is read anew.
 */
const filters: Cut = {
  file: FILE,
  replace: [
    [/\b_ = new BloomFilter\(s, r, i\);/, 'return null;'],
    [/^(const \w+ = )(?=new Integer\()/m, '$1/* @__PURE__ */ '],
  ],
};

/** Names of documents that are numbers (`__id7__`), with arithmetic of their own: no address of ours has one (lib/document-id.ts). */
const numericNames: Cut = {
  file: /@firebase\/firestore\/dist\/(?:lite\/)?common-\w+\.esm\.js$/,
  replace: [withoutMethod('extractNumericId')],
};

/** Documents that are kept only while they are listened to: ours are kept until memory is short. */
const eagerness: Cut = {
  file: FILE,
  replace: [[/\(__PRIVATE_MemoryEagerDelegate\.\w+, /g, '(void 0, ', 2]],
};

/** How Google's own pages say who is there. */
const ownPages: Cut = {
  file: FILE,
  replace: [[/^ +case "firstParty":\n +return new __PRIVATE_FirstPartyAuth.*;$/m, '']],
};

export const firestore = {
  pipelines,
  'logs of Firestore': logs,
  'conversions of Firestore': conversions,
  'Bloom filters': filters,
  'names that are numbers': numericNames,
  'eager forgetting': eagerness,
  'pages of Google': ownPages,
};
