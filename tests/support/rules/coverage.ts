import { z } from 'zod';

// Parses the Firestore emulator's report on the rules (`…:ruleCoverage`), a tree of expressions.

const positionSchema = z.object({
  line: z.number(),
  column: z.number(),
  currentOffset: z.number().default(0),
  endOffset: z.number(),
});
const nodeSchema = z.object({
  sourcePosition: positionSchema,
  values: z.array(z.object({ count: z.number().default(0) })).default([]),
  get children() {
    return z.array(nodeSchema).optional();
  },
});
export const coverageSchema = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  report: z.array(nodeSchema),
});
type Coverage = z.infer<typeof coverageSchema>;
type Node = z.infer<typeof nodeSchema>;

/** An expression of the rules, and how often it was evaluated. */
export interface Expression {
  line: number;
  column: number;
  text: string;
  count: number;
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** Merges reports of several test files into one list of expressions, in the order of the rules. */
export function mergeCoverage(reports: readonly Coverage[]): Expression[] {
  const found = new Map<string, Expression>();
  for (const { rules, report } of reports) {
    const [{ content }] = rules.files;
    for (const { sourcePosition, values } of report.flatMap(nodesOf)) {
      const { line, column, currentOffset, endOffset } = sourcePosition;
      const key = `${currentOffset}-${endOffset}`;
      const known = found.get(key);
      const text = content.slice(currentOffset, endOffset);
      const count = values.reduce((sum, value) => sum + value.count, known?.count ?? 0);
      found.set(key, { line, column, text, count });
    }
  }
  return [...found.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Returns the expressions that no test has evaluated. */
export function neverEvaluated(expressions: readonly Expression[]): Expression[] {
  return expressions.filter(({ count }) => count === 0);
}
