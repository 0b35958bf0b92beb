import { light, mix } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, type Svg } from '../kit/svg.ts';
import { bubbles, bucket, glint, linenBasket, sprayBottle } from '../parts/cleaning-things.ts';
import { armchair, books, frames, rug, sideTable, sofa } from '../parts/furniture.ts';
import { counter, shelf, tileWall } from '../parts/kitchen.ts';
import { floorLamp, globePendant } from '../parts/lamps.ts';
import { fig, monstera, snakePlant, trailing } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts, wainscot } from '../parts/room.ts';
import { bed } from '../parts/table.ts';
import { curtains, sashWindow } from '../parts/window.ts';

/** A living room in the morning sun. */
export function livingRoom(stage: Stage): Svg {
  const { joinery, cloth, accent } = stage.scheme;
  const c = stage.centre;
  const window = { x: c - 470, y: 120, width: 300, height: 380, columns: 2, rows: 3 };
  const wings = () => [
    shelf(stage, 160, 260, 380, books(stage, 180, 520, 260, 120)),
    shelf(stage, 160, 430, 380, books(stage, 180, 420, 430, 110)),
    at(480, 430, {}, trailing(stage, 190)),
    armchair(stage, 420, 800, accent),
    sashWindow(stage, { ...window, x: stage.width - 480 }),
    curtains(stage, { ...window, x: stage.width - 480 }, 560),
    at(stage.width - 620, 780, {}, fig(stage, 420)),
  ];
  return [
    plasterWall(stage, 660),
    panesOfLight(stage, c - 60, 130, 420, 380, 0.5),
    sashWindow(stage, window),
    curtains(stage, window, 560),
    frames(stage, c + 40, 240, [
      [150, 200],
      [190, 240],
      [130, 170],
    ]),
    boardFloor(stage, 660),
    ...(stage.isWide ? wings() : []),
    rug(stage, c + 60, 800, 860, mix(cloth, '#ffffff', 0.3)),
    floorLamp(stage, c + 470, 720, 470, cloth),
    sofa(stage, c + 130, 760, 560, joinery),
    at(c - 260, 760, {}, fig(stage, 440)),
    at(c + 520, 850, {}, monstera(stage, 330)),
    sideTable(stage, c - 330, 860, 150),
    shafts(stage, c - 460, 120, 300, 700),
    glaze(stage),
  ].join('');
}

/** A bedroom with a fresh bed. */
export function bedroom(stage: Stage): Svg {
  const { joinery, accent } = stage.scheme;
  const c = stage.centre;
  const window = { x: c - 520, y: 110, width: 260, height: 340, columns: 2, rows: 3 };
  return [
    plasterWall(stage, 680),
    wainscot(stage, 500, 680),
    panesOfLight(stage, c - 160, 90, 420, 330, 0.45),
    sashWindow(stage, window),
    curtains(stage, window, 540),
    frames(stage, c - 60, 200, [
      [170, 210],
      [170, 210],
    ]),
    boardFloor(stage, 680),
    rug(stage, c + 80, 850, 980, accent),
    globePendant(stage, c + 440, 250, 56),
    bed(stage, c + 80, 820, 560, joinery),
    sideTable(stage, c + 480, 800, 150),
    at(c - 380, 800, {}, monstera(stage, 330)),
    linenBasket(stage, c - 300, 868, 190),
    shafts(stage, c - 520, 110, 260, 700),
    glaze(stage),
  ].join('');
}

/** Bottles, a bucket and bubbles on a clean counter. */
export function supplies(stage: Stage): Svg {
  const { joinery, stone, wood, accent, cloth, leaf } = stage.scheme;
  const c = stage.centre;
  return [
    tileWall(stage, 0, 0, stage.width, 690, mix(stone, joinery, 0.22), 118),
    panesOfLight(stage, c - 480, 50, 600, 500, 0.5),
    shelf(stage, c + 120, 230, 420, books(stage, c + 140, c + 140, 230, 10)),
    at(c + 230, 230, {}, trailing(stage, 220)),
    at(c + 440, 230, {}, snakePlant(stage, 170)),
    counter(stage, 0, 690, stage.width, mix(wood, stone, 0.15)),
    rect(0, 728, stage.width, 172, stage.down(light(joinery, 0.05), joinery)),
    rect(0, 728, stage.width, 40, stage.down(shadow(0.34), shadow(0))),
    ...(stage.isWide
      ? [
          linenBasket(stage, 420, 692, 300),
          sprayBottle(stage, 760, 692, 230, cloth),
          sprayBottle(stage, stage.width - 300, 692, 250, leaf),
          bucket(stage, stage.width - 620, 692, 220, accent),
        ]
      : []),
    bucket(stage, c - 240, 692, 270, accent),
    sprayBottle(stage, c + 20, 692, 300, cloth),
    sprayBottle(stage, c + 190, 692, 240, leaf),
    linenBasket(stage, c + 430, 692, 250),
    bubbles(stage, c - 240, 400, 200, 16),
    glint(c + 330, 380, 46),
    glint(c - 470, 300, 34),
    shafts(stage, c - 560, -60, 460, 800),
    glaze(stage),
  ].join('');
}
