import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, type Svg } from '../kit/svg.ts';
import { clawfootTub, mirror, towelRail, vanity, wallTap } from '../parts/bath.ts';
import { baseCabinets, counter, crockery, shelf } from '../parts/kitchen.ts';
import { domePendant } from '../parts/lamps.ts';
import { fern, fig, monstera, trailing } from '../parts/plants.ts';
import { glaze, panesOfLight, plasterWall, shafts } from '../parts/room.ts';
import { mortar, patternField, patternFloor, tileStack, trowel } from '../parts/tiles.ts';
import { sashWindow } from '../parts/window.ts';

/** A patterned floor, half laid, seen from above. */
export function laying(stage: Stage): Svg {
  const c = stage.centre;
  const tile = 150;
  const edge = Math.ceil(stage.width / tile / 2);
  return [
    mortar(stage, 0, 0, stage.width, 900),
    patternField(
      stage,
      0,
      0,
      stage.width,
      900,
      tile,
      'star',
      (column, row) => column + row * 0.9 < edge + 2.4,
    ),
    panesOfLight(stage, c - 480, 30, 720, 620, 0.32),
    at(c + 330, 620, { turn: -28, scale: 1.35 }, trowel(stage)),
    tileStack(stage, c + 470, 880, 190, 6),
    glaze(stage),
  ].join('');
}

/** Encaustic tiles, close, in low light. */
export function encaustic(stage: Stage): Svg {
  return [
    rect(0, 0, stage.width, 900, '#8f8378'),
    patternField(stage, 0, 0, stage.width, 900, 225, 'cross'),
    panesOfLight(stage, stage.centre - 500, 20, 800, 700, 0.4),
    at(stage.centre + 440, 900, {}, fern(stage, 420)),
    rect(0, 0, stage.width, 900, stage.slant(gleam(0.2), gleam(0), shadow(0.34))),
    glaze(stage),
  ].join('');
}

/** A kitchen splashback in fans. */
export function splashback(stage: Stage): Svg {
  const { stone, wood, accent } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 900),
    patternField(stage, 0, 230, stage.width, 390, 98, 'fan'),
    rect(0, 218, stage.width, 16, topLit(stage, stone)),
    panesOfLight(stage, c - 500, 60, 620, 460, 0.38),
    shelf(stage, c - 500, 170, 1000, crockery(stage, c - 480, c + 300, 170)),
    at(c + 400, 170, {}, trailing(stage, 200)),
    counter(stage, 0, 612, stage.width, mix(wood, stone, 0.25)),
    baseCabinets(stage, 0, 650, stage.width, 270, Math.round(stage.width / 240)),
    crockery(stage, c - 520, c - 120, 614),
    rect(c + 60, 410, 130, 206, stage.across(light(wood, 0.3), shade(wood, 0.1)), { rx: 20 }),
    at(c + 400, 614, {}, fern(stage, 200)),
    domePendant(stage, c - 260, 120, 58, accent),
    domePendant(stage, c + 240, 120, 58, accent),
    ...(stage.isWide
      ? [
          crockery(stage, 160, 560, 614),
          at(760, 614, {}, monstera(stage, 230)),
          crockery(stage, stage.width - 560, stage.width - 140, 614),
          shelf(stage, 140, 170, 460, crockery(stage, 160, 540, 170)),
          shelf(
            stage,
            stage.width - 600,
            170,
            460,
            crockery(stage, stage.width - 580, stage.width - 180, 170),
          ),
        ]
      : []),
    shafts(stage, c - 560, -40, 420, 860),
    glaze(stage),
  ].join('');
}

/** A bathroom on a patterned floor. */
export function tiledBath(stage: Stage): Svg {
  const { stone, wall } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 680),
    patternField(stage, 0, 430, stage.width, 250, 84, 'triangles'),
    rect(0, 416, stage.width, 18, topLit(stage, stone)),
    sashWindow(stage, { x: c - 190, y: 70, width: 320, height: 270, columns: 2, rows: 2 }),
    panesOfLight(stage, c + 170, 60, 300, 300, 0.4),
    mirror(stage, c - 440, 230, 104, 60),
    wallTap(stage, c - 440, 372),
    rect(0, 668, stage.width, 24, flat(stage, mix(stone, wall, 0.2))),
    patternFloor(stage, 690, 'cross'),
    vanity(stage, c - 440, 800, 330),
    clawfootTub(stage, c + 90, 810, 540),
    towelRail(stage, c + 410, 190, 210),
    at(c + 500, 850, {}, fig(stage, 420)),
    ...(stage.isWide
      ? [
          sashWindow(stage, { x: 220, y: 70, width: 320, height: 270, columns: 2, rows: 2 }),
          at(360, 840, {}, monstera(stage, 400)),
          sashWindow(stage, {
            x: stage.width - 560,
            y: 70,
            width: 320,
            height: 270,
            columns: 2,
            rows: 2,
          }),
          at(stage.width - 320, 846, {}, fig(stage, 430)),
        ]
      : []),
    glaze(stage),
  ].join('');
}
