import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { PlanCards } from './plan-cards.tsx';

it('@2.4.1 @9.1.1 shows each plan with its price, its features and a Subscribe button', () => {
  const html = renderMarkup(<PlanCards onSubscribe={() => Promise.resolve()} />);
  const cards = html.match(/<article.*?<\/article>/gs) ?? [];
  const plans = cards.map((card) => card.replaceAll(/<svg.*?<\/svg>/gs, '').split(/<[^>]*>/g));
  expect(plans.map((texts) => texts.filter((text) => text !== ''))).toEqual([
    [
      'Starter',
      'Your own page, found by people nearby.',
      '$19',
      '/mo',
      'Personal landing page',
      'Basic support',
      'Subscribe',
    ],
    [
      'Pro',
      'Recommended',
      'Seen first, with your best work on show.',
      '$39',
      '/mo',
      'Priority search placement',
      'Gallery and tags',
      'Analytics',
      'Subscribe',
    ],
    [
      'Business',
      'For teams in several places.',
      '$79',
      '/mo',
      'Team members',
      'Multiple locations',
      'Premium support',
      'Subscribe',
    ],
  ]);
});
