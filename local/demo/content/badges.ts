import type { BadgeApplication, BadgeKind } from '@doorstep/domain/badges/badge';

/** A badge by its kind: the number of the license or of the insurance policy. */
type DemoBadges = Partial<Record<BadgeKind, string>>;

/** The granted badges of professionals, by handle. */
export const GRANTED: Readonly<Record<string, DemoBadges>> = {
  'rivera-plumbing': { license: 'M-38127' },
  'okafor-water-and-heat': { license: 'MP.00020416', insurance: 'GL 7731-204 88' },
  'two-rivers-plumbing': { license: 'PA-MP 118204' },
  'drip-doctor-dee': { license: 'PM064418' },
  'bayou-plumbing-and-gas': { license: 'LMP 6120', insurance: 'BOP-5520917' },
  'harbor-light-electric': { license: 'C1142', insurance: 'CGL-204-118-77' },
  'lumen-sisters': { license: 'LLE 71530', insurance: 'TN-GL-90311' },
  'kowalski-electric': { license: 'ECC 93284', insurance: 'IL 55-1038-22' },
  'desert-current': { license: 'ROC 318845' },
  'brass-key-locksmith': { license: '192.001107' },
  'safe-home-lock': { insurance: 'PHL-GL-4471' },
  'ridgeline-roofing': { license: 'CMC 77120', insurance: 'RR-880-1246' },
  'monsoon-roof-care': { insurance: 'NM-GL-20716' },
  'cool-breeze-hvac': { license: 'TACLA00092310E', insurance: 'CBH 3317 004' },
  'nguyen-climate': { license: 'C-20 1042877' },
  'gentle-giants-moving': { license: 'DOT 3318042', insurance: 'CARGO-11-87342' },
  'hop-movers': { insurance: 'HM-20-5518' },
  'sunday-morning-cleaning': { insurance: 'SMC-1180-3' },
  'plum-line-painters': { insurance: 'PLP 700-4412' },
  'fern-and-fieldstone': { license: 'LCB 9841', insurance: 'FF-33-20871' },
  'front-range-decks': { insurance: 'CO-GL-61208' },
  'hollis-and-grain': { insurance: 'HG-2207-19' },
  'kitchen-by-ingrid': { insurance: 'MN 4410-883' },
  'fatima-home-care': { insurance: 'FHC-GL-30217' },
  'clear-view-windows': { insurance: 'CVW 118-5520' },
  'slate-street-roofers': { license: 'PA 132871', insurance: 'SSR-GL-7714' },
  'gutter-brothers': { insurance: 'GB-90-11342' },
  'tran-family-gardens': { license: 'C-27 981446' },
  'blue-heron-tile': { license: 'CCB 224017' },
  'reyes-and-sons-painting': { insurance: 'RSP 5581-02' },
};

interface DemoApplication {
  handle: string;
  kind: BadgeKind;
  number: string;
  daysAgo: number;
}

/**
 * Applications that no administrator has decided yet. `file`, in `evidence/`, is stored as `name`.
 */
export const PENDING: readonly (DemoApplication & {
  /** The last valid day, as the evidence shows it. */
  expiresOn: string;
  file: string;
  evidence: NonNullable<BadgeApplication['evidence']>;
})[] = [
  {
    handle: 'northside-pipe-and-drain',
    kind: 'license',
    number: '26-10482 PB',
    daysAgo: 2,
    expiresOn: '2031-06-30',
    file: 'license.webp',
    evidence: { name: 'demo-license', type: 'image/webp' },
  },
  {
    handle: 'rivera-plumbing',
    kind: 'insurance',
    number: 'LGL-7740-21-338',
    daysAgo: 1,
    expiresOn: '2031-12-31',
    file: 'insurance.pdf',
    evidence: { name: 'demo-insured', type: 'application/pdf' },
  },
];

/** Applications that an administrator refused. */
export const REFUSED: readonly (DemoApplication & { reason: string })[] = [
  {
    handle: 'volt-and-oak',
    kind: 'license',
    number: 'C-10 998 1',
    daysAgo: 45,
    reason: 'The number on the photo is cut off. Please send a photo that shows the whole license.',
  },
];
