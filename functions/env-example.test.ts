import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import {
  appCheckSchema,
  graceSchema,
  mailSchema,
  operationsSchema,
  salesSchema,
  signUpSchema,
  siteSchema,
  stripeSchema,
} from '@doorstep/domain/settings/function-settings';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const template = readFileSync(new URL('.env.example', import.meta.url), 'utf8');

const settingsSchema = z.strictObject({
  ...siteSchema.shape,
  MAIL_FROM: mailSchema.shape.MAIL_FROM,
  /** Only `npm run doctor` reads it. */
  MAIL_DKIM_SELECTOR: z.string(),
  /** Only deploy and doctor read it. */
  WARM_INSTANCES: z.literal('1'),
  ...appCheckSchema.shape,
  ...signUpSchema.shape,
  ...operationsSchema.shape,
  ...salesSchema.shape,
  ...graceSchema.shape,
  STRIPE_API_BASE: stripeSchema.shape.STRIPE_API_BASE,
});

it('every line of .env.example is a valid setting once it is uncommented', () => {
  const settings = parseEnv(template.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(settings)).toContain('CHECKOUT_TRIAL_DAYS');
  expect(settingsSchema.parse(settings)).toMatchObject({ CHECKOUT_TRIAL_DAYS: 14 });
});
