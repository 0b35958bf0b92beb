import { light, mix, shade } from '../kit/color.ts';
import { shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, repeat, type Svg } from '../kit/svg.ts';
import { heatPump, miniSplit, thermostat } from '../parts/climate.ts';
import { facadeWall, houseWindow } from '../parts/facade.ts';
import { armchair, books, frames, rug, sideTable, sofa } from '../parts/furniture.ts';
import { ballPlanter, bush } from '../parts/greenery.ts';
import { shelf } from '../parts/kitchen.ts';
import { floorLamp } from '../parts/lamps.ts';
import { radiator } from '../parts/pipes.ts';
import { fig, monstera, snakePlant, trailing } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts, wainscot } from '../parts/room.ts';
import { curtains, sashWindow } from '../parts/window.ts';

/** Cool air over a sofa. */
export function cooling(stage: Stage): Svg {
  const { joinery, cloth } = stage.scheme;
  const c = stage.centre;
  const window = { x: c + 250, y: 120, width: 280, height: 360, columns: 2, rows: 3 };
  return [
    plasterWall(stage, 690),
    panesOfLight(stage, c - 500, 230, 380, 320, 0.32),
    sashWindow(stage, window),
    curtains(stage, window, 540),
    miniSplit(stage, c - 330, 110, 400),
    boardFloor(stage, 690),
    ...(stage.isWide
      ? [
          shelf(stage, 180, 260, 460, books(stage, 200, 560, 260, 120)),
          shelf(stage, 180, 440, 460, books(stage, 200, 420, 440, 110)),
          at(560, 440, {}, trailing(stage, 180)),
          armchair(stage, 430, 810, stage.scheme.accent),
          frames(stage, stage.width - 480, 260, [
            [150, 200],
            [170, 220],
          ]),
          floorLamp(stage, stage.width - 340, 820, 520, cloth),
        ]
      : []),
    rug(stage, c - 40, 830, 880, cloth),
    sofa(stage, c - 110, 790, 600, joinery),
    at(c + 360, 800, {}, fig(stage, 440)),
    sideTable(stage, c - 500, 850, 150),
    glaze(stage),
  ].join('');
}

/** A thermostat on a wall, close. */
export function control(stage: Stage): Svg {
  const c = stage.centre;
  return [
    plasterWall(stage, 900),
    wainscot(stage, 700, 900),
    panesOfLight(stage, c - 520, 10, 760, 640, 0.5),
    thermostat(stage, c - 40, 380, 220, 70),
    at(c + 470, 900, {}, monstera(stage, 470)),
    ...(stage.isWide
      ? [
          frames(stage, 260, 330, [
            [220, 280],
            [260, 320],
            [200, 260],
          ]),
          shelf(
            stage,
            stage.width - 640,
            400,
            480,
            books(stage, stage.width - 620, stage.width - 280, 400, 130),
          ),
          at(stage.width - 220, 400, {}, trailing(stage, 190)),
        ]
      : []),
    glaze(stage),
  ].join('');
}

/** A heat pump beside a house. */
export function outdoorUnit(stage: Stage): Svg {
  const { facade, joinery, stone, accent, grass } = stage.scheme;
  const c = stage.centre;
  return [
    facadeWall(stage, 0, 0, stage.width, 740, facade, 'boards'),
    panesOfLight(stage, c - 600, 30, 560, 480, 0.3),
    houseWindow(stage, c - 420, 130, 230, 290, { shutters: joinery, box: true }),
    ...(stage.isWide
      ? [
          houseWindow(stage, 220, 130, 230, 290, { shutters: joinery, box: true }),
          bush(stage, 330, 790, 380, accent),
          houseWindow(stage, stage.width - 520, 130, 230, 290, { shutters: joinery, box: true }),
          bush(stage, stage.width - 400, 790, 420, '#f5dfc9'),
        ]
      : []),
    rect(0, 720, stage.width, 26, topLit(stage, shade(stone, 0.1))),
    rect(0, 744, stage.width, 156, stage.down(shade(grass, 0.16), grass)),
    rect(0, 744, stage.width, 40, stage.down(shadow(0.26), shadow(0))),
    rect(c - 30, 786, 560, 40, stage.down(light(stone, 0.1), shade(stone, 0.2)), { rx: 6 }),
    heatPump(stage, c + 230, 800, 430),
    bush(stage, c - 480, 800, 320, '#f5dfc9'),
    ballPlanter(stage, c - 150, 830, 190),
    bush(stage, c + 590, 846, 260, accent),
    glaze(stage),
  ].join('');
}

/** A radiator under a winter window. */
export function heating(stage: Stage): Svg {
  const { cloth, accent } = stage.scheme;
  const c = stage.centre;
  const window = { x: c - 300, y: 90, width: 440, height: 360, columns: 3, rows: 2 };
  return [
    plasterWall(stage, 720),
    sashWindow(stage, window),
    repeat(
      46,
      () =>
        `<circle cx="${stage.random.between(window.x, window.x + window.width)}" cy="${stage.random.between(window.y, window.y + window.height)}" r="${stage.random.between(2, 5)}" fill="#fff" opacity=".8"/>`,
    ),
    curtains(stage, window, 420),
    panesOfLight(stage, c + 280, 100, 300, 300, 0.36),
    boardFloor(stage, 720),
    radiator(stage, c - 300, 716, 440, 210),
    at(c - 220, 478, {}, snakePlant(stage, 150)),
    at(c + 70, 478, {}, trailing(stage, 150)),
    rug(stage, c + 60, 840, 880, mix(cloth, '#ffffff', 0.3)),
    armchair(stage, c + 340, 820, accent),
    sideTable(stage, c + 60, 850, 150),
    at(c - 480, 830, {}, monstera(stage, 360)),
    shafts(stage, c - 300, 90, 440, 760),
    glaze(stage),
  ].join('');
}
