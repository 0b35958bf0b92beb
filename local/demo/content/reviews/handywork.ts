import type { DemoReviews } from '../demo-review.ts';

/** Reviews of handymen and movers. */
export const HANDYWORK_REVIEWS: DemoReviews = {
  'marta-fixes-things': [
    {
      by: 'Priya Raman',
      daysAgo: 15,
      stars: 5,
      job: 'A list of eleven things in my rental.',
      text: 'Eleven things, crossed off one after another with a thick red pen. The bathroom door closes. My tenants sent ME flowers.',
      answer: 'Number eight was hard. Say thanks to your tenants for the coffee!',
    },
    {
      by: 'Oscar Lindahl',
      daysAgo: 39,
      stars: 5,
      job: 'Shelves and a TV, hung by my brother-in-law.',
      text: 'She found one screw. One. For a 65-inch TV.',
    },
    { by: 'Denise Kwan', daysAgo: 71, stars: 5, job: 'Childproofing, twins.' },
    {
      by: 'Fletcher Boone',
      daysAgo: 108,
      stars: 3,
      job: 'Drywall repair and paint.',
      text: 'Repair is good, the paint is a shade off. She says it will dry, I say it has dried. Otherwise a pleasure.',
      answer:
        'You were right, it had dried. I came back with the right can, and we are friends again.',
    },
    {
      by: 'Gwen Albrecht',
      daysAgo: 147,
      stars: 5,
      job: 'Blinds in six windows.',
      text: 'on time, vacuumed, left earlier than billed and changed the bill',
    },
    { by: 'Tariq Mansour', daysAgo: 174, stars: 4, job: 'Furniture assembly.' },
  ],
  'honest-abe-handyman': [
    {
      by: 'Nancy Thiel',
      daysAgo: 13,
      stars: 5,
      job: 'Storm door slams.',
      text: 'He fixed it and then taught my grandson how. The boy now wants to fix everything. Pray for us.',
      answer: 'Send him over on Thursdays. I have a drawer of broken clocks.',
    },
    {
      by: 'Jerome Tate',
      daysAgo: 34,
      stars: 5,
      job: 'A rocking chair from 1930.',
      text: 'Could not be saved, he said, and charged nothing. Then he phoned a week later with an idea. It rocks.',
    },
    { by: 'Ellie Novak', daysAgo: 51, stars: 4, job: 'Screens for the porch.' },
  ],
  'saturday-list': [
    {
      by: 'Bianca Howell',
      daysAgo: 12,
      stars: 5,
      job: 'A list for one Saturday.',
      text: 'Nineteen items. Two guys. Eight hours. I sat on the porch and felt rich.',
    },
    {
      by: 'Corey Dunn',
      daysAgo: 18,
      stars: 3,
      job: 'Yard cleanup and hauling.',
      text: 'Yard looks great, but two items of the list were left at five o’clock sharp. Flat price means flat time, I learned.',
      answer: 'We should have said at noon that it would be tight. We owe you two items, Corey.',
    },
  ],
  'everything-and-the-kitchen-sink-home-ser': [
    {
      by: 'Maximiliana Featherstonehaugh-Villanueva',
      daysAgo: 24,
      stars: 5,
      job: 'A second opinion about nearly everything in the house.',
      text:
        'I asked about a squeak. What followed was a walk through the house, a pot of coffee and a list of thirty-one findings, sorted by how soon each would cost me money. I will try to be as thorough as they were. ' +
        'The squeak was a joist hanger with two nails of ten. The drip behind the washer was a hose from the last century. The breaker for the bathroom was labelled “garage”, the breaker for the garage was labelled “do not”. ' +
        'They did the first nine findings in three days, showed me each one before and after, and told me which of the others I could do with my own hands and a video. I did four of them and I have never been prouder of anything.\n\n' +
        'What could be better: the name does not fit on a check. I tried.',
      answer: 'Please make checks out to “The Sink”. Our bank knows. And well done with the caulk.',
    },
    {
      by: 'Ron Castellanos',
      daysAgo: 67,
      stars: 4,
      job: 'Level a leaning shed.',
      text: 'Shed is level. Now the fence looks crooked.',
    },
    { by: 'Ivy Sandoval', daysAgo: 103, stars: 5, job: 'Repairs before we sell.' },
  ],
  'gentle-giants-moving': [
    {
      by: 'Rebecca Stein',
      daysAgo: 27,
      stars: 5,
      job: 'An upright piano, third floor, Cambridge.',
      text: 'Four people, one staircase, zero scratches. It was even still in tune, which my teacher refuses to believe.',
      answer: 'We carry in B flat. Play something for us.',
    },
    {
      by: 'Nate Abrams',
      daysAgo: 114,
      stars: 5,
      job: 'Two-bedroom move, Medford to Newton.',
      text: 'Beds first. I did not understand how right that is until 11 pm.',
    },
    { by: 'Shreya Kulkarni', daysAgo: 197, stars: 4, job: 'Packing and storage for two months.' },
    {
      by: 'Donna Pelletier',
      daysAgo: 322,
      stars: 2,
      job: 'Local move, one bedroom.',
      text: 'A box of glasses arrived as a box of pieces, and the claim took seven weeks. The movers themselves were nice and careful, it was the office.',
      answer:
        'Seven weeks is five too many. Claims are now answered by the person who was on the truck. Thank you for your fairness to the crew.',
    },
    {
      by: 'Ezra Goldfarb',
      daysAgo: 486,
      stars: 5,
      job: 'Move on September 1.',
      text: 'If you know Boston, you know. They did not even swear.',
    },
    { by: 'Carmen Figueroa', daysAgo: 624, stars: 5, job: 'Furniture assembly after the move.' },
  ],
  'senior-move-partners': [
    {
      by: 'Judith Marlowe',
      daysAgo: 19,
      stars: 5,
      job: 'My mother’s move, four rooms into two.',
      text: 'They measured the new windowsill so that her violets would fit. When she came in, her chair was there, her lamp was on, and the radio played her station. She said “oh, I live here already”.',
      answer: 'That sentence hangs in our office now. Please hug her.',
    },
    {
      by: 'Frank Petrocelli',
      daysAgo: 64,
      stars: 5,
      job: 'Estate cleanout, a house full of tools.',
      text: 'Nothing thrown away without a question. My dad’s planes went to a trade school.',
    },
    { by: 'Carolyn Yates', daysAgo: 98, stars: 4, job: 'Unpacking.' },
  ],
};
