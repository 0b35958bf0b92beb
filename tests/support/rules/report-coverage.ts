import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverageSchema, mergeCoverage, neverEvaluated } from './coverage.ts';

// `npm run rules:coverage` fails if the rules tests have not evaluated every expression of
// firestore.rules. It reads the emulator's reports, which each test file stores (project.ts).

const folder = process.env['RULES_COVERAGE'] ?? '.local/test-reports/rules-coverage';
const reports = readdirSync(folder).map((file) =>
  coverageSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
);
const expressions = mergeCoverage(reports);
const missing = neverEvaluated(expressions);
for (const { line, column, text } of missing) {
  console.log(`firestore.rules:${line}:${column} was never evaluated: ${text.split('\n')[0]}`);
}
const evaluated = expressions.length - missing.length;
console.log(`firestore.rules: ${evaluated} of ${expressions.length} expressions evaluated`);
process.exitCode = expressions.length > 0 && missing.length === 0 ? 0 : 1;
