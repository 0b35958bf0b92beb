import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { PlanCards } from './plan-cards.tsx';

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
