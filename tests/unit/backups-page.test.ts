import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { CHECKS } from '@doorstep/ops/data-check/registry.ts';
import { expect, it } from 'vitest';

const page = readFileSync(path.join(ROOT, 'docs/backups.md'), 'utf8');
const restored = /for collection in ([^;]+);/.exec(page)?.[1]?.split(/[\s\\]+/) ?? [];
const notRestored = [...page.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
);

it('docs/backups.md says of each root collection whether it is restored', () => {
  // A request is restored with what is below it. The files of the bucket have their own command.
  const elsewhere = ['guests', 'history', 'quotes', 'notes', 'private', 'files of the bucket'];
  const known = CHECKS.map(({ collection }) => collection);
  expect([...restored, ...notRestored].toSorted()).toEqual(
    known.filter((name) => !elsewhere.includes(name)).toSorted(),
  );
});
