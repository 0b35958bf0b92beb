import { LIMITS } from '@doorstep/domain/limits';
import type { DemoProvider } from '../demo-provider.ts';
import { COVERS, photos } from '../pictures.ts';

/** Fills a text up to a limit with more of itself, to see how the pages bear it. */
const upTo = (limit: number, text: string) =>
  text
    .repeat(Math.ceil(limit / text.length))
    .slice(0, limit)
    .trim();

/** Handymen and movers, and the one who writes as much as the limits allow. */
export const HANDYWORK: readonly DemoProvider[] = [
  {
    handle: 'marta-fixes-things',
    name: 'Marta Fixes Things',
    bio: 'Send me the list. Shelves, blinds, the wobbly toilet, a door that hates you, the TV your brother-in-law hung. I book half days, I bring a vacuum, and I cross things off in front of you.',
    services: [
      'Shelves and mounting',
      'Drywall repair',
      'Furniture assembly',
      'Door repair',
      'Caulking',
      'Small electrical',
      'Small plumbing',
      'Blinds and curtains',
      'Childproofing',
    ],
    city: 'Portland, OR',
    locations: ['Portland, OR', 'Tigard, OR', 'Hillsboro, OR'],
    phone: '(503) 555-0115',
    website: 'https://martafixes.example',
    social: {
      instagram: 'https://instagram.example/martafixes',
      facebook: 'https://facebook.example/martafixes',
    },
    plan: 'Pro',
    joinedDaysAgo: 193,
    cover: COVERS.shelving,
    photos: [
      ...photos('handywork', 4),
      ...photos('carpentry', 3),
      ...photos('painting', 3),
      ...photos('plumbing', 2, 4),
    ],
  },
  {
    handle: 'honest-abe-handyman',
    name: 'Honest Abe Handyman',
    bio: 'Retired shop teacher, two days a week. If it can be fixed with patience and the right screw, I am your man. If it cannot, I will say so and charge you nothing.',
    services: ['Small repairs', 'Assembly', 'Screens and storm doors'],
    city: 'Madison, WI',
    locations: [],
    phone: '(608) 555-0180',
    website: null,
    plan: 'Starter',
    joinedDaysAgo: 71,
    cover: null,
    photos: photos('handywork', 2, 1),
  },
  {
    handle: 'saturday-list',
    name: 'The Saturday List',
    bio: 'Weekends only. Two people, eight hours, one flat price, and your list is gone.',
    services: ['Handyman days', 'Mounting', 'Yard cleanup', 'Hauling', 'Painting touch-ups'],
    city: 'Atlanta, GA',
    locations: ['Atlanta, GA', 'East Point, GA'],
    // Neither phone nor website: the page has nothing to call.
    phone: null,
    website: null,
    plan: 'Starter',
    joinedDaysAgo: 33,
    cover: COVERS.shelving,
    photos: photos('handywork', 1),
  },
  {
    handle: 'everything-and-the-kitchen-sink-home-ser',
    name: upTo(
      LIMITS.name,
      'Everything and the Kitchen Sink Home Services, Repairs, Renovations and Second Opinions of Southern California and Beyond',
    ),
    bio: upTo(
      LIMITS.bio,
      'We have been doing this for so long that the list of what we do no longer fits on the truck, so here it is instead. We fix what leaks, we level what leans, we quiet what squeaks, and we paint what is left. Every visit begins with a walk through the house and a cup of coffee, because the thing you called about is rarely the thing that is wrong. ',
    ),
    services: Array.from({ length: LIMITS.services }, (_, i) =>
      upTo(
        LIMITS.serviceLength,
        `Repair and renovation service number ${i + 1} of our long list, `,
      ),
    ),
    city: 'San Diego, CA',
    locations: [
      'San Diego, CA',
      'La Jolla, CA',
      'Chula Vista, CA',
      'National City, CA',
      'Escondido, CA',
      'Oceanside, CA',
      'Encinitas and the unincorporated communities of North County Coastal, CA',
      'Rancho Santa Fe, CA',
    ],
    phone: '(619) 555-0144 ext. 20417, ask for Gus',
    website:
      'https://everything-and-the-kitchen-sink-home-services.example/southern-california/about-us/our-services',
    plan: 'Business',
    joinedDaysAgo: 128,
    cover: COVERS.plumbing,
    photos: [...photos('handywork', 4), ...photos('plumbing', 4), ...photos('painting', 3)],
  },
  {
    handle: 'gentle-giants-moving',
    name: 'Gentle Giants Moving',
    bio: 'Four people, one truck, one piano a week. We wrap everything, we label the boxes you forgot, and we put the beds together first so that you can sleep.',
    services: ['Local moves', 'Packing', 'Pianos', 'Furniture assembly', 'Storage'],
    city: 'Boston, MA',
    locations: ['Boston, MA', 'Cambridge, MA', 'Medford, MA', 'Newton, MA'],
    phone: '(617) 555-0150',
    website: 'https://gentlegiants.example',
    social: {
      facebook: 'https://facebook.example/gentlegiants',
      instagram: 'https://instagram.example/gentlegiants',
    },
    plan: 'Business',
    joinedDaysAgo: 660,
    cover: COVERS.moving,
    photos: photos('moving', 3),
  },
  {
    handle: 'hop-movers',
    name: 'Hop! Student & Studio Moves',
    bio: 'One van, two movers, one hour and a half. Made for studios, dorm rooms and the couch you bought online.',
    services: ['Studio moves', 'Single items', 'Same-day moves'],
    city: 'Austin, TX',
    locations: ['Austin, TX'],
    phone: '(737) 555-0134',
    website: 'https://hopmoves.example',
    plan: 'Starter',
    joinedDaysAgo: 2,
    cover: COVERS.boxes,
    photos: photos('moving', 2, 1),
  },
  {
    handle: 'senior-move-partners',
    name: 'Senior Move Partners',
    bio: 'Downsizing is not a moving job, it is a family job. We sort, we listen, we measure the new place, and on the day your mother’s chair stands by the window before she arrives.',
    services: ['Downsizing', 'Packing and unpacking', 'Estate cleanouts', 'Local moves'],
    city: 'Pittsburgh, PA',
    locations: ['Pittsburgh, PA', 'Bethel Park, PA', 'Cranberry Township, PA'],
    phone: '(412) 555-0197',
    website: 'https://seniormovepartners.example',
    plan: 'Pro',
    joinedDaysAgo: 139,
    cover: COVERS.boxes,
    photos: photos('moving', 2, 2),
  },
];
