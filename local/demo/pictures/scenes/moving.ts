import { mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, polygon, rect, repeat, type Svg } from '../kit/svg.ts';
import { floorLamp } from '../parts/lamps.ts';
import { rug, sofa } from '../parts/furniture.ts';
import { bush, cypress, tree } from '../parts/greenery.ts';
import { gableHouse } from '../parts/house.ts';
import { fig, monstera, snakePlant } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts, wainscot } from '../parts/room.ts';
import { backdrop } from '../parts/sky.ts';
import { box, truck, van } from '../parts/vehicles.ts';
import { curtains, sashWindow } from '../parts/window.ts';

/** A truck with its ramp down, before a house. */
export function movingDay(stage: Stage): Svg {
  const { facade, roof, accent, joinery, stone, grass } = stage.scheme;
  const c = stage.centre;
  return [
    backdrop(stage, 540),
    tree(stage, c + 520, 660, 460),
    ...(stage.isWide
      ? [
          gableHouse(stage, {
            x: c - 1120,
            ground: 680,
            width: 420,
            height: 300,
            roofHeight: 190,
            color: stage.scheme.wall,
            roof,
            door: joinery,
            cladding: 'boards',
          }),
          cypress(stage, c - 640, 680, 330),
          gableHouse(stage, {
            x: c + 720,
            ground: 680,
            width: 420,
            height: 300,
            roofHeight: 190,
            color: stage.scheme.wall,
            roof,
            door: accent,
            cladding: 'plaster',
            chimney: true,
          }),
        ]
      : []),
    gableHouse(stage, {
      x: c - 520,
      ground: 680,
      width: 420,
      height: 310,
      roofHeight: 190,
      color: facade,
      roof,
      door: accent,
      cladding: 'boards',
      chimney: true,
      shutters: joinery,
    }),
    rect(0, 660, stage.width, 90, stage.down(shade(grass, 0.1), grass)),
    bush(stage, c - 560, 700, 220, '#f5dfc9'),
    rect(0, 730, stage.width, 40, mix(stone, facade, 0.3)),
    rect(0, 766, stage.width, 134, stage.down('#6d5c5d', '#8a7672')),
    rect(0, 766, stage.width, 14, shadow(0.2)),
    polygon(
      [
        [c - 230, 784],
        [c - 120, 766],
        [c - 120, 790],
        [c - 330, 832],
        [c - 360, 832],
      ],
      '#b9bab4',
    ),
    truck(stage, c + 190, 830, 640, '#f8efdf', accent),
    box(stage, c - 430, 846, 120, 100),
    box(stage, c - 300, 852, 110, 90),
    box(stage, c - 420, 746, 96, 84),
    floorLamp(stage, c - 540, 846, 270, stage.scheme.cloth, false),
    at(c - 200, 850, {}, fig(stage, 230)),
    glaze(stage),
  ].join('');
}

/** Boxes in an empty, sunny room. */
export function boxes(stage: Stage): Svg {
  const { cloth, accent } = stage.scheme;
  const c = stage.centre;
  const window = { x: c - 420, y: 90, width: 380, height: 420, columns: 2, rows: 3 };
  return [
    plasterWall(stage, 690),
    wainscot(stage, 560, 690),
    panesOfLight(stage, c + 120, 90, 420, 380, 0.46),
    sashWindow(stage, window),
    boardFloor(stage, 690),
    ...(stage.isWide
      ? [
          box(stage, 330, 800, 200, 170),
          box(stage, 320, 630, 150, 130),
          box(stage, 560, 830, 180, 140),
          at(760, 790, {}, monstera(stage, 340)),
          sofa(stage, stage.width - 420, 810, 560, accent),
          sashWindow(stage, { ...window, x: stage.width - 600 }),
        ]
      : []),
    box(stage, c + 60, 770, 220, 190),
    box(stage, c + 290, 780, 200, 220),
    box(stage, c + 70, 580, 180, 140),
    box(stage, c + 290, 560, 150, 110),
    at(c + 60, 440, {}, snakePlant(stage, 190)),
    box(stage, c - 300, 860, 240, 170),
    at(c - 90, 866, {}, fig(stage, 330)),
    floorLamp(stage, c + 480, 820, 560, cloth),
    shafts(stage, c - 420, 90, 380, 780),
    glaze(stage),
  ].join('');
}

/** The new home: things half in place, the van outside the window. */
export function arrived(stage: Stage): Svg {
  const { joinery, cloth, accent, stone } = stage.scheme;
  const c = stage.centre;
  const window = { x: c - 500, y: 100, width: 560, height: 400, columns: 3, rows: 2 };
  return [
    plasterWall(stage, 690),
    panesOfLight(stage, c + 180, 90, 360, 340, 0.42),
    sashWindow(stage, window),
    `<g clip-path="${stage.clip(rect(window.x, window.y, window.width, window.height, '#fff'))}">${rect(window.x, 440, window.width, 80, mix(stone, '#8a7672', 0.5))}${van(stage, c - 240, 490, 330, '#fbf1de', accent)}</g>`,
    repeat(2, (i) =>
      rect(
        window.x + ((i + 1) * window.width) / 3 - 6,
        window.y,
        12,
        window.height,
        stage.scheme.trim,
      ),
    ),
    rect(window.x, window.y + window.height / 2 - 6, window.width, 12, stage.scheme.trim),
    curtains(stage, window, 560),
    boardFloor(stage, 690),
    rug(stage, c + 120, 820, 800, mix(cloth, '#ffffff', 0.3)),
    sofa(stage, c + 240, 790, 560, joinery),
    box(stage, c - 360, 800, 190, 150),
    box(stage, c - 350, 650, 140, 110),
    box(stage, c - 170, 850, 160, 120),
    at(c + 560, 860, {}, monstera(stage, 330)),
    glaze(stage),
  ].join('');
}
