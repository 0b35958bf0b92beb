import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, round, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, line, polygon, rect, repeat, type Svg } from '../kit/svg.ts';
import { facadeWall, houseWindow, shingles } from '../parts/facade.ts';
import { bush, cypress, tree } from '../parts/greenery.ts';
import { gableHouse } from '../parts/house.ts';
import { glaze } from '../parts/room.ts';
import { backdrop, lawn } from '../parts/sky.ts';
import { hammer } from '../parts/tools.ts';

/** A ladder of aluminium between two points. */
function longLadder(x1: number, y1: number, x2: number, y2: number, width: number): Svg {
  const rail = '#c9c9c2';
  const rungs = Math.round(Math.hypot(x2 - x1, y2 - y1) / 42);
  return (
    repeat(rungs, (i) => {
      const t = (i + 0.5) / rungs;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t;
      return (
        line([x, y], [x + width, y], shade(rail, 0.24), 8) +
        line([x, y - 2], [x + width, y - 2], light(rail, 0.3), 3)
      );
    }) +
    line([x1, y1], [x2, y2], rail, 12) +
    line([x1 + width, y1], [x2 + width, y2], shade(rail, 0.2), 12)
  );
}

/** A large shingled roof over boards, a ladder against the eaves. */
export function eaves(stage: Stage): Svg {
  const { roof, facade, trim, joinery, accent } = stage.scheme;
  const c = stage.centre;
  const w = stage.width;
  const outline = [
    [c - 420, 150],
    [c + 420, 150],
    [w + 60, 520],
    [-60, 520],
  ] as const;
  return [
    backdrop(stage, 420),
    tree(stage, c + 560, 470, 420),
    rect(c + 170, 40, 96, 190, round(stage, mix(accent, roof, 0.4))),
    rect(c + 158, 30, 120, 24, topLit(stage, shade(accent, 0.2))),
    shingles(stage, outline, roof, 64),
    line([c - 420, 150], [c + 420, 150], light(roof, 0.3), 16),
    dormer(stage, c - 190, 250),
    rect(0, 560, w, 340, facade),
    facadeWall(stage, 0, 556, w, 344, facade, 'boards'),
    rect(0, 556, w, 60, stage.down(shadow(0.4), shadow(0))),
    rect(-20, 512, w + 40, 34, topLit(stage, trim)),
    rect(-20, 540, w + 40, 20, stage.down(shade(trim, 0.2), shade(trim, 0.36))),
    rect(c + 470, 548, 30, 352, round(stage, trim)),
    houseWindow(stage, c - 520, 660, 200, 200, { shutters: joinery, box: true }),
    houseWindow(stage, c + 130, 660, 200, 200, { shutters: joinery, box: true }),
    ...(stage.isWide
      ? [
          houseWindow(stage, 260, 660, 200, 200, { shutters: joinery, box: true }),
          houseWindow(stage, w - 480, 660, 200, 200, { shutters: joinery, box: true }),
        ]
      : []),
    longLadder(c - 150, 920, c - 80, 400, 104),
    at(c + 120, 330, { turn: 68, scale: 0.9 }, hammer(stage)),
    glaze(stage),
  ].join('');
}

function dormer(stage: Stage, x: number, y: number): Svg {
  const { facade, roof, trim } = stage.scheme;
  return (
    polygon(
      [
        [x - 20, y + 190],
        [x + 160, y + 190],
        [x + 220, y + 230],
        [x - 10, y + 230],
      ],
      shadow(0.3),
    ) +
    facadeWall(stage, x, y, 150, 190, facade, 'boards') +
    houseWindow(stage, x + 32, y + 36, 86, 110) +
    polygon(
      [
        [x + 75, y - 84],
        [x + 190, y + 14],
        [x + 164, y + 14],
        [x + 75, y - 58],
      ],
      shade(roof, 0.2),
    ) +
    polygon(
      [
        [x + 75, y - 84],
        [x - 40, y + 14],
        [x - 14, y + 14],
        [x + 75, y - 58],
      ],
      light(roof, 0.16),
    ) +
    polygon(
      [
        [x, y + 4],
        [x + 75, y - 60],
        [x + 150, y + 4],
      ],
      flat(stage, trim),
    )
  );
}

/** Shingles being laid, close: rows of tone, bare boards above. */
export function shingling(stage: Stage): Svg {
  const { roof, wood } = stage.scheme;
  const c = stage.centre;
  const w = stage.width;
  const deck = light(wood, 0.34);
  return [
    rect(0, 0, w, 900, stage.slant(light(deck, 0.2), deck, shade(deck, 0.2))),
    repeat(6, (i) => rect(0, i * 78, w, 5, shadow(0.2))),
    repeat(
      w / 90,
      (i) => `<circle cx="${i * 90 + 30}" cy="${(i % 6) * 78 + 40}" r="5" fill="#8a7a6c"/>`,
    ),
    shingles(
      stage,
      [
        [0, 420],
        [c - 120, 420],
        [c - 120, 332],
        [c + 180, 332],
        [c + 180, 420],
        [w, 420],
        [w, 900],
        [0, 900],
      ],
      roof,
      140,
    ),
    rect(0, 412, c - 120, 12, gleam(0.3)),
    at(c + 300, 210, { turn: 64, scale: 1.5 }, hammer(stage)),
    repeat(3, (i) =>
      at(
        c - 420 + i * 26,
        240 - i * 16,
        { turn: -9 + i * 5 },
        rect(-90, -60, 180, 120, flat(stage, i % 2 ? light(roof, 0.1) : roof), {
          rx: 6,
          stroke: shadow(0.3),
          'stroke-width': 3,
        }),
      ),
    ),
    rect(0, 0, w, 900, stage.slant(gleam(0.24), gleam(0), shadow(0.3))),
    glaze(stage),
  ].join('');
}

/** Roofs of a neighbourhood in the evening. */
export function rooftops(stage: Stage): Svg {
  const { facade, roof, accent, joinery, cloth, wall } = stage.scheme;
  const c = stage.centre;
  const house = (
    x: number,
    ground: number,
    width: number,
    color: string,
    tile: string,
    door: string,
    lit: boolean,
  ) =>
    gableHouse(stage, {
      x,
      ground,
      width,
      height: width * 0.62,
      roofHeight: width * 0.46,
      color,
      roof: tile,
      door,
      cladding: 'boards',
      chimney: true,
      lit,
    });
  return [
    backdrop(stage, 480),
    cypress(stage, c + 560, 620, 330),
    house(c - 640, 640, 330, wall, roof, accent, false),
    house(c + 200, 640, 360, facade, shade(roof, 0.14), joinery, true),
    ...(stage.isWide
      ? [
          house(c - 1180, 650, 400, facade, roof, joinery, true),
          tree(stage, c - 720, 660, 360),
          house(c + 760, 650, 400, wall, roof, accent, false),
        ]
      : []),
    tree(stage, c - 260, 680, 380),
    lawn(stage, 620),
    house(c - 190, 800, 440, mix(cloth, '#ffffff', 0.3), roof, accent, true),
    longLadder(c + 180, 815, c + 120, 470, 62),
    bush(stage, c - 330, 820, 320, '#f6e3cf'),
    bush(stage, c + 400, 830, 340, accent),
    glaze(stage),
  ].join('');
}
