import type { DemoRequest } from './demo-request.ts';
import { days, hours } from './dialogue.ts';
import { HOSE_BIB, TANKLESS_HEATER, THREE_FAUCETS } from './quotes.ts';
import { BEN, GLORIA, HANNAH, NORA, PRIYA, SAM, THEO, WEI } from './people.ts';
import { RIVERA } from './providers/plumbing.ts';

const provider = RIVERA.handle;

/** The inbox of `provider@doorstep.test`: every status with every urgency. */
export const REQUESTS_TO_RIVERA: readonly DemoRequest[] = [
  {
    client: PRIYA,
    provider,
    minutesAgo: 14,
    urgency: 'high',
    contact: 'phone',
    status: 'pending',
    description:
      'Water is coming through the kitchen ceiling, right under the upstairs bathroom. I turned off the valve at the street and it slowed down but has not stopped. Can anybody come today?',
    photos: ['kitchen-sink-plum', 'pipework-lagoon'],
  },
  {
    client: WEI,
    provider,
    minutesAgo: hours(3),
    urgency: 'medium',
    contact: 'email',
    status: 'pending',
    quote: TANKLESS_HEATER,
    description:
      'Water heater is 14 years old and rumbles. I would like a quote to replace it with a tankless one (2 bathrooms, 3 people, gas).',
    photos: ['heating-blush'],
    chat: [
      ['client', 6, 'One more thing: the heater is in a closet in the hallway, not in the garage.'],
    ],
    unread: 1,
  },
  {
    client: NORA,
    provider,
    minutesAgo: hours(21),
    urgency: 'medium',
    contact: 'either',
    status: 'in_progress',
    description:
      'The guest bathroom: slow drain in the tub, and the shutoff under the sink is frozen. House is from 1958, galvanized supply lines as far as I can see.',
    photos: ['bathroom-blush', 'tiled-bath-plum', 'shower-lagoon'],
    chat: [
      [
        'provider',
        32,
        'Hi Nora, Marco here. Slow only in the tub, or does the sink gurgle too when the tub drains?',
      ],
      [
        'client',
        11,
        'The sink gurgles! I thought I was imagining it.',
        ['kitchen-sink-sage', 'joint-detail-cream'],
      ],
      [
        'provider',
        4,
        'You are not. That means the clog is past where they join, or the vent is blocked. I will bring the long cable and check the roof vent while I am up there.',
      ],
      ['provider', 1, 'Tomorrow between 9 and 11?'],
      [
        'client',
        18,
        'Tomorrow works. There is a dog, she is loud and friendly. Her name is Biscuit.',
      ],
      [
        'provider',
        7,
        'Noted. $145 for the drain, and the shutoff is $90 with the valve. If the pipe behind it crumbles I stop and show you before I do anything else.',
      ],
      ['client', 9, 'That is the first plumber quote I have ever understood. See you tomorrow.'],
      ['provider', hours(16), 'On my way, about 20 minutes.'],
    ],
    unread: 1,
  },
  {
    client: HANNAH,
    provider,
    minutesAgo: days(1) + hours(5),
    urgency: 'low',
    contact: 'email',
    status: 'pending',
    quote: HOSE_BIB,
    description:
      'Outdoor hose bib drips all the time. No hurry, whenever you are in Cedar Park anyway.',
  },
  {
    client: SAM,
    provider,
    minutesAgo: days(2),
    urgency: 'high',
    contact: 'phone',
    status: 'in_progress',
    description:
      'Smell of gas near the range. The gas company came, capped the line and red-tagged it. We need a licensed plumber to replace the flex line, do the pressure test and call the city.',
    chat: [
      ['provider', 5, 'Calling you now.'],
      [
        'client',
        41,
        'Thanks for picking up so fast. The tag number is on the photo my wife sent to your phone.',
      ],
      [
        'provider',
        hours(20),
        'Line is in, test holds at 10 psi. The inspector comes Thursday between 8 and noon, somebody needs to be home.',
      ],
      ['client', 15, 'We will be there. Cooking on a camping stove until then, the kids love it.'],
    ],
  },
  {
    client: BEN,
    provider,
    minutesAgo: days(4),
    urgency: 'low',
    contact: 'either',
    status: 'in_progress',
    quote: THREE_FAUCETS,
    description:
      'Replace three bathroom faucets (I have bought them already, brushed brass, widespread). Two pedestal sinks, one vanity.',
    chat: [
      [
        'provider',
        hours(2),
        'Happy to. Could you send me the model numbers? Some of those need a deeper drill hole than a pedestal has.',
      ],
      ['client', 35, 'It says 8-16 inch spread, 1 3/8 hole. Is that ok?'],
      ['provider', 12, 'Perfect. Half a day for all three, $420. I have Tuesday.'],
      ['client', hours(1), 'Tuesday it is.'],
    ],
  },
  {
    client: GLORIA,
    provider,
    minutesAgo: days(9),
    urgency: 'high',
    contact: 'phone',
    status: 'completed',
    description:
      'Toilet upstairs overflowed and will not stop running. I am 78 and cannot reach the valve behind it.',
    chat: [
      [
        'provider',
        3,
        'Mrs. Estes, I am ten minutes away. If you can, lift the lid of the tank and raise the float with your hand until I am there.',
      ],
      [
        'client',
        hours(2),
        'Thank you, dear. My grandson set this up so that I can write to you. You left your flashlight here.',
      ],
      ['provider', hours(1), 'Keep it by the water heater, it is yours now.'],
    ],
  },
  {
    client: THEO,
    provider,
    minutesAgo: days(16),
    urgency: 'medium',
    contact: 'email',
    status: 'completed',
    description:
      'Garbage disposal hums but does not turn. Reset button does nothing. There may or may not be a shot glass in it.',
    chat: [
      ['provider', hours(1), 'There usually is. I can come by tomorrow after 3.'],
      [
        'client',
        20,
        'Great. Side door is open, the code is on the fridge magnet the neighbor has.',
      ],
      [
        'provider',
        days(1),
        'It was a shot glass. And a spoon. Running again, no charge for the spoon.',
      ],
    ],
  },
  {
    client: PRIYA,
    provider,
    minutesAgo: days(31),
    urgency: 'low',
    contact: 'email',
    status: 'completed',
    description:
      'Install a water line for the refrigerator. The kitchen shares a wall with the laundry.',
  },
  {
    client: WEI,
    provider,
    minutesAgo: days(47),
    urgency: 'high',
    contact: 'either',
    status: 'cancelled',
    cancelledBy: 'provider',
    description: 'No hot water since this morning.',
    chat: [
      ['client', 55, 'Sorry! It was the pilot light, my neighbor showed me. Please cancel.'],
      ['provider', 10, 'Best kind of repair. Write any time.'],
    ],
  },
  {
    client: HANNAH,
    provider,
    minutesAgo: days(75),
    urgency: 'medium',
    contact: 'phone',
    status: 'cancelled',
    description:
      'Quote for repiping a 2-bath house, 1,450 sq ft, pier and beam. We are still comparing offers.',
  },
  {
    client: BEN,
    provider,
    minutesAgo: days(112),
    urgency: 'low',
    contact: 'email',
    status: 'cancelled',
    description: 'Could you look at a used clawfoot tub with me before I buy it?',
  },
  {
    client: SAM,
    provider,
    minutesAgo: days(163),
    urgency: 'medium',
    contact: 'phone',
    status: 'completed',
    description:
      'Kitchen remodel: move the sink 4 feet to the window wall, new drain and supply, dishwasher hookup. Cabinets arrive on the 12th, so rough-in should be done before. The walls are already open. Our contractor is happy to talk to you about the schedule, and there is a floor plan that I can send.',
  },
  {
    client: THEO,
    provider,
    minutesAgo: days(208),
    urgency: 'high',
    contact: 'either',
    status: 'completed',
    description: 'Pipe burst in the garage after the freeze. Main is off.',
  },
];
