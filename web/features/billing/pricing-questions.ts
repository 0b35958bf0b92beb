import type { Sales } from '@doorstep/domain/billing/sales';
import { BRAND } from '@doorstep/domain/brand';
import type { Brand } from '@doorstep/domain/brand-type';
import type { Question } from '../../ui/layout/question-list.tsx';

type BrandAnswers = Pick<Brand, 'priceNote' | 'refundPolicy'>;

function trialAnswer({ trial_days }: Sales): string {
  if (trial_days === 0) return "No, but there's no contract. You can cancel anytime.";
  const days = trial_days === 1 ? 'The first day is' : `The first ${trial_days} days are`;
  return `Yes. ${days} free with your first subscription. Cancel before they end, and you won't be charged.`;
}

/** Returns null if neither the brand nor the settings say anything about taxes. */
function taxAnswer({ automatic_tax }: Sales, { priceNote }: BrandAnswers): string | null {
  const atCheckout = automatic_tax
    ? 'At checkout, Stripe works out the tax for your address and shows it before you pay.'
    : null;
  return [priceNote, atCheckout].filter((text) => text !== null).join(' ') || null;
}

/**
 * Returns what professionals ask before they subscribe. A question without an answer is left out,
 * and so are those that need the operator's settings while these are unknown (null).
 */
export function pricingQuestions(sales: Sales | null, brand: BrandAnswers = BRAND): Question[] {
  const answers: [string, string | null][] = [
    ['Is there a free trial?', sales && trialAnswer(sales)],
    [
      'How do I cancel?',
      "Under 'Manage Subscription' in your dashboard, at any time. Your page stays online until the end of the month that you paid for.",
    ],
    ['Can I get a refund?', brand.refundPolicy],
    ['Are taxes included?', sales && taxAnswer(sales, brand)],
    [
      'Can I switch plans later?',
      "Yes, on this page, at any time. The new plan starts right away, and your unused time is credited. What a smaller plan doesn't include stays stored and comes back when you switch back.",
    ],
  ];
  return answers.flatMap(([question, answer]) => (answer === null ? [] : [{ question, answer }]));
}

/** Returns the shown questions for search engines (schema.org: FAQPage). */
export const pricingStructuredData = (sales: Sales): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: pricingQuestions(sales).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
];
