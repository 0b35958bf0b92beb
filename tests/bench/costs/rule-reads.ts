import { z } from 'zod';

// Counts the documents that rules read, in the Firestore emulator's report on them
// (`…:ruleCoverage`), a tree of expressions.

const nodeSchema = z.object({
  sourcePosition: z.object({
    currentOffset: z.number().default(0),
    endOffset: z.number(),
  }),
  values: z
    .array(
      z.object({
        value: z.record(z.string(), z.unknown()).default({}),
        count: z.number().default(0),
      }),
    )
    .default([]),
  get children() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.infer<typeof nodeSchema>;

const reportSchema = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  report: z.array(nodeSchema).default([]),
});

/** Returns how often `get()`, `exists()` and their variants had a result. */
export function countRuleReads(coverage: unknown): number {
  const { rules, report } = reportSchema.parse(coverage);
  const [{ content }] = rules.files;
  const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
  const lookups = new Map<number, number>();
  for (const { sourcePosition, values } of report.flatMap(nodesOf)) {
    const { currentOffset: start, endOffset: end } = sourcePosition;
    // The last character of an expression is at its end offset.
    if (!isLookup(content.slice(start, end + 1))) continue;
    // Without a result, the document has not arrived yet, or the expression was not reached.
    const found = values.filter(({ value }) => !('undefined' in value));
    lookups.set(
      start,
      found.reduce((sum, { count }) => sum + count, 0),
    );
  }
  return [...lookups.values()].reduce((sum, count) => sum + count, 0);
}

/** Checks whether an expression of the rules is one call that reads a document. */
function isLookup(text: string): boolean {
  const [call] = /^(get|exists)(After)?\(/.exec(text) ?? [];
  if (call === undefined) return false;
  let depth = 1;
  for (let at = call.length; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}
