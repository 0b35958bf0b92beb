import type { DemoReviews } from '../demo-review.ts';

export const PAINTING_REVIEWS: DemoReviews = {
  'plum-line-painters': [
    {
      by: 'Miriam Stern',
      daysAgo: 15,
      stars: 5,
      job: 'Stairwell, three floors, high ceilings.',
      text: 'Four days of filling and sanding until I asked if they would ever paint. Then one afternoon, and it looks like the inside of an egg. They talked me out of gray. Thank you for talking me out of gray.',
      answer: 'It was close. The green loves that north window.',
    },
    {
      by: 'Jamal Whitlock',
      daysAgo: 42,
      stars: 5,
      job: 'Kitchen cabinets.',
      text: 'No brush marks, no drips, and every hinge back where it was.',
    },
    { by: 'Eileen Gallagher', daysAgo: 79, stars: 4, job: 'Plaster repair and two bedrooms.' },
    {
      by: 'Robbie Santoro',
      daysAgo: 131,
      stars: 3,
      job: 'Front door and window trim.',
      text: 'Door is a jewel. They started eight days late because of rain and then two more because of “humidity”. I know that paint needs it. My patience needed paint.',
      answer:
        'We will take the blame for the two days; the weather keeps its eight. Glad that you like the door.',
    },
    {
      by: 'Priscilla Vance',
      daysAgo: 174,
      stars: 5,
      job: 'Color advice for a whole row house.',
      text: 'One hour, eleven sample cards, zero regrets so far.',
    },
    {
      by: 'Daniel Okafor',
      daysAgo: 208,
      stars: 5,
      job: 'Dining room ceiling after a leak.',
      text: 'Cannot find the spot any more and I know where it was.',
    },
  ],
  'reyes-and-sons-painting': [
    {
      by: 'Kristin Halvorsen',
      daysAgo: 23,
      stars: 5,
      job: 'Exterior, two-story Victorian.',
      text: 'They scraped for a week. Mr. Reyes did every piece of gingerbread himself with a brush the size of a pencil. The mailman stopped to take a photo.',
      answer:
        'It is good for an old man to have such trim to paint. See you in a year, for the visit that I promised.',
    },
    { by: 'Luis Montoya', daysAgo: 107, stars: 5, job: 'Deck staining.' },
    {
      by: 'Cheryl Bauman',
      daysAgo: 233,
      stars: 4,
      job: 'Pressure washing and fence.',
      text: 'Fence is like new, the tomatoes next to it were not. They brought me three new plants.',
    },
    {
      by: 'Niko Papadakis',
      daysAgo: 381,
      stars: 5,
      job: 'Interior, four rooms in winter.',
      text: 'Quick, warm people, no smell after two days. They came back after a year as promised and touched up a corner.',
    },
    {
      by: 'Dana Crowley',
      daysAgo: 529,
      stars: 2,
      job: 'Exterior of our garage.',
      text: 'Peeling on the south side after ten months. They did come and repaint it without a discussion, so two stars and not one, but the prep was skipped the first time.',
      answer:
        'The south side was scraped on the hottest day, and we did not let it dry. My name is on the truck, so we did it again. Thank you for calling me first.',
    },
    {
      by: 'Grace Adeyemi',
      daysAgo: 744,
      stars: 5,
      job: 'Trim and doors.',
      text: 'Doors so smooth that my daughter pets them.',
    },
  ],
  'quiet-coat': [
    {
      by: 'Linnea Olsen',
      daysAgo: 12,
      stars: 5,
      job: 'A nursery, before the baby comes.',
      text: 'You hear nothing. You smell nothing. In the evening there is a room.',
    },
    {
      by: 'Harold Beck',
      daysAgo: 26,
      stars: 5,
      job: 'A room for my wife’s chemotherapy weeks.',
      text: 'They chose the color together, and my wife rested next door while it was painted. I am grateful for the quiet.',
      answer: 'It was an honor. I think of you both.',
    },
    {
      by: 'Maddie Krol',
      daysAgo: 37,
      stars: 4,
      job: 'Wallpaper removal, hallway.',
      text: 'Seven layers! She kept a piece of each one for me. A day over the estimate, because seven layers.',
    },
  ],
  'murals-by-tavo': [
    {
      by: 'Nora Whitfield',
      daysAgo: 11,
      stars: 5,
      job: 'A small mural for a nursery.',
      text: 'A heron, reeds, and a frog that nobody noticed until the third day. Tavo sketched four versions and was happy each time we changed our minds. My mother cried. The crib is back and the heron watches over it.',
      answer: 'There is a second frog. Tell nobody. Welcome, little one!',
    },
    {
      by: 'Rudy Salazar',
      daysAgo: 16,
      stars: 5,
      job: 'Sign on the side of our taqueria.',
      text: 'People take pictures with the wall and then they get hungry. Best money we spent this year.',
    },
  ],
};
