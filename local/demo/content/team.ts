import type { DemoRequest } from './demo-request.ts';
import { hours } from './dialogue.ts';
import { ALEX, clientNamed, DANA } from './people.ts';

/** The professional with a team. */
export const TEAM_OWNER = 'northside-pipe-and-drain';

/** The members of the team, with the names that clients see. */
export const TEAM = [
  { person: DANA, name: 'Dana' },
  { person: ALEX, name: 'Alex' },
] as const;

/** Requests that the team shares. */
export const REQUESTS_TO_TEAM: readonly DemoRequest[] = [
  {
    client: clientNamed('Ruth Ellison'),
    provider: TEAM_OWNER,
    minutesAgo: 40,
    urgency: 'high',
    contact: 'phone',
    status: 'pending',
    description: 'The floor drain in the basement backs up when the washer runs. It smells.',
  },
  {
    client: clientNamed('Marcus Webb'),
    provider: TEAM_OWNER,
    minutesAgo: hours(7),
    urgency: 'medium',
    contact: 'either',
    status: 'in_progress',
    description: 'Low pressure in the whole house since the meter was changed on Tuesday.',
    assignee: DANA,
    chat: [
      ['provider', 25, 'That is often the regulator after a meter swap. Could I come at four?'],
      ['client', 15, 'Four is good. Please use the side gate.'],
    ],
    unread: 1,
  },
  {
    client: clientNamed('Ida Lindqvist'),
    provider: TEAM_OWNER,
    minutesAgo: hours(30),
    urgency: 'low',
    contact: 'email',
    status: 'pending',
    description: 'Two outdoor taps that do not freeze, on the north wall. Before winter, please.',
    assignee: ALEX,
    chat: [['provider', 50, 'Gladly. I will look at the wall on Friday and send you a quote.']],
  },
];
