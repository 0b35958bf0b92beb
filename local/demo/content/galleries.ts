/** What a professional says about a photo. */
export interface DemoPhotoDetails {
  caption: string;
  tags: readonly string[];
  /** Whether `pictures/photos/{name}-before` shows the same place before the work. */
  hasBefore?: true;
}

const before = (caption: string, ...tags: string[]) => ({
  caption,
  tags,
  hasBefore: true as const,
});
const only = (caption: string, ...tags: string[]) => ({ caption, tags });

/** The details of work photos, by the name of the file. */
export const PHOTO_DETAILS: Readonly<Record<string, DemoPhotoDetails>> = {
  'kitchen-sink-sage': before('New sink and faucet, done before dinner.', 'Kitchen', 'One day'),
  'bathroom-blush': before('A clawfoot tub from the attic, in use again.', 'Bathroom', 'Old house'),
  'pipework-lagoon': only('Every valve labeled, every pipe where you can reach it.', 'Pipes'),
  'shower-lagoon': before('From a dripping valve to a rain shower.', 'Bathroom', 'Two days'),
  'joint-detail-cream': only('Soldered, wiped, tested. This is the part you never see.', 'Pipes'),
  'kitchen-sink-plum': only('Deep sink, quiet disposal, no more bucket.', 'Kitchen'),
  'splashback-ochre': before('Handmade tile behind the stove.', 'Kitchen', 'Handmade'),
  'tiled-bath-plum': before('The floor pattern took longer than the walls.', 'Bathroom', 'Pattern'),
  'laying-lagoon': only('Dry first, then thinset. No tile is cut twice.', 'In progress'),
  'encaustic-blush': before('Encaustic tile, sealed four times.', 'Floor', 'Pattern'),
  'pendants-dusk': before('Three pendants on one dimmer.', 'Dining room', 'Dimmers'),
  'panel-clay': before('200 amps, labeled in plain English.', 'Panel', 'Permit included'),
  'charger-lagoon': only('Forty amps on the driveway side.', 'Garage', 'Permit included'),
  'bulbs-dusk': only('Warm bulbs, no flicker.', 'Dimmers'),
  'garden-lights-dusk': only('Low voltage, on a timer.', 'Garden'),
  'reading-corner-plum': before(
    'A corner that nobody used, and now everybody wants.',
    'Living room',
  ),
  'living-room-cream': before(
    'Four hours, two people, one very happy dog.',
    'Living room',
    'Deep clean',
  ),
  'living-room-clay': before(
    'Ready for the photographer of the listing.',
    'Living room',
    'Move-out',
  ),
  'bedroom-sage': before('Guests at six, beds at five.', 'Bedroom', 'Weekly'),
  'supplies-lagoon': only('Everything we bring. No scent unless you ask.', 'No scent'),
  'half-painted-cream': only('Second coat of three.', 'In progress', 'Interior'),
  'swatches-sage': only('We paint the samples on your wall, not on paper.', 'Color'),
  'facade-paint-cream': before('Scraped, primed, two coats.', 'Exterior', 'Old house'),
  'two-tone-lagoon': before('Two tones, one straight line, no tape marks.', 'Interior', 'Color'),
  'workshop-clay': only('Where it all begins.', 'Workshop'),
  'bookcase-sage': before('Built in, so it never tips.', 'Built-ins', 'Oak'),
  'deck-blush': before('Cedar, hidden screws, no splinters.', 'Outdoors', 'Cedar'),
  'hallway-cream': before('A hallway with room for eleven coats.', 'Built-ins', 'Small space'),
  'front-garden-golden': before('One season later.', 'Front yard', 'Native plants'),
  'kitchen-garden-sage': before('Raised beds at a height that spares the back.', 'Raised beds'),
  'mowing-cream': only('Every second Thursday.', 'Weekly'),
  'terrace-clay': before('Flagstone on gravel: it drains, and it stays level.', 'Patio', 'Stone'),
  'lock-detail-lagoon': only('Restored, with a new cylinder inside.', 'Old house'),
  'doorstep-sage': before('New door, new lock, same house number.', 'Front door'),
  'key-wall-blush': only('Yes, we have that key.', 'Shop'),
  'eaves-lagoon': before('New flashing before the fall rain.', 'Storm damage'),
  'shingling-clay': only('Day two of three.', 'In progress', 'Slate'),
  'rooftops-blush': before('Three neighbors, one crane, a better price.', 'Three days', 'Slate'),
  'shelving-sage': before('Level, anchored, and still there in ten years.', 'Small jobs'),
  'tool-layout-lagoon': only('The bag for a two-hour visit.', 'Small jobs'),
  'cooling-lagoon': only('Cool by bedtime.', 'Same day'),
  'control-clay': only('We set the schedule with you.', 'Smart'),
  'outdoor-unit-sage': before('Quieter than the old one, half the bill.', 'Heat pump', 'Rebate'),
  'heating-blush': only('Bled, balanced, warm.', 'Tune-up'),
  'moving-day-golden': only('Third floor, no elevator, nothing broken.', 'Stairs'),
  'boxes-ochre': only('Labeled on three sides.', 'Packing'),
  'arrived-cream': before('Unpacked on the same evening.', 'Unpacking'),
};

/** Tags of services, by the service's text. */
export const SERVICE_TAGS: Readonly<Record<string, readonly string[]>> = {
  'Leak detection and repair': ['Same day', 'No demolition'],
  'Emergency calls': ['24 hours'],
  'Leak repair': ['Same day'],
  'Panel upgrades': ['Permit included'],
  'Garden and string lights': ['Low voltage'],
  'Weekly cleaning': ['Pet friendly', 'No scent'],
  'Move-out cleaning': ['Deposit guarantee'],
  'Interior painting': ['Low VOC'],
  'Exterior painting': ['Lead safe'],
  'Built-in shelves': ['Drawing included'],
  Decks: ['Cedar', 'Composite', 'Permit included'],
  'Native planting': ['Pollinators', 'No spraying'],
  Patios: ['Flagstone'],
  Lockouts: ['24 hours'],
  'Roof repair': ['Photos of every step'],
  'Slate repair': ['Copper nails'],
  'Local moves': ['Flat price'],
  Backsplashes: ['Handmade tile'],
  Floors: ['Heated'],
  'Heat pumps': ['Rebate paperwork'],
  'Mini splits': ['One day'],
};
