import { expect, it } from 'vitest';
import { pricingQuestions, pricingStructuredData } from './pricing-questions.ts';

const asked = (...given: Parameters<typeof pricingQuestions>) =>
  pricingQuestions(...given).map(({ question }) => question);
const answerTo = (question: string, ...given: Parameters<typeof pricingQuestions>) =>
  pricingQuestions(...given).find((one) => one.question === question)?.answer;

const SALES = { trial_days: 14, automatic_tax: true };
const TRIAL = 'Is there a free trial?';
const TAXES = 'Are taxes included?';
const REFUND = 'Can I get a refund?';
const BRAND_ANSWERS = { priceNote: 'Prices include VAT.', refundPolicy: 'Within 14 days.' };

it('answers five questions from the settings and the brand @2.4.8', () => {
  expect(asked(SALES, BRAND_ANSWERS)).toEqual([
    TRIAL,
    'How do I cancel?',
    REFUND,
    TAXES,
    'Can I switch plans later?',
  ]);
  expect(answerTo(TRIAL, SALES)).toContain('The first 14 days are free');
  expect(answerTo(TRIAL, { ...SALES, trial_days: 1 })).toContain('The first day is free');
  expect(answerTo(TRIAL, { ...SALES, trial_days: 0 })).toMatch(/^No/);
  expect(answerTo(REFUND, SALES, BRAND_ANSWERS)).toBe('Within 14 days.');
  expect(answerTo(TAXES, SALES, BRAND_ANSWERS)).toMatch(/^Prices include VAT\. At checkout/);
});

it('leaves out a question without an answer @2.4.8', () => {
  const brand = { priceNote: null, refundPolicy: null };
  expect(asked({ ...SALES, automatic_tax: false }, brand)).not.toContain(TAXES);
  expect(asked(SALES, brand)).not.toContain(REFUND);
  expect(asked(null, brand)).toEqual(['How do I cancel?', 'Can I switch plans later?']);
});

it('gives search engines what the page shows', () => {
  const [data] = pricingStructuredData(SALES) as { mainEntity: { name: string }[] }[];
  expect(data?.mainEntity.map(({ name }) => name)).toEqual(asked(SALES));
});
