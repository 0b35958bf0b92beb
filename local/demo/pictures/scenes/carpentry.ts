import { light, mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, repeat, type Svg } from '../kit/svg.ts';
import { armchair, books, rug } from '../parts/furniture.ts';
import { crockery } from '../parts/kitchen.ts';
import { domePendant, floorLamp } from '../parts/lamps.ts';
import { fig, monstera, snakePlant, trailing } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts } from '../parts/room.ts';
import { drill, toolBag } from '../parts/tools.ts';
import { sashWindow } from '../parts/window.ts';
import { builtIn, handPlane, lumber, shaving, toolBoard, workbench } from '../parts/workshop.ts';

/** A joiner's workshop. */
export function workshop(stage: Stage): Svg {
  const { accent, wood } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 710),
    panesOfLight(stage, c + 40, 60, 420, 400, 0.4),
    sashWindow(stage, { x: c - 510, y: 100, width: 320, height: 340, columns: 3, rows: 3 }),
    toolBoard(stage, c - 90, 110, 600),
    ...(stage.isWide
      ? [toolBoard(stage, 160, 110, 420), lumber(stage, stage.width - 560, 780, 640, 8)]
      : []),
    boardFloor(stage, 710),
    ...(stage.isWide
      ? [at(360, 850, {}, fig(stage, 400)), toolBag(stage, 640, 850, 160)]
      : [lumber(stage, c + 470, 760, 600, 4)]),
    workbench(stage, c - 20, 830, 860),
    at(c - 40, 540, {}, handPlane(stage)),
    rect(c - 330, 520, 520, 22, light(wood, 0.34)),
    at(c + 330, 541, { scale: 0.7 }, drill(stage, accent)),
    repeat(8, (i) =>
      shaving(
        c - 360 + i * 110 + stage.random.between(-30, 30),
        866 - (i % 3) * 14,
        stage.random.between(18, 34),
        wood,
      ),
    ),
    shaving(c - 190, 520, 40, wood),
    domePendant(stage, c - 150, 96, 60, accent),
    shafts(stage, c - 500, 90, 320, 780),
    glaze(stage),
  ].join('');
}

/** Shelves built into a wall. */
export function bookcase(stage: Stage): Svg {
  const { cloth, accent } = stage.scheme;
  const c = stage.centre;
  const filled = (x: number, y: number, width: number, row: number) =>
    row % 2 === 0
      ? books(stage, x, x + width * 0.62, y, 100) + crockery(stage, x + width * 0.7, x + width, y)
      : crockery(stage, x, x + width * 0.4, y) + books(stage, x + width * 0.5, x + width, y, 96);
  return [
    plasterWall(stage, 700),
    panesOfLight(stage, c - 560, 70, 440, 420, 0.42),
    boardFloor(stage, 700),
    builtIn(stage, c - 180, 70, 340, 632, filled),
    builtIn(stage, c + 176, 70, 340, 632, filled),
    ...(stage.isWide
      ? [
          builtIn(stage, c + 532, 70, 340, 632, filled),
          sashWindow(stage, { x: 260, y: 110, width: 340, height: 390, columns: 2, rows: 3 }),
          at(720, 800, {}, fig(stage, 430)),
          at(stage.width - 200, 840, {}, monstera(stage, 360)),
        ]
      : []),
    at(c + 440, 224, {}, trailing(stage, 140)),
    rug(stage, c - 60, 826, 900, cloth),
    floorLamp(stage, c - 470, 740, 500, cloth),
    armchair(stage, c - 300, 820, accent),
    at(c + 500, 852, {}, snakePlant(stage, 280)),
    shafts(stage, c - 560, -60, 380, 900),
    glaze(stage),
  ].join('');
}

/** A deck of new boards behind a house, with a bench. */
export function deck(stage: Stage): Svg {
  const { wood } = stage.scheme;
  const c = stage.centre;
  const plank = mix(wood, '#e7c390', 0.3);
  return [
    rect(0, 0, stage.width, 520, stage.down(...stage.scheme.sky)),
    repeat(stage.width / 70 + 1, (i) =>
      rect(i * 70, 140, 64, 400, stage.across(light(plank, 0.1), shade(plank, 0.14))),
    ),
    rect(0, 130, stage.width, 26, light(plank, 0.3)),
    rect(0, 140, stage.width, 400, stage.down(shadow(0), shadow(0.2))),
    panesOfLight(stage, c - 420, 150, 560, 360, 0.3),
    repeat(10, (i) => {
      const y = 540 + i * i * 3.2 + i * 8;
      return (
        rect(0, y, stage.width, 14 + i * 7, i % 2 ? light(plank, 0.22) : light(plank, 0.1)) +
        rect(0, y, stage.width, 3, shadow(0.24))
      );
    }),
    ...[c - 180, c + 200].map((x) => rect(x, 610, 40, 130, shade(wood, 0.3))),
    rect(c - 260, 580, 600, 36, light(wood, 0.2), { rx: 6 }),
    rect(c - 260, 612, 600, 14, shade(wood, 0.2), { rx: 4 }),
    repeat(3, (i) => rect(c - 240, 440 + i * 44, 560, 32, light(wood, 0.08), { rx: 6 })),
    rect(c - 200, 500, 96, 86, stage.slant(light(stage.scheme.accent, 0.3), stage.scheme.accent), {
      rx: 18,
    }),
    at(c - 430, 770, {}, fig(stage, 480)),
    at(c + 470, 790, {}, monstera(stage, 390)),
    at(c + 560, 870, {}, snakePlant(stage, 240)),
    glaze(stage),
  ].join('');
}
