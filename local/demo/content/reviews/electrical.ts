import type { DemoReviews } from '../demo-review.ts';

export const ELECTRICAL_REVIEWS: DemoReviews = {
  'harbor-light-electric': [
    {
      by: 'Beatrix Holloway',
      daysAgo: 24,
      stars: 5,
      job: 'Knob-and-tube in a 1911 foursquare.',
      text: 'You have to see the binder. Every circuit in our house with photos, a floor plan and a page called “Mysteries, solved”. They opened eleven small holes and the plaster was closed again when they left. Insurance accepted it without a question.',
      answer:
        'Mystery number four (the switch that did nothing for ninety years) is still our favorite. Thank you, Beatrix.',
    },
    {
      by: 'Dmitri Sokol',
      daysAgo: 90,
      stars: 5,
      job: 'Panel upgrade to 200 amps.',
      text: 'Power off at 8, power on at 3, inspector the next day.',
    },
    {
      by: 'Hallie Brandt',
      daysAgo: 215,
      stars: 4,
      job: 'Lighting plan for the living room.',
      text: 'Beautiful light, and they told us not to buy half of what we wanted. We waited seven weeks for a date though.',
    },
    { by: 'Cyrus Amini', daysAgo: 389, stars: 5, job: 'Two-prong outlets in the bedrooms.' },
    {
      by: 'Joyce Nakamura',
      daysAgo: 560,
      stars: 3,
      job: 'Code corrections after an inspection.',
      text: 'Work is excellent. The invoice was 18 percent above the estimate, each line explained, but I would have liked a call before and not a binder after.',
      answer:
        'We call at ten percent now, before we go on. You are the reason for that rule, Joyce, and it has served everybody.',
    },
    {
      by: 'Ansel Whitaker',
      daysAgo: 811,
      stars: 5,
      job: 'The hallway switch does nothing.',
      text: 'It was the porch light. Of the house next door.',
    },
  ],
  'volt-and-oak': [
    {
      by: 'Farah Qureshi',
      daysAgo: 14,
      stars: 5,
      job: 'EV charger in the garage.',
      text: 'Permit in the mail before he came, finished before lunch. And yes, I showed the conduit to the neighbors.',
      answer: 'Tell them hello from me and from my level.',
    },
    {
      by: 'Wade Sutherland',
      daysAgo: 38,
      stars: 5,
      job: 'Charger and a panel upgrade.',
      text: 'Told me that I did NOT need the panel upgrade another company quoted at 4 grand. Load calculation on paper. Honest man.',
    },
    { by: 'Noelle Batista', daysAgo: 66, stars: 4, job: 'Whole-house surge protection.' },
    {
      by: 'Greg Tillman',
      daysAgo: 95,
      stars: 2,
      job: 'Transfer switch for a generator.',
      text: 'Good install, but he missed two appointments before it and wrote only the evening before. My freezer did not survive the wait.',
      answer:
        'My truck was in the shop and I planned like it was not. No excuse. The discount on the bill was meant as an apology; here it is in words.',
    },
  ],
  'lumen-sisters': [
    {
      by: 'Savannah Pruett',
      daysAgo: 11,
      stars: 5,
      job: 'String lights for a wedding in the yard.',
      text: 'People cried at the ceremony and then AGAIN when the lights came on. Ohm the dog attended. Ten out of ten dog.',
      answer: 'Ohm has added “wedding guest” to his resume. Congratulations, you two!',
    },
    {
      by: 'Caleb Strand',
      daysAgo: 29,
      stars: 5,
      job: 'Pendants over the kitchen island.',
      text: 'They made me stand in the kitchen at night with a lamp on a broomstick to find the height. It was worth it.',
    },
    {
      by: 'Marguerite Cole',
      daysAgo: 44,
      stars: 4,
      job: 'Dimmers in four rooms.',
      text: 'Lovely to deal with. One dimmer buzzed, they swapped it two days later.',
    },
  ],
  'kowalski-electric': [
    {
      by: 'Stan Mazurek',
      daysAgo: 17,
      stars: 5,
      job: 'Half of the basement has no power.',
      text: 'Forty minutes and two cups of coffee. $140.',
    },
    { by: 'Renee Castillo', daysAgo: 52, stars: 5, job: 'Ceiling fan wobbles.' },
    {
      by: 'Tom Brannigan',
      daysAgo: 88,
      stars: 4,
      job: 'Service upgrade for a two-flat.',
      text: 'He knows Chicago conduit like nobody else. Does not do email, so keep a pen near the phone.',
      answer: 'I am writing this on my granddaughter’s phone. Call me.',
    },
    {
      by: 'Imani Jeffries',
      daysAgo: 137,
      stars: 5,
      job: 'Lights flicker when the AC starts.',
      text: 'Two electricians told me to replace the panel. Mr. Kowalski tightened one loose neutral, showed it to me with a flashlight, and told me to spend the money on my kids.',
    },
    {
      by: 'Eddie Navarro',
      daysAgo: 160,
      stars: 3,
      job: 'Outlets for a new office.',
      text: 'Good work but he starts at 6:30. In the morning. With a hammer drill.',
    },
  ],
  'desert-current': [
    {
      by: 'Ximena Rojas',
      daysAgo: 9,
      stars: 5,
      job: 'Swamp cooler trips the breaker.',
      text: 'Llegaron a las cinco y media, antes del calor, y a las siete ya estaba fresco. Muy amables con mi mamá.',
      answer: '¡Gracias, Ximena! Saludos a su mamá.',
    },
    {
      by: 'Bill Overstreet',
      daysAgo: 20,
      stars: 4,
      job: 'Battery backup for the medical equipment.',
      text: 'Explained everything twice because I asked twice. Ran through two outages since then.',
    },
    { by: 'Tessa Lindgren', daysAgo: 27, stars: 5, job: 'Lights along the driveway.' },
  ],
};
