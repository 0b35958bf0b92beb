import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanComparison } from './pricing-sections.tsx';

const doNothing = () => Promise.resolve();
const handlers = { onSubscribe: doNothing, onManage: doNothing, onSwitch: doNothing };

it('@2.4.1 @9.1.1 shows each plan with its price, its features and a Subscribe button', () => {
  const html = renderMarkup(<PlanCards known="unknown" chosen={null} {...handlers} />);
  const plans = (html.match(/<article.*?<\/article>/gs) ?? []).map((card) => {
    const text = card.replaceAll(/<[^>]*>/g, '\n');
    return {
      name: /<h2[^>]*>([^<]*)</.exec(card)?.[1],
      price: /\$\d+\n+\/mo/.exec(text)?.[0].replaceAll('\n', ''),
      features: [...card.matchAll(/<span>([^<]+)<\/span><\/li>/g)].map(([, feature]) => feature),
      button: /<button[^>]*>([^<]*)</.exec(card)?.[1],
    };
  });
  const button = 'Subscribe';
  expect(plans).toEqual([
    {
      name: 'Starter',
      price: '$19/mo',
      features: ['Personal landing page', 'Basic support'],
      button,
    },
    {
      name: 'Pro',
      price: '$39/mo',
      features: ['Priority search placement', 'Gallery and tags', 'Analytics'],
      button,
    },
    {
      name: 'Business',
      price: '$79/mo',
      features: ['Team members', 'Multiple locations', 'Premium support'],
      button,
    },
  ]);
});

it('@2.4.3 marks a subscriber’s own plan and offers to switch to the others', () => {
  const owner = { subscription_tier: 'Pro', status: 'active', cancel_at: null } as const;
  const html = renderMarkup(<PlanCards known={owner} chosen={null} {...handlers} />);
  const buttons = [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label);
  expect(buttons).toEqual(['Switch to Starter', 'Manage Subscription', 'Switch to Business']);
  expect(html.match(/Your plan/g)).toHaveLength(1);
});

it('says what a plan has from the one before @2.4.7', () => {
  const html = renderMarkup(<PlanCards known="unknown" chosen={null} {...handlers} />);
  const leads = [...html.matchAll(/<p[^>]*>(Includes:|Everything in [^<]*)</g)];
  expect(leads.map(([, lead]) => lead)).toEqual([
    'Includes:',
    'Everything in Starter, and:',
    'Everything in Pro, and:',
  ]);
});

it('compares the plans in a table with headers for rows and columns @2.4.7', () => {
  const html = renderMarkup(<PlanComparison />);
  const cells = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<(th scope="\w+"|td)[^>]*>(.*?)<\/t[hd]>/gs)].map(
      ([, , cell = '']) =>
        /aria-label="([^"]*)"/.exec(cell)?.[1] ?? cell.replaceAll(/<[^>]*>/g, ''),
    ),
  );
  expect(cells[0]).toEqual(['Feature', 'Starter', 'Pro', 'Business']);
  expect(cells).toContainEqual(['Basic support', 'Included', 'Included', 'Included']);
  expect(cells).toContainEqual(['Analytics', 'Not included', 'Included', 'Included']);
  expect(cells).toContainEqual(['Team members', 'Not included', 'Not included', 'Up to 10']);
  expect(cells).toHaveLength(9);
});
