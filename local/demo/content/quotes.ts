import type { DemoQuote } from './demo-request.ts';
import { days, hours } from './dialogue.ts';

// The quotes of the demo's requests.

export const TANKLESS_HEATER: DemoQuote = {
  minutesAgo: 50,
  lines: [
    ['Tankless gas water heater, 180,000 BTU', 1480],
    ['Installation with new vent and gas line', 1250],
    ['Removal of the old heater', 120],
  ],
  taxNote: 'Prices include sales tax. The city permit (about $85) is extra.',
  message:
    'From your photos the vent can go straight up. I would need one day, most likely next Thursday.',
  validDays: 30,
  state: 'open',
};

export const HOSE_BIB: DemoQuote = {
  minutesAgo: days(1),
  lines: [['New frost-free hose bib, with the visit', 290]],
  validDays: 14,
  state: 'declined',
};

export const THREE_FAUCETS: DemoQuote = {
  minutesAgo: days(4) - 90,
  lines: [
    ['Labor, four hours', 560],
    ['Parts', 184],
  ],
  taxNote: 'Plus 8.25% sales tax on parts.',
  validDays: 21,
  state: 'accepted',
};

export const SOFA_MOVE: DemoQuote = {
  minutesAgo: 35,
  lines: [
    ['Two movers and a truck, two hours', 240],
    ['Carrying to the second floor', 40],
  ],
  message: 'Fuel and blankets are included. Saturday at 9 is free.',
  validDays: 14,
  state: 'open',
};

export const BEDROOM_COOLING: DemoQuote = {
  minutesAgo: days(2) + hours(20),
  lines: [
    ['Capacitor and contactor', 210],
    ['Labor and refrigerant check', 165],
  ],
  validDays: 14,
  state: 'accepted',
};

export const SENIOR_MOVE: DemoQuote = {
  minutesAgo: days(10),
  lines: [
    ['Planning and two days of packing', 1120],
    ['Moving day with three people', 1380],
  ],
  validDays: 7,
  state: 'open',
};
