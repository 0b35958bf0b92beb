import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { IMPORT_ANCHOR } from './anchors.ts';
import { measureColdStart } from './cold-start.ts';
import type { Row } from './table.ts';
import { measureWebhook } from './webhook.ts';

/** How the functions begin, and what the busiest endpoint takes. */
export async function measureFunctionRows(instance: string, addresses: Addresses): Promise<Row[]> {
  const { imported, files, answered, packages } = measureColdStart(instance, addresses);
  const { median, p95, count } = await measureWebhook(addresses);
  return [
    {
      what: 'cold import of the functions: median',
      unit: 'ms',
      figures: [imported],
      goal: { most: 60 },
      anchor: IMPORT_ANCHOR,
      naive: `packages as npm installs them: ${packages.toFixed(0)} ms`,
    },
    {
      what: 'cold import of the functions: files',
      unit: 'count',
      figures: [files],
      goal: { most: 1 },
    },
    {
      what: 'import to the first document: median',
      unit: 'ms',
      figures: [answered],
      goal: { most: 250 },
    },
    {
      what: `Stripe webhook, ${count} events of one customer, 4 at a time: p95`,
      unit: 'ms',
      figures: [p95],
      goal: { most: 2_000 },
      note: `median ${median.toFixed(0)} ms`,
    },
  ];
}
