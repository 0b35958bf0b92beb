import { alpha, light, mix, shade } from '../kit/color.ts';
import { flat, gleam, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, path, polygon, rect, repeat, type Svg } from '../kit/svg.ts';
import { facadeWall, houseWindow } from '../parts/facade.ts';
import { frontDoor } from '../parts/front-door.ts';
import { armchair } from '../parts/furniture.ts';
import { bush } from '../parts/greenery.ts';
import { fig, monstera } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts } from '../parts/room.ts';
import { brush, paintCan, roller, stepladder } from '../parts/tools.ts';
import { sashWindow } from '../parts/window.ts';

/** Fresh paint from the left up to a rolled, uneven edge. */
function freshPaint(stage: Stage, edge: number, bottom: number, color: string): Svg {
  const strips = repeat(edge / 92 + 1, (i) => {
    const last = i > edge / 92 - 2;
    const top = last ? stage.random.between(90, 260) : -10;
    return rect(
      i * 92,
      top,
      93,
      bottom - top,
      stage.random.next() > 0.5 ? color : light(color, 0.05),
      { rx: last ? 12 : 0 },
    );
  });
  return strips + rect(0, 0, edge, bottom, stage.slant(gleam(0.22), gleam(0), shadow(0.12)));
}

/** A room half way to its new colour. */
export function halfPainted(stage: Stage): Svg {
  const { accent, cloth } = stage.scheme;
  const c = stage.centre;
  const color = mix(accent, cloth, 0.25);
  const sheet = '#f1e7d6';
  return [
    plasterWall(stage, 720),
    freshPaint(stage, c + 130, 720, color),
    panesOfLight(stage, c - 420, 80, 460, 420, 0.36),
    ...(stage.isWide
      ? [
          sashWindow(stage, { x: 180, y: 110, width: 340, height: 400, columns: 2, rows: 3 }),
          sashWindow(stage, {
            x: stage.width - 560,
            y: 110,
            width: 340,
            height: 400,
            columns: 2,
            rows: 3,
          }),
        ]
      : []),
    boardFloor(stage, 720),
    polygon(
      [
        [c - 520, 770],
        [c + 560, 760],
        [c + 640, 900],
        [c - 640, 900],
      ],
      stage.slant(light(sheet, 0.6), shade(sheet, 0.14)),
    ),
    repeat(7, (i) =>
      path(`M${c - 480 + i * 150} 775 q30 60 -10 125`, 'none', {
        stroke: shadow(0.1),
        'stroke-width': 8,
      }),
    ),
    ...(stage.isWide
      ? [at(680, 800, {}, fig(stage, 430)), armchair(stage, stage.width - 760, 800, cloth)]
      : []),
    at(c + 60, 170, { turn: -14, scale: 1.15 }, roller(stage, color)),
    stepladder(stage, c + 330, 850, 620),
    paintCan(stage, c - 330, 850, 120, color),
    paintCan(stage, c - 190, 870, 110, stage.scheme.joinery),
    at(c - 120, 872, { turn: 92, scale: 0.8 }, brush(stage, color)),
    shafts(stage, c - 560, -60, 420, 900),
    glaze(stage),
  ].join('');
}

/** Colour cards, brushes and open cans, from above. */
export function swatches(stage: Stage): Svg {
  const { accent, joinery, cloth, leaf, wall, wood, stone } = stage.scheme;
  const c = stage.centre;
  const cards = [
    accent,
    cloth,
    wall,
    leaf,
    joinery,
    mix(joinery, stone, 0.5),
    mix(accent, stone, 0.4),
  ];
  return [
    rect(
      0,
      0,
      stage.width,
      900,
      stage.slant(light(wood, 0.34), light(wood, 0.1), shade(wood, 0.14)),
    ),
    repeat(
      9,
      (i) =>
        rect(0, i * 104, stage.width, 5, shadow(0.16)) +
        path(
          `M0 ${i * 104 + 50} q${stage.width * 0.3} 24 ${stage.width * 0.5} 0 t${stage.width * 0.5} 8`,
          'none',
          { stroke: shadow(0.06), 'stroke-width': 5 },
        ),
    ),
    panesOfLight(stage, c - 500, 60, 760, 620, 0.36),
    cards
      .map((color, i) =>
        at(
          c - 60,
          760,
          { turn: -64 + i * 17 },
          rect(-64, -560, 150, 500, shadow(0.18), { rx: 12 }),
          rect(-74, -570, 150, 500, '#fdf6ea', { rx: 12 }),
          rect(-62, -558, 126, 170, flat(stage, light(color, 0.3)), { rx: 6 }),
          rect(-62, -380, 126, 130, color, { rx: 6 }),
          rect(-62, -242, 126, 110, shade(color, 0.22), { rx: 6 }),
        ),
      )
      .join(''),
    canFromAbove(stage, c + 400, 210, 140, accent),
    canFromAbove(stage, c - 440, 700, 150, joinery),
    at(c + 310, 560, { turn: -38, scale: 1.6 }, brush(stage, accent)),
    glaze(stage),
  ].join('');
}

function canFromAbove(stage: Stage, x: number, y: number, r: number, color: string): Svg {
  const ring = (radius: number, fill: string, dx = 0) =>
    `<circle cx="${x + dx}" cy="${y + dx}" r="${radius}" fill="${fill}"/>`;
  return (
    ring(r + 6, shadow(0.24), 16) +
    ring(r, stage.slant('#eeeeea', '#a8aaa6')) +
    ring(r * 0.9, '#7c7e7b') +
    ring(r * 0.86, stage.slant(light(color, 0.3), color)) +
    path(`M${x - r * 0.6} ${y - r * 0.2} q${r * 0.3} ${-r * 0.5} ${r * 0.8} ${-r * 0.3}`, 'none', {
      stroke: gleam(0.5),
      'stroke-width': r * 0.07,
      'stroke-linecap': 'round',
    })
  );
}

/** The front of a house with a ladder and a new colour. */
export function facadePaint(stage: Stage): Svg {
  const { facade, accent, joinery, stone, grass } = stage.scheme;
  const c = stage.centre;
  const fresh = mix(joinery, facade, 0.35);
  const edge = c + 60;
  return [
    facadeWall(stage, 0, 0, stage.width, 760, facade, 'boards'),
    facadeWall(stage, 0, 0, edge, 760, fresh, 'boards'),
    repeat(34, (i) => rect(edge - 4, i * 22, stage.random.between(10, 90), 18, fresh, { rx: 4 })),
    panesOfLight(stage, c - 560, 40, 560, 460, 0.26),
    houseWindow(stage, c - 440, 150, 220, 290, { shutters: accent, box: true }),
    ...(stage.isWide
      ? [
          houseWindow(stage, 300, 150, 220, 290, { shutters: accent, box: true }),
          houseWindow(stage, stage.width - 560, 150, 220, 290, { shutters: accent, box: true }),
        ]
      : []),
    rect(0, 760, stage.width, 140, stage.down(shade(grass, 0.1), grass)),
    rect(0, 752, stage.width, 16, topLit(stage, stone)),
    frontDoor(stage, { x: c + 420, ground: 800, width: 200, height: 420, color: accent, steps: 2 }),
    bush(stage, c - 520, 800, 280, '#f6e3cf'),
    at(c + 140, 250, { turn: 12, scale: 0.9 }, brush(stage, fresh)),
    stepladder(stage, c - 40, 850, 640),
    paintCan(stage, c - 250, 856, 110, fresh),
    rect(0, 0, stage.width, 900, stage.across(alpha('#ffcf86', 0.16), alpha('#ffcf86', 0))),
    glaze(stage),
  ].join('');
}

/** A nursery or study, done: two colours and a clean line. */
export function twoTone(stage: Stage): Svg {
  const { accent, joinery } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 700),
    rect(0, 380, stage.width, 320, stage.slant(light(joinery, 0.2), joinery, shade(joinery, 0.1))),
    path(`M${c + 40} 700 V330 a250 250 0 0 1 500 0 V700Z`, stage.slant(light(accent, 0.2), accent)),
    path(
      `M${c + 130} 700 V340 a160 160 0 0 1 320 0 V700Z`,
      stage.slant(light(accent, 0.44), light(accent, 0.2)),
    ),
    sashWindow(stage, { x: c - 460, y: 90, width: 300, height: 340, columns: 2, rows: 3 }),
    panesOfLight(stage, c - 80, 130, 460, 400, 0.36),
    boardFloor(stage, 700),
    armchair(stage, c + 290, 800, stage.scheme.cloth),
    at(c - 60, 790, {}, fig(stage, 400)),
    at(c + 540, 850, {}, monstera(stage, 300)),
    paintCan(stage, c - 380, 850, 110, accent),
    at(c - 310, 862, { turn: 84, scale: 0.8 }, brush(stage, accent)),
    glaze(stage),
  ].join('');
}
