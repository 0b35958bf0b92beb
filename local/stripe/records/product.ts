import { z } from 'zod';
import { metadata, timestamp } from './common.ts';

export const productRecord = z.object({
  id: z.string(),
  created: timestamp,
  updated: timestamp,
  name: z.string(),
  active: z.boolean(),
  description: z.string().nullable(),
  metadata,
  images: z.array(z.string()),
  marketing_features: z.array(z.object({ name: z.string() })),
  default_price: z.string().nullable(),
  statement_descriptor: z.string().nullable(),
  unit_label: z.string().nullable(),
  url: z.string().nullable(),
  tax_code: z.string().nullable(),
  shippable: z.boolean().nullable(),
});
export type ProductRecord = z.infer<typeof productRecord>;
