import { light, mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, repeat, type Svg } from '../kit/svg.ts';
import { conduit, fusePanel, switchPlate, wallCharger } from '../parts/electrics.ts';
import { facadeWall, houseWindow } from '../parts/facade.ts';
import { armchair, books, frames, rug, sideTable } from '../parts/furniture.ts';
import { ballPlanter, bush } from '../parts/greenery.ts';
import { shelf } from '../parts/kitchen.ts';
import {
  bulb,
  domePendant,
  floorLamp,
  globePendant,
  halo,
  stringLights,
  wallLantern,
} from '../parts/lamps.ts';
import { fig, monstera, snakePlant, trailing } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, wainscot } from '../parts/room.ts';
import { backdrop, lawn } from '../parts/sky.ts';
import { chair, diningTable, tableware, vase } from '../parts/table.ts';
import { toolBag } from '../parts/tools.ts';
import { car } from '../parts/vehicles.ts';
import { sashWindow } from '../parts/window.ts';
import { gableHouse } from '../parts/house.ts';
import { tree } from '../parts/greenery.ts';

/** Three lamps over a long table, in the evening. */
export function pendants(stage: Stage): Svg {
  const { accent, cloth, metal } = stage.scheme;
  const c = stage.centre;
  const wide = stage.isWide;
  return [
    plasterWall(stage, 690),
    wainscot(stage, 470, 690),
    frames(stage, c - 250, 250, [
      [140, 180],
      [190, 230],
      [140, 180],
    ]),
    boardFloor(stage, 690),
    ...(wide
      ? [
          sashWindow(stage, { x: 260, y: 110, width: 300, height: 320, columns: 2, rows: 3 }),
          at(720, 800, {}, fig(stage, 470)),
          shelf(
            stage,
            stage.width - 620,
            300,
            420,
            books(stage, stage.width - 600, stage.width - 260, 300, 120),
          ),
          at(stage.width - 240, 300, {}, trailing(stage, 170)),
          at(stage.width - 460, 830, {}, monstera(stage, 380)),
        ]
      : []),
    chair(stage, c - 240, 770, cloth),
    chair(stage, c + 10, 770, cloth),
    chair(stage, c + 250, 770, cloth),
    diningTable(stage, c, 830, 860),
    tableware(stage, c - 300, 600),
    tableware(stage, c + 220, 600),
    vase(stage, c - 20, 602, 170, accent),
    domePendant(stage, c - 290, 300, 84, accent),
    domePendant(stage, c, 260, 84, mix(metal, accent, 0.2)),
    domePendant(stage, c + 290, 300, 84, accent),
    rect(0, 0, stage.width, 900, shadow(0.1)),
    glaze(stage),
  ].join('');
}

/** A distribution board on a wall, neatly piped. */
export function panel(stage: Stage): Svg {
  const { accent } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 800),
    panesOfLight(stage, c - 560, 40, 520, 520, 0.42),
    boardFloor(stage, 800),
    conduit(stage, c - 30, -20, 130),
    conduit(stage, c + 60, -20, 130),
    conduit(stage, c + 150, -20, 130),
    conduit(stage, c + 60, 600, 800),
    conduit(stage, c + 470, -20, 520),
    fusePanel(stage, c - 120, 120, 440, 490),
    switchPlate(stage, c + 410, 520, 62),
    toolBag(stage, c - 370, 850, 150),
    ...(stage.isWide
      ? [
          shelf(stage, 200, 330, 460, books(stage, 220, 560, 330, 110)),
          at(600, 330, {}, trailing(stage, 170)),
          at(340, 846, {}, snakePlant(stage, 320)),
          floorLamp(stage, stage.width - 380, 850, 560, accent),
          at(stage.width - 640, 850, {}, monstera(stage, 340)),
        ]
      : []),
    glaze(stage),
  ].join('');
}

/** A car that charges beside a house. */
export function charger(stage: Stage): Svg {
  const { facade, accent, stone, joinery } = stage.scheme;
  const c = stage.centre;
  const wall = c + 1200;
  return [
    facadeWall(stage, 0, 0, wall, 720, facade, 'boards'),
    panesOfLight(stage, c - 540, 30, 520, 460, 0.3),
    houseWindow(stage, c + 240, 150, 190, 250, { shutters: joinery, box: true }),
    wallLantern(stage, c + 20, 170, 54),
    rect(0, 700, stage.width, 30, stage.down(light(stone, 0.1), shade(stone, 0.2))),
    rect(0, 724, stage.width, 176, stage.down(shade(stone, 0.26), shade(stone, 0.1))),
    repeat(stage.width / 240 + 1, (i) => rect(i * 240 + 30, 724, 4, 176, shadow(0.12))),
    ballPlanter(stage, c + 520, 748, 150),
    bush(stage, c - 560, 742, 300, '#f2d3bd'),
    ...(stage.isWide
      ? [
          houseWindow(stage, 240, 150, 220, 260, { shutters: joinery, box: true }),
          bush(stage, 350, 744, 340, accent),
          houseWindow(stage, stage.width - 560, 150, 220, 260, { shutters: joinery, box: true }),
          bush(stage, stage.width - 420, 744, 380, '#f2d3bd'),
        ]
      : []),
    wallCharger(stage, c - 250, 260, c - 60, 622),
    car(stage, c + 160, 826, 620, accent),
    rect(c - 86, 606, 52, 30, '#3a3638', { rx: 10 }),
    glaze(stage),
  ].join('');
}

/** Bulbs at different heights over a shelf: a lighting plan in warm and dark. */
export function bulbs(stage: Stage): Svg {
  const c = stage.centre;
  const hang: readonly (readonly [number, number, number])[] = [
    [-420, 250, 60],
    [-260, 380, 74],
    [-80, 210, 64],
    [90, 330, 84],
    [270, 190, 60],
    [430, 360, 70],
  ];
  return [
    plasterWall(stage, 900),
    rect(0, 0, stage.width, 900, stage.down(shadow(0.1), shadow(0.3))),
    repeat(stage.isWide ? 3 : 1, (k) => {
      const base = stage.isWide ? c + (k - 1) * 860 : c;
      return hang
        .map(
          ([dx, y, size], i) =>
            rect(base + dx - 2, -10, 4, y - size, shade(stage.scheme.wood, 0.6)) +
            (i % 3 === 2
              ? globePendant(stage, base + dx, y, size)
              : bulb(stage, base + dx, y, size)),
        )
        .join('');
    }),
    shelf(stage, c - 520, 700, 1040, books(stage, c - 480, c - 180, 700, 130)),
    at(c + 60, 700, {}, snakePlant(stage, 170)),
    at(c + 400, 700, {}, trailing(stage, 210)),
    vase(stage, c - 80, 700, 130, stage.scheme.accent),
    halo(stage, c, 380, 560, 0.22),
    glaze(stage),
  ].join('');
}

/** A reading corner under a lamp. */
export function readingCorner(stage: Stage): Svg {
  const { cloth, accent, joinery } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 690),
    sashWindow(stage, { x: c - 470, y: 120, width: 280, height: 350, columns: 2, rows: 3 }),
    panesOfLight(stage, c - 60, 140, 380, 340, 0.36),
    shelf(stage, c + 100, 200, 400, books(stage, c + 120, c + 480, 200, 120)),
    shelf(stage, c + 100, 370, 400, books(stage, c + 120, c + 340, 370, 110)),
    at(c + 430, 370, {}, trailing(stage, 180)),
    boardFloor(stage, 690),
    rug(stage, c, 820, 820, cloth),
    floorLamp(stage, c - 170, 730, 520, accent),
    at(c + 440, 770, {}, fig(stage, 380)),
    armchair(stage, c + 70, 800, joinery),
    sideTable(stage, c + 330, 850, 150),
    at(c - 420, 830, {}, monstera(stage, 320)),
    glaze(stage),
  ].join('');
}

/** String lights over a garden at dusk. */
export function gardenLights(stage: Stage): Svg {
  const { accent, facade, roof } = stage.scheme;
  const c = stage.centre;
  const w = stage.width;
  return [
    backdrop(stage, 540),
    tree(stage, c - 480, 640, 520),
    gableHouse(stage, {
      x: c + 90,
      ground: 660,
      width: 440,
      height: 300,
      roofHeight: 190,
      color: facade,
      roof,
      door: accent,
      cladding: 'boards',
      lit: true,
    }),
    lawn(stage, 620),
    bush(stage, c + 20, 690, 220, '#f3d9c9'),
    bush(stage, c + 560, 700, 240, accent),
    diningTable(stage, c - 130, 830, 540),
    chair(stage, c - 260, 850, accent),
    chair(stage, c + 20, 850, accent),
    vase(stage, c - 130, 602, 120, accent),
    stringLights(stage, -20, 120, c + 60, 190, 130, Math.round(w / 100)),
    stringLights(stage, c + 60, 190, w + 20, 80, 120, Math.round(w / 110)),
    glaze(stage),
  ].join('');
}
