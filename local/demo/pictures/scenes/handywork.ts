import { light, mix } from '../kit/color.ts';
import { flat, gleam, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, line, rect, repeat, type Svg } from '../kit/svg.ts';
import { books, frames, rug, sideTable, sofa } from '../parts/furniture.ts';
import { crockery, shelf } from '../parts/kitchen.ts';
import { floorLamp } from '../parts/lamps.ts';
import { fig, snakePlant, trailing } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts, wainscot } from '../parts/room.ts';
import {
  brush,
  drill,
  hammer,
  screwdriver,
  spiritLevel,
  stepladder,
  toolBag,
  wrench,
} from '../parts/tools.ts';
import { sashWindow } from '../parts/window.ts';

/** Shelves going up: a level, a drill, a dotted line. */
export function shelving(stage: Stage): Svg {
  const { accent } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 730),
    panesOfLight(stage, c - 460, 60, 520, 460, 0.42),
    shelf(stage, c - 160, 210, 560, books(stage, c - 140, c + 140, 210, 120)),
    at(c + 320, 210, {}, trailing(stage, 190)),
    shelf(stage, c - 160, 430, 560, ''),
    at(c - 80, 382, {}, spiritLevel(stage, 330)),
    repeat(26, (i) => line([c - 220 + i * 28, 620], [c - 208 + i * 28, 620], accent, 4)),
    boardFloor(stage, 730),
    ...(stage.isWide
      ? [
          sashWindow(stage, { x: 220, y: 110, width: 360, height: 400, columns: 2, rows: 3 }),
          at(740, 820, {}, fig(stage, 430)),
          frames(stage, stage.width - 560, 280, [
            [150, 200],
            [190, 240],
          ]),
          sofa(stage, stage.width - 380, 820, 560, stage.scheme.joinery),
        ]
      : []),
    stepladder(stage, c - 350, 860, 620),
    toolBag(stage, c + 60, 858, 180),
    at(c + 330, 858, { scale: 0.86 }, drill(stage, accent)),
    at(c + 520, 840, {}, snakePlant(stage, 300)),
    shafts(stage, c - 560, -60, 420, 900),
    glaze(stage),
  ].join('');
}

/** Hand tools laid out in order, from above. */
export function toolLayout(stage: Stage): Svg {
  const { cloth, accent, joinery, wood } = stage.scheme;
  const c = stage.centre;
  const mat = mix(joinery, '#ffffff', 0.12);
  const tools = [
    hammer(stage),
    screwdriver(stage, accent),
    screwdriver(stage, cloth),
    wrench(stage),
    brush(stage, accent),
  ];
  return [
    rect(0, 0, stage.width, 900, stage.slant(light(wood, 0.36), light(wood, 0.16), wood)),
    repeat(8, (i) => rect(0, i * 118, stage.width, 5, shadow(0.16))),
    rect(c - 500, 116, 1000, 690, shadow(0.24), { rx: 26 }),
    rect(c - 520, 96, 1000, 690, flat(stage, mat), { rx: 26 }),
    rect(c - 500, 116, 960, 650, 'none', {
      rx: 18,
      stroke: gleam(0.4),
      'stroke-width': 4,
      'stroke-dasharray': '16 12',
    }),
    panesOfLight(stage, c - 480, 60, 760, 620, 0.3),
    tools
      .map((tool, i) =>
        at(
          c - 400 + i * 196,
          200,
          { scale: 1.5, turn: -3 + i * 1.5 },
          `<g transform="translate(10 14)" opacity=".25">${tool.replaceAll(/fill="[^"]*"/g, 'fill="#2e1c26"')}</g>`,
          tool,
        ),
      )
      .join(''),
    at(c - 440, 640, {}, spiritLevel(stage, 840)),
    glaze(stage),
  ].join('');
}

/** A hallway put right: hooks, bench, mirror-smooth wall. */
export function hallway(stage: Stage): Svg {
  const { wood, accent, cloth, metal, joinery } = stage.scheme;
  const c = stage.centre;
  const coat = (x: number, color: string, drop: number) =>
    `<path d="M${x - 50} 330 q50 -50 100 0 l34 ${drop} q-84 26 -168 0Z" fill="${stage.slant(light(color, 0.24), color)}"/>` +
    line([x, 320], [x, 330 + drop], shadow(0.2), 5);
  return [
    plasterWall(stage, 720),
    wainscot(stage, 540, 720),
    panesOfLight(stage, c - 500, 60, 420, 400, 0.42),
    rect(c - 330, 280, 640, 40, flat(stage, wood), { rx: 6 }),
    repeat(5, (i) => rect(c - 270 + i * 130, 296, 12, 44, metal, { rx: 6 })),
    coat(c - 262, accent, 300),
    coat(c - 0, joinery, 250),
    at(
      c + 200,
      360,
      { turn: 2 },
      rect(-60, 0, 120, 130, flat(stage, cloth), { rx: 16 }),
      rect(-40, -40, 8, 50, cloth),
      rect(30, -40, 8, 50, cloth),
    ),
    shelf(
      stage,
      c - 330,
      190,
      640,
      crockery(stage, c - 300, c - 60, 190) + books(stage, c, c + 180, 190, 100),
    ),
    at(c + 250, 190, {}, trailing(stage, 130)),
    boardFloor(stage, 720),
    rug(stage, c, 850, 820, accent),
    rect(c - 300, 640, 580, 34, flat(stage, light(wood, 0.1)), { rx: 6 }),
    rect(c - 270, 672, 30, 130, flat(stage, wood)),
    rect(c + 220, 672, 30, 130, flat(stage, wood)),
    rect(c - 210, 610, 130, 34, flat(stage, cloth), { rx: 14 }),
    floorLamp(stage, c + 440, 780, 540, cloth),
    at(c - 480, 820, {}, fig(stage, 470)),
    sideTable(stage, c + 520, 880, 130),
    glaze(stage),
  ].join('');
}
