import type { DemoReviews } from '../demo-review.ts';

/** Reviews of locksmiths and roofers. */
export const EXTERIORS_REVIEWS: DemoReviews = {
  'brass-key-locksmith': [
    {
      by: 'Vanessa Trujillo',
      daysAgo: 9,
      stars: 5,
      job: 'Locked out, in the rain, with a puppy.',
      text: '22 minutes. No drill. Price as on the phone. The puppy voted for six stars.',
      answer: 'Puppies ride for free. Hang a spare key at a friend’s.',
    },
    { by: 'Ray Szymanski', daysAgo: 36, stars: 5, job: 'Rekey a two-flat.' },
    {
      by: 'Kim Delaney',
      daysAgo: 74,
      stars: 4,
      job: 'Smart lock for the front door.',
      text: 'He talked me out of the expensive one and into a deadbolt with a keypad. My brother still thinks that I should have the app.',
    },
    {
      by: 'Olu Adebayo',
      daysAgo: 118,
      stars: 5,
      job: 'Old safe of my uncle.',
      text: 'Two hours with a stethoscope, like in a movie. Inside: a coupon for a car wash and 40 dollars. Uncle had humor. The safe is not damaged.',
      answer: 'I hope the car wash still honors it.',
    },
    {
      by: 'Trish Connolly',
      daysAgo: 153,
      stars: 2,
      job: 'Lockout on a Sunday night.',
      text: 'It took an hour and ten, not twenty-five minutes, and nobody called. He did take $30 off.',
      answer:
        'There was a game at Wrigley and I was in it, in the wrong lane. I should have called you from there.',
    },
    {
      by: 'Darnell Hobbs',
      daysAgo: 192,
      stars: 5,
      job: 'Deadbolts front and back.',
      text: 'solid, quick, swept up the brass',
    },
  ],
  'mei-lin-lock-and-door': [
    {
      by: 'Augusta Feeney',
      daysAgo: 20,
      stars: 5,
      job: 'A key for a 1908 wardrobe.',
      text: 'Four shops said no. Mei-Lin said “come back at three”.',
    },
    { by: 'Rafael Duarte', daysAgo: 53, stars: 5, job: 'Mailbox locks for twelve units.' },
    {
      by: 'Sheila Yip',
      daysAgo: 80,
      stars: 4,
      job: 'Rekey after moving in.',
      text: 'Cash only at the shop, good to know. Her grandmother checked my keys before I was allowed to leave.',
      answer: 'Nothing leaves without Po Po’s approval. Cards work now!',
    },
  ],
  'ridgeline-roofing': [
    {
      by: 'Harriet Cobb',
      daysAgo: 32,
      stars: 5,
      job: 'Inspection after the hail.',
      text: 'Drone, forty photos, red circles, and the sentence “this can wait two years”. When did a roofer last say that to anybody?',
      answer: 'It can also wait two and a half. We will look again for free.',
    },
    { by: 'Jared Pool', daysAgo: 125, stars: 5, job: 'Asphalt roof replacement.' },
    {
      by: 'Wilma Stokes',
      daysAgo: 276,
      stars: 4,
      job: 'Skylight leaks.',
      text: 'Dry since then. The crew was loud but finished by three, when the school bus comes.',
    },
    {
      by: 'Andre Gaines',
      daysAgo: 430,
      stars: 5,
      job: 'Standing seam on a porch.',
      text: 'Two passes with the magnet and not one nail in a tire or a paw.',
    },
    {
      by: 'Becca Thornton',
      daysAgo: 617,
      stars: 2,
      job: 'Gutters, whole house.',
      text: 'One corner overflowed for a year, and it took four calls until somebody came on a rainy day to see it.',
      answer:
        'Water tells the truth only when it rains, and we came when it was sunny. The corner has a second downspout now. Thank you for the video.',
    },
    {
      by: 'Lamar Eubanks',
      daysAgo: 858,
      stars: 5,
      job: 'Cedar roof repair.',
      text: 'Patch has already gone silver like the rest.',
    },
  ],
  'slate-street-roofers': [
    {
      by: 'Constance Whelan',
      daysAgo: 30,
      stars: 5,
      job: 'Nine slates missing.',
      text: 'They brought slates from the same quarry, from a church that came down in Manayunk. From the street you see nothing, which is the point.',
    },
    { by: 'Dominic Rizzo', daysAgo: 75, stars: 4, job: 'Copper flashing at the chimney.' },
    {
      by: 'Keisha Barnes',
      daysAgo: 129,
      stars: 5,
      job: 'Flat roof over the kitchen.',
      text: 'Quoted a repair where two others quoted a roof.',
      answer: 'You have eight good years left on it, Keisha.',
    },
  ],
  'monsoon-roof-care': [
    {
      by: 'Leonard Chee',
      daysAgo: 26,
      stars: 5,
      job: 'Leak that only comes sideways.',
      text: 'He stood on my roof in a thunderstorm to find it. I would not have.',
    },
    {
      by: 'Sylvia Baca',
      daysAgo: 60,
      stars: 4,
      job: 'Elastomeric coating.',
      text: 'The house is six degrees cooler. Some white drops on the blue gate, which he came and scraped off.',
      answer: 'A blue gate deserves better. Thank you, Sylvia.',
    },
    { by: 'Brian Kettler', daysAgo: 93, stars: 5, job: 'Canale repair.' },
  ],
};
