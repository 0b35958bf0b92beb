import { BRAND } from '../../active-brand.ts';
import { isKnownTradeId, type KnownTradeId } from './known-trades.ts';
import { TRADE_IDS, tradeName } from './trade-names.ts';

/** A kind of home service. */
export interface Trade {
  id: string;
  name: string;
  /** Everyday words, phrases and problems in American and British English. */
  vocabulary: readonly string[];
}

/**
 * Each trade's vocabulary: phrases separated by commas. A query matches a phrase if it has all of
 * the phrase's words, in any order. Longer phrases win over shorter ones (match-trades.ts).
 */
const VOCABULARY: Record<KnownTradeId, string> = {
  plumbing: `plumber, plumbing, pipe, burst pipe, frozen pipe, leak, water leak, leaking tap, dripping tap, dripping
    faucet, leaky faucet, tap, faucet, toilet, running toilet, sink, garbage disposal, shower valve, low water pressure,
    repipe, sump pump, water line, kitchen tap, kitchen sink, no water, shower, gas line, water softener, water filter,
    well pump, bidet, water through ceiling, ceiling leak, loo, cistern, stopcock, spigot, water hammer, insinkerator`,
  drains: `drain, drainage, drain cleaning, blocked drain, clogged drain, clogged sink, clogged toilet, blocked toilet,
    blocked sink, slow drain, sewer, sewer line, sewage smell, septic, septic tank, tree roots in pipe, hydro jetting,
    unclog, rooter, blocked shower, blocked bath, loo blocked, manhole, sewage, shower draining, main line clogged`,
  'water-heaters': `water heater, hot water heater, tankless, no hot water, hot water tank, boiler, boiler repair, combi
    boiler, boiler service, immersion heater, pilot light, lukewarm shower, gas engineer, radiator, bleed radiator, hot
    water not working, hot water cylinder, water not hot, hot water, smell gas`,
  electrical: `electrician, electrical, electric, wiring, rewiring, outlet, socket, switch, breaker, circuit breaker,
    tripping breaker, fuse, fuse box, panel upgrade, consumer unit, no power, surge protection, generator, ceiling fan,
    smoke alarm, power cut, lights tripping, smoke detector, extractor fan, sparky, electricity, power outage, bathroom
    fan, attic fan, lost power, eicr, cooker hood, range hood, extractor hood, power went out, power out, electrian`,
  lighting: `lighting, light fixture, light fitting, hang a chandelier, chandelier, pendant light, recessed lighting,
    downlight, spotlight, outdoor lighting, landscape lighting, string lights, led strip, flickering lights, lightbulb,
    ceiling light, bulb, lamp, floodlight`,
  'ev-chargers': `ev charger, car charger, electric car charger, charging station, charging point, tesla charger,
    wallbox, level 2 charger, electric vehicle, home charger, electric car, wall connector`,
  solar: `solar, solar panel, photovoltaic, pv, solar battery, battery backup, powerwall, inverter,
    solar installer, solar repair, net metering`,
  'heating-cooling': `hvac, heating, heater, furnace, furnace repair, central heating, no heat, heat pump, air
    conditioning, air conditioner, ac, ac repair, ac not cooling, aircon, mini split, ductwork, duct, duct cleaning,
    thermostat, ventilation, cooling, evaporative cooler, refrigerant, air con, central air, air filter, house too hot,
    freezing house`,
  cleaning: `cleaner, cleaning, house cleaning, house cleaner, home cleaning, maid, housekeeper, housekeeping, deep
    clean, spring clean, weekly clean, move-out cleaning, end of tenancy, apartment cleaning, office cleaning, janitor,
    ironing, airbnb turnover, after party cleanup, oven cleaning, fridge cleaning, kitchen cleaning, bathroom cleaning,
    move-in cleaning, dusting, vacuuming, laundry, construction cleanup, declutter, home organizing, organizer, tidy,
    tidying, mop`,
  'carpet-cleaning': `carpet cleaning, carpet cleaner, carpet shampoo, carpet stain, rug cleaning, upholstery,
    upholstery cleaning, sofa cleaning, couch cleaning, mattress cleaning, pet stain, steam clean, tile and grout
    cleaning, stain removal, carpet smell, wine on carpet, wet carpet, pet odor, sofa stain, couch stain, mattress
    stain, dirty carpet, rug, pet urine, dog carpet, cat urine, peed on carpet`,
  'window-cleaning': `window cleaning, window cleaner, window washing, window washer, wash windows, clean windows,
    skylight cleaning, screen cleaning, dirty windows, solar panel cleaning, conservatory cleaning`,
  'pressure-washing': `pressure washing, power washing, pressure washer, jet wash, patio cleaning, driveway cleaning,
    deck cleaning, house washing, soft wash, roof cleaning, moss removal, graffiti removal, moss on roof, algae,
    driveway stain`,
  gutters: `gutter, guttering, gutter cleaning, gutter repair, gutter guard, downspout, downpipe, clogged gutter,
    blocked gutter, overflowing gutter, fascia, soffit, gutter leaking`,
  roofing: `roofer, roofing, roof, roof repair, roof leak, leaking roof, leaky roof, new roof, shingle, missing
    shingles, slate, roof tiles, flat roof, flashing, chimney flashing, storm damage, hail damage, ice dam, skylight,
    ridge tile, attic leak`,
  siding: `siding, siding repair, vinyl siding, cladding, stucco, render, rendering, exterior repair, rotten trim,
    exterior trim, weatherproofing, house wrap, clapboard, pebbledash`,
  'windows-doors': `window installation, window replacement, new windows, replace window, double glazing, glazing,
    glazier, broken window, drafty window, draughty window, sash window, door, front door, door installation, door
    repair, sticking door, patio door, sliding door, french doors, storm door, screen door, window repair, window,
    screen repair, conservatory`,
  'garage-doors': `garage door, garage door repair, garage door opener, garage door stuck, garage door spring, broken
    garage spring, roller door, garage door motor, up and over door, garage remote, garage opener`,
  locksmith: `locksmith, locked out, lock, lock change, change locks, rekey, broken key, key stuck, lost keys,
    deadbolt, door lock, smart lock, safe opening, key cutting, keys, spare key, lockout`,
  security: `security system, security camera, cctv, burglar alarm, home alarm, alarm system, doorbell camera, video
    doorbell, ring doorbell, intercom, motion sensor, access control, alarm, camera, doorbell, door bell`,
  'smart-home': `tv mounting, mount tv, hang tv, tv on wall, tv aerial, antenna, satellite dish, home theater, home
    cinema, surround sound, smart home, home automation, wifi, wi-fi setup, network cable, data cabling, tv bracket, tv,
    soundbar, internet, network, printer, television, router, alexa, google home, projector`,
  handyman: `handyman, handywoman, handyperson, odd jobs, small jobs, small repairs, home repair, general maintenance,
    property maintenance, hang shelves, hang pictures, put up shelves, curtain rail, curtain rod, blinds, picture
    hanging, caulking, honey-do list, grab bars, handy man, curtain pole, hang mirror, wall shelf, hang curtains,
    curtain, childproofing, baby proofing, babyproofing, baby gate, cat flap, things around the house, little jobs, few
    things, general repairs, drill holes, letterbox, mailbox, towel rail, toilet roll holder, tv mounting, mount tv,
    hang tv, tv on wall, patch wall, home maintenance`,
  'furniture-assembly': `furniture assembly, assemble furniture, flat pack, flatpack, ikea, ikea assembly, assemble bed,
    assemble wardrobe, assemble desk, build furniture, crib assembly, trampoline assembly, build bed, put together, shed
    assembly, swing set, assemble table, assemble dresser, assemble chair, assemble gym, bbq assembly, assembly`,
  carpentry: `carpenter, carpentry, joiner, joinery, woodwork, woodworking, built-in shelves, shelves, shelving,
    bookcase, custom furniture, cabinet, cabinetry, cabinet maker, wardrobe, baseboard, skirting board, mantel, stairs,
    staircase, banister, handrail, reclaimed wood, shelf, bookshelf, wood rot, rotten wood, shed, treehouse, crown
    molding, crown moulding, bespoke furniture, furniture repair, chair, table, wainscoting, panelling, summer
    house, wood`,
  painting: `painter, painting, paint, repaint, decorator, decorating, painter and decorator, interior painting,
    exterior painting, house painter, paint bedroom, paint walls, paint kitchen cabinets, paint fence, wallpaper,
    wallpapering, wallpaper removal, peeling paint, staining, mural, wall paper, paper hanger, limewash, paint door,
    paint ceiling`,
  drywall: `drywall, drywall repair, hole in wall, hole in ceiling, plaster, plasterer, plastering, skim, skimming,
    sheetrock, plasterboard, popcorn ceiling, artex, cracked ceiling, crack in wall, texture, taping, dry wall, ceiling
    repair, coving, ceiling collapsed, sagging ceiling, replaster, ceiling, dent in wall, patch wall`,
  flooring: `flooring, floor, hardwood floor, wood floor, refinish floors, floor sanding, sand floors, laminate, vinyl
    plank, lvt, parquet, carpet fitting, carpet installation, new carpet, carpet fitter, linoleum, squeaky floor,
    scratched floor, subfloor, carpet, lino, floorboard, hardwood, engineered wood`,
  tiling: `tiler, tiling, tile, tile installation, tile repair, backsplash, splashback, grout, regrout, bathroom tiles,
    floor tile, wall tile, cracked tile, loose tile, mosaic, retile, regrout shower, shower tile, tile shower`,
  kitchens: `kitchen, kitchen remodel, kitchen renovation, kitchen fitter, new kitchen, kitchen cabinets, kitchen design,
    kitchen installation, countertop, worktop, counter, kitchen island, pantry, cabinet refacing`,
  bathrooms: `bathroom, bathroom remodel, bathroom renovation, bathroom fitter, new bathroom, shower installation, new
    shower, walk-in shower, wet room, bathtub, bath refinishing, vanity, ensuite, shower door, shower screen, reseal
    bath, shower, bath, tub, silicone`,
  remodeling: `remodel, remodeling, renovation, renovate, general contractor, contractor, builder, building work,
    addition, home extension, extension, loft conversion, attic conversion, basement finishing, finish basement, garage
    conversion, knock down wall, load bearing wall, adu, whole house, accessible home, wheelchair ramp, convert loft,
    convert garage, knock through, wall removal, remove wall, basement conversion, architect, granny flat, structural
    engineer, planning permission, open up wall`,
  masonry: `mason, masonry, brick, bricklayer, bricklaying, brickwork, repointing, tuckpointing, chimney repair,
    stone wall, retaining wall, stonework, concrete, concrete slab, cement, foundation, foundation crack,
    sidewalk, steps, footing, garden wall`,
  paving: `driveway, driveway repair, pothole, paving, paver, patio, patio installation, block paving, asphalt, tarmac,
    sealcoating, gravel drive, resin driveway, walkway, path, interlocking brick`,
  decks: `deck, decking, deck builder, deck repair, deck staining, composite deck, rotten deck, porch, porch repair, pergola,
    gazebo, arbor, veranda, sunroom, railing`,
  fences: `fence, fencing, fence repair, fence installation, broken fence, fence panel, fence post, leaning fence, gate,
    gate repair, driveway gate, privacy fence, chain link, picket fence, trellis`,
  'lawn-care': `lawn, lawn care, lawn mowing, mow, mowing, cut grass, grass cutting, overgrown grass, long grass,
    lawnmower, aeration, fertilize, weeds in lawn, sod, turf, turfing, artificial grass, edging, reseed, grass,
    strimming, snow, snow removal`,
  gardening: `gardener, gardening, garden, garden design, landscaper, landscaping, landscape, yard, yard work, yard
    cleanup, backyard, weeding, weed, hedge, hedge trimming, hedge cutting, pruning, planting, flower bed, mulch, leaf
    removal, garden clearance, rake leaves, bushes, shrub, leaf blowing, ivy, raised beds, fall cleanup, leaves, autumn
    leaves, leaf cleanup`,
  trees: `tree, tree surgeon, arborist, tree removal, tree trimming, tree cutting, fallen tree, dead tree, branch,
    overhanging branch, stump, stump grinding, stump removal, crown reduction, tree felling, firewood, log splitting`,
  irrigation: `irrigation, sprinkler, sprinkler repair, sprinkler system, broken sprinkler, drip irrigation, winterize sprinklers,
    watering system, garden watering, french drain, yard drainage, backflow test`,
  pools: `pool, swimming pool, pool cleaning, pool service, pool repair, green pool, pool pump, pool opening, pool closing,
    hot tub, hot tub repair, spa, jacuzzi, pond, pool liner`,
  'pest-control': `pest control, pest, exterminator, mice, mouse, rat, rodent, roach, cockroach, bed bugs, ant, termite,
    wasp, wasp nest, hornet, bee removal, spider, flea, mosquito, squirrel in attic, raccoon, pigeon, woodworm, ants in
    kitchen, carpenter ants, squirrel, squirrel in roof, mice in kitchen, bugs, bugs in kitchen, bedbugs, bee, bat,
    mole, snake, possum, moth, fly, flies, insect, fumigation, dead animal, scratching in attic, tick, silverfish`,
  'appliance-repair': `appliance, appliance repair, washing machine, washer repair, dryer, tumble dryer, dryer vent,
    dishwasher, dishwasher not draining, fridge, refrigerator, fridge not cold, freezer, oven, oven repair, stove,
    cooker, hob, cooktop, microwave, ice maker, oven not heating, dryer not heating, washer dryer, washer, dish washer,
    fridge leaking, ice machine`,
  moving: `mover, moving, move house, moving company, removal van, man with a van, man and van, move apartment, moving
    help, load truck, packing, packing boxes, move a piano, piano, heavy lifting, relocation, furniture delivery,
    storage, removals, house move, heavy furniture, move furniture, unpacking, house removal, removal firm, uhaul,
    men and truck`,
  'junk-removal': `junk, junk removal, rubbish, rubbish removal, rubbish clearance, trash, trash removal, haul away,
    hauling, waste, waste removal, garbage removal, house clearance, estate cleanout, garage cleanout, old sofa, old
    mattress, old fridge, skip hire, dumpster, demolition, debris, bulky waste, garage clean out, mattress removal, dump
    run, hoarder clean out, sofa removal, couch removal, furniture removal, appliance removal, hot tub removal, shed
    removal, old couch, old furniture, old appliance, disposal, clear garage, attic cleanout, estate clearance, clear
    loft, tip run`,
  chimneys: `chimney, chimney sweep, chimney cleaning, sweep, fireplace, fireplace repair, gas fireplace, wood stove,
    log burner, wood burner, flue, chimney cap, smoky fireplace, creosote, fire place, gas fire`,
  insulation: `insulation, insulate, attic insulation, loft insulation, spray foam, cavity wall insulation, crawl space,
    drafts, draught proofing, weatherstripping, energy audit, cold house, cold room, soundproofing, draught, draughty
    house, soundproof, loft boarding, cavity wall, noisy neighbors, noisy neighbours,
    cold attic`,
  'water-damage': `water damage, flood, flooded basement, flooding, water in basement, wet basement, basement
    waterproofing, waterproofing, damp, rising damp, damp proofing, mold, mould, mold removal, mildew, fire damage,
    restoration, dehumidifier, musty smell, condensation, stain on ceiling, wet carpet, house fire, water through
    ceiling, ceiling leak, mold in shower, leaking basement, basement leak, smoke damage, asbestos, radon`,
};

function vocabularyOf(id: string): string {
  const own = BRAND.trades.own.find((trade) => trade.id === id);
  return own?.vocabulary ?? (isKnownTradeId(id) ? VOCABULARY[id] : '');
}

/** All trades of the brand. */
export const TRADES: readonly Trade[] = TRADE_IDS.map((id) => ({
  id,
  name: tradeName(id) ?? id,
  vocabulary: vocabularyOf(id)
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean),
}));
