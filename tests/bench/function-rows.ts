import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { measureColdStart } from './cold-start.ts';
import type { Row } from './table.ts';
import { measureWebhook } from './webhook.ts';

/** Measures the cold start of the functions, and the busiest endpoint. */
export async function measureFunctionRows(instance: string, addresses: Addresses): Promise<Row[]> {
  const answered = measureColdStart(instance, addresses);
  const { median, p95, count } = await measureWebhook(addresses);
  return [
    {
      what: 'import to the first document: median',
      unit: 'ms',
      figures: [answered],
      goal: { most: 300 },
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
