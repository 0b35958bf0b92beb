import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES_COVERAGE } from './phases.ts';
import { coverageSchema, mergeCoverage, neverEvaluated } from './rules-coverage.ts';

// After the rules' tests: how much of firestore.rules they have evaluated. Each file of tests has
// left the emulator's report on its own project; see tests/support/rules-project.ts.

const reports = (existsSync(RULES_COVERAGE) ? readdirSync(RULES_COVERAGE) : []).map((file) =>
  coverageSchema.parse(JSON.parse(readFileSync(path.join(RULES_COVERAGE, file), 'utf8'))),
);
const expressions = mergeCoverage(reports);
const missing = neverEvaluated(expressions);
for (const { line, column, text } of missing) {
  console.log(`firestore.rules:${line}:${column} was never evaluated: ${text.split('\n')[0]}`);
}
const evaluated = expressions.length - missing.length;
console.log(`firestore.rules: ${evaluated} of ${expressions.length} expressions evaluated`);
process.exitCode = expressions.length > 0 && missing.length === 0 ? 0 : 1;
