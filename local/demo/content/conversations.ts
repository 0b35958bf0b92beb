import { BATHROOM_STORY } from './bathroom-story.ts';
import { days, hours, type Turn } from './dialogue.ts';
import { BEN, GLORIA, HANNAH, NORA, SAM, THEO, type DemoPerson } from './people.ts';
import { RIVERA } from './providers/plumbing.ts';

export interface DemoConversation {
  client: DemoPerson;
  /** The professional's handle. */
  provider: string;
  startedMinutesAgo: number;
  turns: readonly Turn[];
  /** The number of last messages that the other side has not read. */
  unread?: number;
}

export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    client: NORA,
    provider: RIVERA.handle,
    startedMinutesAgo: days(29) + hours(12),
    turns: BATHROOM_STORY,
    unread: 2,
  },
  {
    client: GLORIA,
    provider: RIVERA.handle,
    startedMinutesAgo: hours(5),
    turns: [
      ['client', 0, 'Marco, the toilet is still quiet. I wanted to tell somebody.'],
      ['provider', 44, 'That is the best message I got today, Mrs. Estes.'],
      ['client', 12, 'I am baking on Friday. You know where the side door is.'],
    ],
    unread: 1,
  },
  {
    client: SAM,
    provider: RIVERA.handle,
    startedMinutesAgo: days(1) + hours(9),
    turns: [
      [
        'client',
        0,
        'Do you also do backyard kitchens? Gas for a grill, a small sink, maybe an ice maker if my wife does not notice.',
      ],
      [
        'provider',
        hours(2),
        'I do. The sink needs a drain to the sewer, not the lawn, so it depends on where the line runs. I can locate it when I come for the inspection.',
      ],
      ['client', 25, 'Thursday then. I will say it is about the inspection.'],
      ['provider', 6, 'I have not read that last message.'],
    ],
  },
  {
    client: BEN,
    provider: RIVERA.handle,
    startedMinutesAgo: days(5),
    turns: [
      ['client', 0, 'Hi! Do you install faucets that the customer buys?'],
      [
        'provider',
        58,
        'Sure, as long as the box is complete. Send the request through my page and add the model numbers.',
      ],
      ['client', 9, 'Will do, thanks.'],
    ],
  },
  {
    client: HANNAH,
    provider: RIVERA.handle,
    startedMinutesAgo: days(76),
    turns: [
      ['client', 0, 'Rough idea of what a repipe costs? 2 baths, one story, pier and beam.'],
      [
        'provider',
        hours(3),
        'With PEX and two days of work usually between 6 and 8 thousand, patching not included. I would have to crawl under it to give you a real number.',
      ],
      ['client', hours(4), 'Thank you for an actual number. We are collecting offers.'],
    ],
  },
  {
    client: THEO,
    provider: RIVERA.handle,
    startedMinutesAgo: days(15),
    turns: [
      ['client', 0, 'Is it bad if the disposal smells of limes now?'],
      ['provider', 31, 'It is the best it has ever smelled.'],
    ],
  },
  {
    client: NORA,
    provider: 'harbor-light-electric',
    startedMinutesAgo: days(8),
    turns: [
      [
        'client',
        0,
        'Hello! You looked at my sister’s attic in Portland. She bought the house. When could you start?',
      ],
      [
        'provider',
        hours(1),
        'Congratulations to her! We have a crew free from the second week of next month. I would do the attic first and the kitchen circuits in the same visit.',
      ],
      ['client', hours(2), 'She says yes to both. Is the binder included?'],
      ['provider', 20, 'The binder is always included.'],
    ],
    unread: 1,
  },
  {
    client: NORA,
    provider: 'hollis-and-grain',
    startedMinutesAgo: days(20),
    turns: [
      ['client', 0, 'Your window seats are beautiful. Do you ever travel as far as Texas?'],
      [
        'provider',
        hours(22),
        'Only for barbecue, I am afraid. But I sell drawings, and a good local joiner could build from them.',
      ],
      ['client', hours(5), 'I might come back to that. Thank you!'],
    ],
  },
];
