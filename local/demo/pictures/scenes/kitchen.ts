import { light, mix, shade } from '../kit/color.ts';
import { flat, round, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, circle, line, path, rect, repeat, type Svg } from '../kit/svg.ts';
import {
  apronSink,
  archTap,
  baseCabinets,
  counter,
  crockery,
  shelf,
  tileWall,
} from '../parts/kitchen.ts';
import { domePendant } from '../parts/lamps.ts';
import { fern, monstera, snakePlant, trailing } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts } from '../parts/room.ts';
import { sashWindow } from '../parts/window.ts';

/** A kitchen sink under a window. */
export function kitchenSink(stage: Stage): Svg {
  const { stone, wood, joinery, accent, cloth } = stage.scheme;
  const c = stage.centre;
  const window = { x: c - 230, y: 60, width: 420, height: 310, columns: 3, rows: 2 };
  return [
    plasterWall(stage, 860),
    panesOfLight(stage, c + 250, 90, 320, 320, 0.4),
    tileWall(stage, 0, 410, stage.width, 180, mix(stone, joinery, 0.2)),
    sashWindow(stage, window),
    at(c - 170, 398, {}, snakePlant(stage, 150)),
    at(c + 124, 398, {}, fern(stage, 130)),
    shelf(stage, c + 270, 280, 300, crockery(stage, c + 290, c + 500, 280)),
    at(c + 528, 280, {}, trailing(stage, 170)),
    shelf(stage, c - 600, 280, 290, crockery(stage, c - 580, c - 320, 280)),
    ...(stage.isWide ? kitchenWings(stage) : []),
    domePendant(stage, c - 430, 118, 62, accent),
    domePendant(stage, c + 410, 90, 62, accent),
    boardFloor(stage, 862),
    baseCabinets(stage, 0, 610, stage.width, 226, Math.round(stage.width / 200)),
    counter(stage, 0, 572, stage.width, mix(wood, stone, 0.2)),
    chopBoards(stage, c - 540, 574),
    utensils(stage, c + 420, 574),
    apronSink(stage, c - 190, 586, 380),
    rect(
      c - 150,
      592,
      86,
      150,
      stage.across(light(cloth, 0.3), cloth, light(cloth, 0.1), shade(cloth, 0.2)),
      { rx: 6 },
    ),
    repeat(3, (i) => line([c - 146, 700 + i * 12], [c - 68, 700 + i * 12], accent, 5)),
    archTap(stage, c - 60, 582, 240, true),
    shafts(stage, c - 230, 90, 420, 780),
    glaze(stage),
  ].join('');
}

function kitchenWings(stage: Stage): Svg[] {
  const { width } = stage;
  const window = { x: 120, y: 80, width: 300, height: 290, columns: 2, rows: 2 };
  return [
    sashWindow(stage, window),
    at(200, 398, {}, monstera(stage, 170)),
    shelf(stage, width - 520, 170, 420, crockery(stage, width - 500, width - 120, 170)),
    shelf(stage, width - 520, 340, 420, crockery(stage, width - 500, width - 120, 340)),
  ];
}

/** Chopping boards that lean on the tiles, and a bowl of lemons. */
function chopBoards(stage: Stage, x: number, y: number): Svg {
  const { wood, stone } = stage.scheme;
  return [
    rect(x + 12, y - 196, 130, 196, shadow(0.18), { rx: 20 }),
    rect(x, y - 200, 130, 200, flat(stage, light(wood, 0.1)), { rx: 20 }),
    circle(x + 65, y - 172, 11, shade(wood, 0.4)),
    rect(x + 84, y - 142, 110, 142, flat(stage, shade(wood, 0.14)), { rx: 55 }),
    repeat(4, (i) =>
      circle(x + 210 + i * 34, y - 52 - (i % 2) * 16, 23, stage.slant('#fbe38a', '#e8b53c')),
    ),
    path(`M${x + 172} ${y - 46} h178 q-6 46 -52 46 h-74 q-46 0 -52 -46Z`, round(stage, stone)),
  ].join('');
}

/** A jar of spoons and a bottle of oil. */
function utensils(stage: Stage, x: number, y: number): Svg {
  const { wood, stone, leaf } = stage.scheme;
  const spoon = (turn: number, length: number) =>
    at(
      x + 34,
      y - 70,
      { turn },
      line([0, 0], [0, -length], light(wood, 0.2), 8),
      path(`M-13 ${-length} q13 -46 26 0 q-13 26 -26 0Z`, light(wood, 0.2)),
    );
  return [
    spoon(-16, 84),
    spoon(4, 104),
    spoon(20, 78),
    rect(x, y - 92, 70, 92, round(stage, stone), { rx: 10 }),
    path(`M${x + 96} ${y} v-84 q0 -18 11 -26 v-34 h18 v34 q11 8 11 26 v84Z`, round(stage, leaf)),
  ].join('');
}
