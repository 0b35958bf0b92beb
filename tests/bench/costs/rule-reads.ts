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

const LOOKUP = /(get|exists)(After)?\(/y;

/** Returns how often `get()`, `exists()` and their variants had a result. */
export function countRuleReads(coverage: unknown): number {
  const { rules, report } = reportSchema.parse(coverage);
  const [{ content }] = rules.files;
  const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
  /** The lookups by their position. `get(…).data` begins where `get(…)` does, which is shorter. */
  const lookups = new Map<number, Node>();
  for (const node of report.flatMap(nodesOf)) {
    const { currentOffset: start, endOffset: end } = node.sourcePosition;
    LOOKUP.lastIndex = start;
    if (!LOOKUP.test(content)) continue;
    const known = lookups.get(start);
    if (!known || end < known.sourcePosition.endOffset) lookups.set(start, node);
  }
  // Without a result, the document has not arrived yet, or the expression was not reached.
  return [...lookups.values()]
    .flatMap(({ values }) => values.filter(({ value }) => !('undefined' in value)))
    .reduce((sum, { count }) => sum + count, 0);
}
