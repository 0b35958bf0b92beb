import type { DemoRequest } from './demo-request.ts';
import { days, hours } from './dialogue.ts';
import { BEDROOM_COOLING, SENIOR_MOVE, SOFA_MOVE } from './quotes.ts';
import { BEN, GLORIA, HANNAH, NORA, PRIYA } from './people.ts';

/** What `client@doorstep.test` asked of others, and a few more. */
export const OTHER_REQUESTS: readonly DemoRequest[] = [
  {
    client: NORA,
    provider: 'hop-movers',
    minutesAgo: hours(2),
    urgency: 'high',
    contact: 'phone',
    status: 'pending',
    quote: SOFA_MOVE,
    description:
      'A sofa (84 inches) from Hyde Park to North Loop, second floor, wide stairs. Tomorrow or Saturday, please.',
    photos: ['living-room-clay'],
  },
  {
    client: NORA,
    provider: 'cool-breeze-hvac',
    minutesAgo: days(3),
    urgency: 'medium',
    contact: 'either',
    status: 'in_progress',
    quote: BEDROOM_COOLING,
    description:
      'The bedroom never gets below 78. System is from 2012, filter is new. Would like a tune-up and an opinion on a mini split for that room.',
    chat: [
      [
        'provider',
        hours(3),
        'Thanks for writing. Before we talk equipment I would like to measure the airflow in that room, it is often a crushed duct. Thursday at 8 is open.',
      ],
      ['client', 26, 'Thursday at 8 is fine. Attic access is in the hallway.'],
      [
        'provider',
        days(1) + hours(20),
        'As suspected: the duct came off the boot, you were cooling the attic. Reattached and sealed. Let us see how the week goes before you spend money.',
        ['cooling-lagoon'],
      ],
    ],
    unread: 1,
  },
  {
    client: NORA,
    provider: 'murals-by-tavo',
    minutesAgo: days(24),
    urgency: 'low',
    contact: 'email',
    status: 'completed',
    description:
      'A small mural for a nursery: a heron, some reeds, nothing with a face on it. Wall is 9 by 8 feet.',
    chat: [
      ['provider', hours(5), 'A heron! Yes please. Do you have the wall color already?'],
      ['client', hours(2), 'A pale clay pink. I can leave you a can.'],
      [
        'provider',
        days(2),
        'Sketches are in your mail. Number two is my favorite but I am biased.',
      ],
      ['client', hours(7), 'Number two is our favorite too.'],
      [
        'provider',
        days(8),
        'Done. Give it two days before the crib goes back.',
        ['two-tone-lagoon', 'bedroom-sage'],
      ],
      ['client', 50, 'My mother cried. In a good way. Thank you, Tavo.'],
    ],
  },
  {
    client: NORA,
    provider: 'gentle-giants-moving',
    minutesAgo: days(58),
    urgency: 'low',
    contact: 'email',
    status: 'cancelled',
    description:
      'Estimate for moving my aunt’s upright piano from Cambridge to Somerville in spring.',
  },
  {
    client: NORA,
    provider: 'harbor-light-electric',
    minutesAgo: days(140),
    urgency: 'medium',
    contact: 'email',
    status: 'completed',
    description:
      'My sister’s house in Portland: inspection report lists knob-and-tube in the attic. She would like a second opinion before closing.',
  },
  {
    client: BEN,
    provider: 'plum-line-painters',
    minutesAgo: hours(30),
    urgency: 'low',
    contact: 'email',
    status: 'pending',
    description: 'Dining room and hallway, about 600 square feet of wall, ceilings are fine.',
  },
  {
    client: HANNAH,
    provider: 'fern-and-fieldstone',
    minutesAgo: days(6),
    urgency: 'low',
    contact: 'either',
    status: 'in_progress',
    description:
      'Front yard is lawn and a mailbox. We would like it to be neither (the mailbox can stay).',
    chat: [
      [
        'provider',
        hours(9),
        'My favorite kind of brief. I can walk it with you on Saturday morning.',
      ],
      ['client', hours(1), 'Saturday at ten? There will be coffee.'],
    ],
    unread: 1,
  },
  {
    client: GLORIA,
    provider: 'senior-move-partners',
    minutesAgo: days(11),
    urgency: 'medium',
    contact: 'phone',
    status: 'pending',
    quote: SENIOR_MOVE,
    description: 'For my sister in Bethel Park. Four rooms into two, and a great many books.',
  },
  {
    client: PRIYA,
    provider: 'marta-fixes-things',
    minutesAgo: days(19),
    urgency: 'medium',
    contact: 'either',
    status: 'completed',
    description:
      'A list of eleven things in my rental in Portland, the worst is the bathroom door.',
  },
];
