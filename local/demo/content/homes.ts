import { BEN, GLORIA, HANNAH, NORA, PRIYA, SAM, THEO, WEI } from './people.ts';

interface Home {
  /** The place of the person's requests: a city or a ZIP. */
  place: string;
  /** The street address of their requests; null if they share none. */
  street: string | null;
}

/** Where the demo clients live, by uid. */
export const HOMES: Readonly<Record<string, Home>> = {
  [NORA.uid]: { place: '78704', street: '2204 Bluebonnet Lane' },
  [BEN.uid]: { place: 'Round Rock, TX', street: '18 Quail Hollow' },
  [PRIYA.uid]: { place: 'Austin, TX', street: '905 East 13th Street, Apartment 4' },
  [GLORIA.uid]: { place: '78745', street: null },
  [SAM.uid]: { place: 'Pflugerville, TX', street: '311 Heatherwilde Court' },
  [HANNAH.uid]: { place: 'Cedar Park, TX', street: null },
  [THEO.uid]: { place: '78702', street: null },
  [WEI.uid]: { place: 'Georgetown, TX', street: '7 Sunset Ridge' },
};
