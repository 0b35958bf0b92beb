import type Stripe from 'stripe';
import type { ProductRecord } from '../records/product.ts';
import type { Wire } from './wire.ts';

export function presentProduct(row: ProductRecord): Wire<Stripe.Product> {
  return {
    id: row.id,
    object: 'product',
    active: row.active,
    created: row.created,
    default_price: row.default_price,
    description: row.description,
    images: row.images,
    livemode: false,
    marketing_features: row.marketing_features,
    metadata: row.metadata,
    name: row.name,
    package_dimensions: null,
    shippable: row.shippable,
    statement_descriptor: row.statement_descriptor,
    tax_code: row.tax_code,
    tax_details: null,
    type: 'service',
    unit_label: row.unit_label,
    updated: row.updated,
    url: row.url,
  };
}
