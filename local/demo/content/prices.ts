import type { PriceHint } from '@doorstep/domain/profiles/price-hint';

const from = (dollars: number, text: string): PriceHint => ({ text, cents: dollars * 100 });

/** The price hints of pages, by handle. Most professionals name no prices. */
export const PRICES: Readonly<Record<string, PriceHint[]>> = {
  'rivera-plumbing': [
    from(89, 'Drain cleaning'),
    from(145, 'Faucet replacement'),
    from(1_250, 'Water heater, installed'),
  ],
  'bayou-plumbing-and-gas': [from(110, 'Gas leak check')],
  'harbor-light-electric': [from(95, 'Outlet or switch replacement'), from(180, 'Ceiling fan')],
  'sunday-morning-cleaning': [from(120, 'Two-bedroom apartment'), from(45, 'Inside of the oven')],
  'reyes-and-sons-painting': [from(390, 'One room, two coats')],
  'early-bird-lawns': [from(40, 'Mowing a small yard')],
  'brass-key-locksmith': [from(75, 'Lockout, day or night'), from(25, 'Rekeying a lock')],
  'honest-abe-handyman': [from(60, 'An hour of small repairs')],
  'hop-movers': [from(320, 'Studio, two movers')],
  'cool-breeze-hvac': [from(99, 'AC tune-up'), from(4_200, 'New central AC')],
};
