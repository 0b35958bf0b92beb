import { AppError } from '@doorstep/domain/app-error';
import type { Sales } from '@doorstep/domain/billing/sales';

/** Reads the operator's sales settings. Throws like `findHomePage`. */
export async function findSales(): Promise<Sales> {
  const { SALES_PATH, salesSchema } = await import('@doorstep/domain/billing/sales');
  const answer = await fetch(SALES_PATH);
  if (!answer.ok) throw new AppError('unavailable', `The sales settings: status ${answer.status}`);
  return salesSchema.parse(await answer.json());
}
