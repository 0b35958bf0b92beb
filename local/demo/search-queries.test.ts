import {
  closestQuery,
  isClosestMatch,
  withGuessedPlace,
  type ClosestQuery,
} from '@doorstep/domain/search/closest-matches';
import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import { matchesSearch } from '@doorstep/domain/search/search';
import { expect, it } from 'vitest';
import { PROVIDERS } from './content/providers.ts';
import { toGallery } from './galleries.ts';
import { toProfile } from './market.ts';
import { demoPictures, downloadAddress } from './seed/pictures.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

const MARKET = PROVIDERS.map((provider) => {
  const pictures = demoPictures(provider);
  const addressOf = (path: string) => downloadAddress('http://localhost:1', 'demo', path);
  const profile = toProfile(provider, pictures, addressOf, NOW);
  const gallery = toGallery(provider, pictures);
  const listing = toProviderSearch(profile, provider.plan, [], gallery);
  return { published: profile.published, listing };
})
  .filter(({ published }) => published)
  .map(({ listing }) => listing)
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Returns the handles of the first six cards of the search page. */
function firstCards(service: string, location: string): string[] {
  const terms = { service, location };
  const exact = MARKET.filter(({ card }) => matchesSearch(card, terms));
  const listClosest = (query: ClosestQuery | null) =>
    query ? MARKET.filter(({ card }) => isClosestMatch(card, query)) : [];
  const query = closestQuery(terms);
  const guessed = listClosest(query && withGuessedPlace(terms, query));
  const closest = guessed.length > 0 ? guessed : listClosest(query);
  const shown = exact.length < 24 ? new Set([...exact, ...closest]) : exact;
  return [...shown].slice(0, 6).map(({ card }) => card.handle);
}

/** What people type, and professionals of the demo market of whom one must be found. */
const QUERIES: [service: string, location: string, wanted: string][] = [
  ['plumber', 'austin tx', 'rivera-plumbing'],
  ['leaking tap', 'Austin, Texas', 'rivera-plumbing'],
  ['dripping faucet', 'minneapolis', 'drip-doctor-dee'],
  ['blocked drain', 'portland or', 'northside-pipe-and-drain'],
  ['no hot water', 'denver', 'okafor-water-and-heat'],
  ['boiler repair', 'chicago il', 'lake-effect-furnace'],
  ['my toilet is running', 'minneapolis mn', 'drip-doctor-dee'],
  ['electrician', 'chicago', 'kowalski-electric'],
  ['breaker keeps tripping', 'portland oregon', 'harbor-light-electric'],
  ['tesla charger', 'sacramento', 'volt-and-oak'],
  ['lights flickering', 'nashville tn', 'lumen-sisters'],
  ['cleaner', 'seattle', 'sunday-morning-cleaning'],
  ['house cleaners near me', 'atlanta ga', 'bright-side-maids'],
  ['maid', 'minneapolis', 'fatima-home-care'],
  ['window washer', 'boston', 'clear-view-windows'],
  ['painter', 'philadelphia', 'plum-line-painters'],
  ['paint my bedroom', 'madison wisconsin', 'quiet-coat'],
  ['wallpaper removal', 'madison', 'quiet-coat'],
  ['carpenter', 'seattle wa', 'hollis-and-grain'],
  ['deck builder', 'denver colorado', 'front-range-decks'],
  ['broken fence', 'denver', 'front-range-decks'],
  ['sticking door', 'boston ma', 'bench-and-bevel'],
  ['kitchen fitter', 'minneapolis', 'kitchen-by-ingrid'],
  ['gardener', 'portland', 'fern-and-fieldstone'],
  ['mow my lawn', 'raleigh nc', 'early-bird-lawns'],
  ['sprinkler repair', 'tucson', 'alta-vista-landscape'],
  ['locked out', 'chicago', 'brass-key-locksmith'],
  ['locksmith', 'sf', 'mei-lin-lock-and-door'],
  ['roofer', 'philly', 'slate-street-roofers'],
  ['locksmith', 'san francisco california', 'mei-lin-lock-and-door'],
  ['roof leak', 'nashville', 'ridgeline-roofing'],
  ['roofer', 'philadelphia pa', 'slate-street-roofers'],
  ['clogged gutters', 'seattle', 'gutter-brothers'],
  ['handyman', 'madison', 'honest-abe-handyman'],
  ['assemble ikea furniture', 'boston', 'gentle-giants-moving'],
  ['movers', 'boston', 'gentle-giants-moving'],
  ['man with a van', 'austin', 'hop-movers'],
  ['tiler', 'seattle', 'blue-heron-tile'],
  ['cracked tile', 'miami', 'casa-azulejo'],
  ['ac not cooling', 'austin texas', 'cool-breeze-hvac'],
  ['insulate my attic', 'minneapolis', 'warm-house-project'],
  ['plumer', 'pittsburgh pa', 'two-rivers-plumbing'],
  ['plumber austin', '', 'rivera-plumbing'],
  ['austin plumber', '', 'rivera-plumbing'],
  ['leaking tap minneapolis', '', 'drip-doctor-dee'],
  ['electric car charger sacramento', '', 'volt-and-oak'],
  ['san francisco locksmith', '', 'mei-lin-lock-and-door'],
  ['two rivers plumbing', '', 'two-rivers-plumbing'],
  ['need help', 'austin tx', 'rivera-plumbing'],
  ['plumber', 'south austin, texas, united states', 'rivera-plumbing'],
  ['plumber within 10 miles of austin', '', 'rivera-plumbing'],
  ['austin tx', 'plumber', 'rivera-plumbing'],
  ['a/c repair', 'austin', 'cool-breeze-hvac'],
  ['no electricity', 'chicago', 'kowalski-electric'],
];

it.each(QUERIES)(
  '"%s" in "%s" finds %s among the first six cards @2.2.15',
  (service, location, wanted) => {
    expect(firstCards(service, location)).toContain(wanted);
  },
);
