import { light, mix, shade } from '../kit/color.ts';
import { polished } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, circle, rect, repeat, type Svg } from '../kit/svg.ts';
import { tileWall } from '../parts/kitchen.ts';
import { boiler, gauge, pipeRun, valve, waterHeater } from '../parts/pipes.ts';
import { fig, monstera } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts, wainscot } from '../parts/room.ts';
import { toolBag, wrench } from '../parts/tools.ts';

/** Copper pipes, a gauge and a boiler on a utility-room wall. */
export function pipework(stage: Stage): Svg {
  const { accent, stone, wall } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 780),
    tileWall(stage, 0, 0, stage.width, 780, mix(wall, stone, 0.35), 110),
    panesOfLight(stage, c - 520, 60, 560, 460, 0.3),
    boardFloor(stage, 780),
    pipeRun(
      stage,
      [
        [c - 330, 420],
        [c - 330, 560],
        [c + 140, 560],
        [c + 140, 240],
        [c + 360, 240],
        [c + 360, 330],
      ],
      30,
    ),
    pipeRun(
      stage,
      [
        [c - 270, 420],
        [c - 270, 640],
        [c + 640, 640],
        [stage.width + 40, 640],
      ],
      30,
    ),
    pipeRun(
      stage,
      [
        [c - 390, 420],
        [c - 390, 700],
        [-40, 700],
      ],
      30,
      '#b9b4a8',
    ),
    pipeRun(
      stage,
      [
        [c + 430, 330],
        [c + 430, 140],
        [c + 430, -40],
      ],
      34,
      '#b9b4a8',
    ),
    boiler(stage, c - 460, 90, 330, 340),
    waterHeater(stage, c + 400, 812, 250, 500),
    gauge(stage, c + 20, 520, 62, 38),
    valve(stage, c + 140, 400, 44, accent),
    valve(stage, c - 60, 640, 36, accent),
    toolBag(stage, c - 40, 856, 150),
    ...(stage.isWide ? pipeWings(stage) : []),
    shafts(stage, c - 560, -40, 420, 900),
    glaze(stage),
  ].join('');
}

function pipeWings(stage: Stage): Svg[] {
  return [
    pipeRun(
      stage,
      [
        [160, -40],
        [160, 300],
        [460, 300],
        [460, 700],
      ],
      30,
    ),
    gauge(stage, 160, 190, 54, -30),
    at(250, 850, {}, fig(stage, 420)),
    pipeRun(
      stage,
      [
        [stage.width - 200, -40],
        [stage.width - 200, 640],
      ],
      34,
    ),
    valve(stage, stage.width - 200, 420, 46, stage.scheme.accent),
    at(stage.width - 300, 846, {}, monstera(stage, 330)),
  ];
}

/** A wrench on a copper joint, close. */
export function jointDetail(stage: Stage): Svg {
  const { accent } = stage.scheme;
  const c = stage.centre;
  return [
    plasterWall(stage, 900),
    wainscot(stage, 560, 900),
    panesOfLight(stage, c - 420, 60, 620, 560, 0.5),
    pipeRun(
      stage,
      [
        [-40, 380],
        [c - 60, 380],
        [c - 60, 940],
      ],
      92,
    ),
    pipeRun(
      stage,
      [
        [c - 60, 380],
        [c + 380, 380],
        [stage.width + 60, 380],
      ],
      92,
    ),
    circle(c - 60, 380, 78, stage.glow(light('#c8764a', 0.6), '#c8764a', shade('#c8764a', 0.3))),
    repeat(2, (i) => rect(c - 220 + i * 300, 322, 34, 116, polished(stage, '#d7a25c'), { rx: 8 })),
    gauge(stage, c + 380, 250, 120, 24),
    valve(stage, c - 340, 380, 104, accent),
    rect(c - 122, 596, 124, 64, polished(stage, '#d7a25c'), { rx: 10 }),
    at(c - 160, 628, { turn: -90, scale: 3 }, wrench(stage)),
    glaze(stage),
  ].join('');
}
