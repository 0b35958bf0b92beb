import { describe, expect, it } from 'vitest';
import {
  isOngoing,
  isClientOf,
  REQUEST_DEFAULTS,
  requestStatusSchema,
  serviceRequestFormSchema,
  serviceRequestSchema,
  statusColor,
  statusLabel,
  URGENCY_LABELS,
  urgencyColor,
  urgencyLabel,
  urgencySchema,
} from './service-request.ts';

const form = {
  client_name: ' Ana ',
  client_email: ' Ana@Example.COM ',
  client_phone: null,
  service_description: 'The sink leaks',
  ...REQUEST_DEFAULTS,
  branch_name: null,
  place: ' Austin,\nTX ',
};

describe('service request', () => {
  it('has these urgencies and statuses', () => {
    expect(urgencySchema.options).toEqual(['low', 'medium', 'high']);
    expect(requestStatusSchema.options).toEqual([
      'pending',
      'in_progress',
      'completed',
      'cancelled',
    ]);
  });
  // @9.2.1
  it('labels urgency by when help is needed', () => {
    expect(URGENCY_LABELS).toEqual({
      low: 'Within a week',
      medium: 'Within a few days',
      high: 'ASAP',
    });
    expect(urgencyLabel('medium')).toBe('Within a few days');
    expect(urgencyLabel('whenever')).toBe('whenever');
  });
  // @4.5.1
  it.each([
    ['high', 'red'],
    ['medium', 'yellow'],
    ['low', 'green'],
    ['whenever', 'gray'],
  ])('shows the urgency %s in %s', (urgency, color) => {
    expect(urgencyColor(urgency)).toBe(color);
  });
  // @4.4.3 @4.4.4
  it.each([
    ['pending', 'blue'],
    ['in_progress', 'orange'],
    ['completed', 'green'],
    ['cancelled', 'red'],
    ['lost', 'gray'],
  ])('shows the status %s in %s', (status, color) => {
    expect(statusColor(status)).toBe(color);
  });
  it('labels a status with a capital and spaces, also an unknown one', () => {
    const labels = [...requestStatusSchema.options, 'on_hold'].map(statusLabel);
    expect(labels).toEqual(['Pending', 'In progress', 'Completed', 'Cancelled', 'On hold']);
  });
  it.each([
    ['pending', undefined, true],
    ['in_progress', undefined, true],
    ['completed', undefined, false],
    ['cancelled', undefined, false],
    ['lost', undefined, false],
    ['pending', true, false],
  ] as const)('that is %s, closed: %s, is ongoing: %s', (status, closed, expected) => {
    expect(isOngoing({ status, closed })).toBe(expected);
  });
});

describe('serviceRequestFormSchema', () => {
  it('trims texts and normalizes the email', () => {
    expect(serviceRequestFormSchema.parse(form)).toMatchObject({
      client_name: 'Ana',
      client_email: 'ana@example.com',
      urgency: 'medium',
      preferred_contact: 'either',
    });
  });
  it.each([
    ['client_name', '  '],
    ['client_name', '\u200b'],
    ['client_email', 'ana@'],
    ['client_email', ''],
    ['service_description', '\n'],
    ['service_description', '\u2060'],
    ['service_description', 'x'.repeat(4001)],
    ['urgency', 'now'],
    ['preferred_contact', 'fax'],
  ])('rejects %s %j', (field, value) => {
    const { error } = serviceRequestFormSchema.safeParse({ ...form, [field]: value });
    expect(error?.issues[0]?.path).toEqual([field]);
  });
});

describe('the client of a request', () => {
  const request = serviceRequestSchema.parse({
    ...form,
    id: 'r',
    provider_id: 'pro',
    provider_name: 'Pro',
    provider_handle: 'pro',
    client_uid: 'ana',
    status: 'pending',
    created_at: new Date(),
    last_message: null,
    last_message_id: null,
    last_at: new Date(),
    waiting: 'provider',
    unread_provider: 0,
    unread_client: 0,
  });
  it.each([
    ['the account that sent it', 'ana', 'new@example.com', true],
    ['an account with its email', 'other', 'Ana@Example.com', true],
    ['another account', 'other', 'other@example.com', false],
    ['its professional, whose email it names', 'pro', 'ana@example.com', false],
  ])('%s', (_, uid, email, expected) => {
    expect(isClientOf(request, { uid, email })).toBe(expected);
  });
});

it('reads a stored request whose texts have no visible characters', () => {
  const { client_name, service_description } = serviceRequestSchema.shape;
  expect(client_name.safeParse('\u200b').success).toBe(true);
  expect(service_description.safeParse('\u2060').success).toBe(true);
});
