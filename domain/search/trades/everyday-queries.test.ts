import { expect, it } from 'vitest';
import { tradesOfQuery } from './match-trades.ts';
import type { KnownTradeId } from './known-trades.ts';

/** What people type, separated by commas, by a trade that must be found. */
const QUERIES: Record<KnownTradeId, string> = {
  plumbing: `low pressure shower, water coming through ceiling, toilet wont flush, toilet overflowing, water leaking
    under sink, leak under kitchen sink, radiator leaking, burst pipe, pipe burst, frozen pipes, leaky faucet, tap
    wont turn off, plummer, plumbr, gas leak, gas line, toilet leaking, shower leaking, shower not working, shower
    head replacement, replace toilet, install toilet, install sink, replace kitchen faucet, water pressure low,
    ceiling leaking, leak in ceiling, water softener, water filter, bidet, well pump, drain pipe broken, sump pump
    not working, kitchen tap dripping, kitchen sink leaking, outside tap, hose bib leaking, spigot broken, garbage
    disposal jammed, insinkerator repair, toilet keeps running, toilet seat replacement, cistern not filling, loo
    wont flush, no water in house, water meter leak, stopcock stuck, water hammer, noisy pipes, pipes banging,
    garbage disposal replacement, plumer needed asap, pluming, toliet, toilett, fawcet, emergency plumber 24 hour`,
  drains: `sink wont drain, bathtub not draining, blocked toilet, toilet blocked, smelly drain, drains smell, sewage
    backing up, shower drain clogged, kitchen sink blocked, drain backing up, shower not draining, bath wont drain,
    floor drain clogged, main line clogged, septic pumping, drain camera inspection, hair in drain`,
  'water-heaters': `radiator cold, boiler broken, boiler not working, water heater leaking, hot water gone, gas
    engineer, smell gas, boiler losing pressure, boiler leaking, new boiler, combi boiler install, tankless heater,
    water heater installation, radiators not getting hot`,
  electrical: `the power went out, electrian,
    no electricity, electricity off, power outage, light switch broken, install ceiling fan, outlet not
    working, plug socket not working, bathroom fan, rewire house, house rewire, fuse keeps blowing, electrical
    panel, sparky needed, smoke detector beeping, ceiling fan not working, attic fan, half the house has no power,
    lost power in bedroom, sparks from outlet, burning smell from outlet, usb socket, extra sockets, dimmer switch,
    eicr, electrical inspection, smoke alarm battery, extractor hood, range hood, electritian, elektrician, licensed
    electrician`,
  lighting: `lights wont turn on, install light, new light fixture, replace light bulb, outdoor lights, christmas
    lights, hang christmas lights, garden lights, security light, motion light, lights keep flickering, lights gone
    out, under cabinet lighting, change a bulb, lamp repair, porch light, floodlight, bulb replacement`,
  'ev-chargers': `charger for my car, install ev charger at home, ev charging, electric car plug, charger for
    electric car, tesla wall connector, car charging at home`,
  solar: `solar panels on roof, solar install`,
  'heating-cooling': `house is freezing,
    a/c repair, heating not working, furnace not working, heater blowing cold air, air con
    service, air conditioner install, ac broken, thermostat replacement, no heating, no heat in house, underfloor
    heating, heating engineer, air con not cold, aircon installation, central air, house too hot, air filter change,
    hvac tune up, furnace making noise, heat not working, wall heater, smart thermostat, air conditoner`,
  cleaning: `tidy house,
    house clean, clean my house, clean my apartment, cleaning lady, end of lease clean, move out clean,
    flat cleaning, clean oven, clean fridge, cleaner for office, office cleaner, housekeeping weekly, domestic
    cleaner, someone to clean my flat, clean before moving out, clean bathroom, dusting, vacuuming, deep cleaning
    kitchen, post construction cleanup, after builders clean, laundry, spring cleaning, airbnb cleaning, declutter,
    organizer, home organizing, affordable house cleaning`,
  'carpet-cleaning': `cat peed on carpet,
    dog smell carpet, stain removal, carpet smells, clean sofa, red wine on carpet, clean rug, wet
    carpet, carpet steam cleaning, dog pee on carpet, cat urine smell, stained couch, upholstery stain, mattress
    stain, dirty carpets, dirty rug`,
  'window-cleaning': `wash my windows, windows cleaned outside, clean solar panels`,
  'pressure-washing': `clean driveway, pressure wash deck, jet washing patio, wash house exterior, clean patio
    slabs, algae on driveway, driveway oil stain`,
  gutters: `clean the gutters, gutters overflowing, gutters need cleaning, gutter fell off, leaves in gutters,
    gutter broken, new gutters, gutter cleening`,
  roofing: `replace shingles, roof tile slipped, roof is leaking, new roof quote, skylight leaking, roof inspection,
    missing roof tiles, wind blew shingles off, leak in roof, attic leak, mossy roof, roof blown off, storm damaged
    roof, felt roof, shed roof, lead flashing, loose roof tiles, roofr, best roofer`,
  siding: `replace siding, clapboard repair, rotten siding, pebbledash, render cracked`,
  'windows-doors': `replace windows, smashed window, cracked window, door wont close, door is sticking, hang a door,
    new front door, window wont open, condensation between window panes, fix a door handle, door handle broken,
    drafty windows, screen repair, window screen, fix window, fix front door, door frame, dog door, burglar broke
    door, double glazed window misted, foggy windows, window seal broken, window stuck, front door jammed, door
    scraping floor, squeaky door, interior doors, install screen door, patio door stuck, broken glass, conservatory,
    door trim, window sill rotten, cold draft from window`,
  'garage-doors': `garage door wont open, fix garage door, garage opener, garage door off track, electric garage
    door`,
  locksmith: `house lockout,
    locked out of my house, lost my house keys, key broke in lock, change my locks, locksmyth, car keys
    locked, door wont lock, lock stuck, lock broken, back door wont lock, locked myself out, keys stuck in door, new
    locks, key copy, broken lock, safe locked, door code lock, 24/7 locksmith`,
  security: `install security cameras, ring doorbell installation, house alarm, door bell, alarm going off, nest
    doorbell, outdoor camera`,
  'smart-home': `tv installation, mount my tv on the wall, hang tv on wall, wifi not working, tv not working, mount
    soundbar, network setup, internet wiring, printer setup, tv removal, mount television, television on wall, tv
    wall mount, wall mount tv, alexa setup, google home, slow internet, router setup, projector installation, hide
    tv cables`,
  handyman: `mount a tv, patch wall, home maintenance,
    curtains hung, childproofing, put up shelves, hang a mirror, hang pictures, hang curtains, put up
    blinds, put up curtain rail, odd job man, fixing things around the house, handy man needed, cat flap, baby gate,
    baby proofing, babyproofing, grab bar, bathroom caulking, little jobs around the house, general repairs, fix a
    few things, hang a picture, drill holes in wall, curtain rail fell down, toilet roll holder, letterbox, mailbox,
    towel rail, roller blinds, handiman, weekend handyman`,
  'furniture-assembly': `build a bed, put together furniture, ikea wardrobe, build ikea bed, put together a desk,
    assemble a crib, flat pack furniture, assemble shed, wardrobe assembly, assemble ikea, bunk bed assembly,
    assemble trampoline, swing set, assemble gym equipment, bbq assembly, assemble table, dresser assembly, office
    chair assembly, ikea delivery`,
  carpentry: `wood working,
    wood rot, custom bookshelves, build shelves, built in wardrobe, fitted wardrobes, fix stairs,
    carpentar, baseboards, crown molding, trim carpentry, shelf fell down, build a shed, shed, treehouse, loose
    handrail, pax wardrobe, custom cabinet, floating shelves, alcove shelves, bespoke furniture, fix a chair, wobbly
    table, table repair, furniture repair, broken stair, wainscoting, panelling, staircase repair, summer house,
    carpanter`,
  painting: `paint my house, paint living room, painter and decorator, paint ceiling, paint the fence, hang
    wallpaper, strip wallpaper, cabinet painting, paint cabinets, decorator, fence painting, wallpaper stripping,
    paint bathroom, paint front door, paint hallway, paint nursery, touch up paint, painting and decorating, paint
    kitchen, paint exterior of house, spray painting, wallpaper bedroom, remove wallpaper, painting contractor,
    house painter near me`,
  drywall: `ceiling collapsed, hole in drywall, patch hole in wall, plaster ceiling, replaster a room, cracks in
    ceiling, sagging ceiling, hole in ceiling, popcorn ceiling removal, drywall patch, ceiling crack, hole in the
    ceiling, dent in wall, textured ceiling, plaster falling off, plastrer, cieling`,
  flooring: `new floor, install hardwood, lay carpet, lay laminate, sand wooden floor, floor creaks, carpet removal,
    varnish floor, bedroom carpet, stair carpet, carpet layer, vinyl flooring, wood flooring installation, restore
    wood floors, creaky floorboards, floor polishing, engineered wood, epoxy floor, heated floor`,
  tiling: `tile my bathroom, bathroom tiler, grout bathroom, tile removal, tile kitchen floor, kitchen tiles,
    regrout shower, mouldy grout, shower tile fell off, marble tile, tile floor bathroom`,
  kitchens: `new countertops, redo my kitchen, kitchen makeover, fit a kitchen, kitchen cabinet doors, kitchen
    installer, granite countertop, quartz worktop, kitchen units, kitchen refit`,
  bathrooms: `silicone bath, redo bathroom, install shower, replace bathtub, new bath fitted, bath resealing,
    recaulk tub, bathroom refit, new shower, replace shower, install bathtub, small bathroom remodel, disabled
    bathroom, shower glass, wet room installation, replace vanity, remodle bathroom`,
  remodeling: `convert loft, garage conversion, build extension, home renovation, knock through wall, finish my
    basement, wall removal, single storey extension, home addition, basement conversion, basement remodel, builder
    for extension, room addition, architect, granny flat, wheelchair ramp, open up kitchen wall, structural
    engineer, planning permission drawings`,
  masonry: `brick wall, fix brick steps, pour concrete, crack in foundation, brick repair, crumbling brick, uneven
    sidewalk, trip hazard sidewalk, retaining wall, broken step, bricks falling, garden wall fell down, concrete
    patio, cracked concrete, concrete steps, stone mason, foundation repair`,
  paving: `repair driveway, new patio, lay patio slabs, tarmac drive, potholes, garden path, concrete driveway,
    stone patio, cracked driveway, gravel driveway, patio laid, pavers sinking`,
  decks: `build a deck, stain deck, deck boards rotten, deck railing, wobbly deck, pergola, porch steps, deck stain`,
  fences: `install fence, fence blew down, fence fell over, gate wont close, garden fence, wooden gate, electric
    gate, fence panel blown down, fix fence, fence post rotten, garden gate, chainlink fence`,
  'lawn-care': `snow removal, snow plowing, shovel snow, mow the lawn, lawn mowing service, grass is too long, lay
    turf, lawn treatment, moss in lawn, dead grass, cut lawn, lawn care weekly, grass cutter, fertilise lawn, weed
    control lawn, snow blower, driveway snow, snow clearing`,
  gardening: `leaf cleanup,
    leaf blowing, trim hedges, weed garden, tidy garden, yard clean up, rake leaves, leaf blower, plant
    flowers, overgrown garden, gardner, landscapper, ivy removal, bush removal, planting trees, flower beds, leaf
    removal, gardener once a week, prune roses, cut hedge, hedges cut, garden tidy up, landscaping front yard, bark
    mulch, raised beds, vegetable garden, cut back bushes, remove bush, fall cleanup, autumn leaves, leaves in yard,
    yard floods, lanscaping`,
  trees: `cut down tree, tree cut down, remove tree stump, trim tree, tree fell on house, tree removal, branches
    hanging over roof, tree too big, tree roots, remove a tree, tree down in storm, stump, palm tree trimming, log
    splitting`,
  irrigation: `sprinkler broken, sprinklers not working, watering system, sprinkler head broken, lawn sprinklers`,
  pools: `hot tub wiring, clean pool, pool green, jacuzzi repair, pool leaking, pool cleaner, hot tub not heating,
    pool filter, swimming pool maintenance, spa repair`,
  'pest-control': `squirrels in roof, mice in kitchen, rats in attic, cockroaches, wasps nest, bedbugs, ants in
    house, bees in wall, something in the attic scratching, squirrels in attic, raccoon in chimney, bats in attic,
    mole in yard, snake, possum under house, moths, flies, bugs in kitchen, insects, fumigation, dead animal smell,
    bee removal, hornets, mouse problem, rats in garden, rat in house, ant infestation, termite inspection, fleas in
    carpet, bed bug treatment, wasp nest removal, pigeons on roof, spiders, bee hive, ticks in yard, silverfish,
    mice in walls, exterminater`,
  'appliance-repair': `washing machine broken, washer not spinning, washing machine leaking, dishwasher leaking,
    install dishwasher, fridge broken, refrigerator not cooling, dryer not working, oven not working, freezer
    broken, refridgerator, refrigirator, dish washer, dryer not heating, tumble dryer broken, washer leaking, fridge
    leaking water, fridge making noise, ice machine, stove wont light, cooker installation, hob not working,
    microwave repair, dishwasher installation, washing machine installation, plumb in washing machine, dryer vent
    cleaning, washing mashine, dishwaser`,
  moving: `2 men and a truck,
    removals, house removals, removals company, removal firm, move a couch, help moving house, moving
    apartment, moving flat, house movers, van hire with driver, move piano, boxes packed, move furniture, heavy
    furniture, unpacking, piano removal, two men and a van, man and a van, moving truck, student move, office
    relocation, move a fridge, movers for apartment, long distance movers, move one item, load uhaul, packing help,
    cheap movers`,
  'junk-removal': `dump run, hoarder clean out, sofa removal, old couch removal, furniture removal, couch removal,
    take away old furniture, get rid of old couch, clear out garage, clear garage, remove rubbish, take rubbish
    away, attic cleanout, estate clearance, mattress disposal, old appliances, appliance removal, hot tub removal,
    shed removal, clear my loft, skip hire, take rubbish to tip, tip run, haul junk, garden waste, garden waste
    removal, yard waste, remove old sofa, dump old mattress, construction debris, house clearance`,
  chimneys: `chimney swept, clean chimney, smoke coming from fireplace, bird in chimney, chimney leaking, fireplace
    not working, chimney smoking, sweep chimney, log burner installation, gas fire service, blocked chimney,
    chimmney sweep`,
  insulation: `attic cold,
    insulate loft, house is cold, attic insulation, insulate garage, soundproof wall, noisy neighbours
    wall, cavity wall, water in crawl space`,
  'water-damage': `mold in bathroom, mould on wall, damp wall, basement flooded, water in basement, black mold,
    water stain on ceiling, house fire, flooded kitchen, flood damage, mold removal, damp patch on ceiling, water
    damaged drywall, mold, mold in shower, mildew smell, flooded house, leaking basement, damp in bedroom, smoke
    damage, asbestos, radon`,
};

it.each(Object.entries(QUERIES))(
  'everyday queries for %s name it, and at most one other trade @2.2.15',
  (trade, queries) => {
    for (const typed of queries.split(',').map((query) => query.trim())) {
      const found = tradesOfQuery(typed);
      expect(found, typed).toContain(trade);
      expect(found.length, typed).toBeLessThanOrEqual(2);
    }
  },
);
