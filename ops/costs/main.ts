import { writeFileSync } from 'node:fs';
import { PAGE_FILE, readMeasured } from './measured.ts';
import { renderPage } from './page.ts';

// `npm run costs:page` writes docs/costs.md from measured.json and assumptions.ts.

writeFileSync(PAGE_FILE, renderPage(readMeasured()));
console.log('docs/costs.md is written.');
