import { light, mix, shade } from '../kit/color.ts';
import {
  flat,
  gleam,
  groundShadow,
  polished,
  round,
  shadow,
  topLit,
  wallShadow,
} from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, circle, ellipse, line, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';
import { brush, hammer, handSaw, screwdriver, wrench } from './tools.ts';

/** A board on the wall with hand tools in a row. */
export function toolBoard(stage: Stage, x: number, y: number, width: number): Svg {
  const { wood, accent, joinery, cloth } = stage.scheme;
  const board = mix(wood, '#ead0a0', 0.5);
  const tools = [
    handSaw(stage),
    hammer(stage),
    screwdriver(stage, accent),
    screwdriver(stage, joinery),
    wrench(stage),
    brush(stage, accent),
    handSaw(stage),
    hammer(stage),
    wrench(stage),
    screwdriver(stage, cloth),
  ];
  const step = 122;
  return (
    wallShadow(x, y, width, 330) +
    rect(x, y, width, 330, flat(stage, board), { rx: 6 }) +
    repeat(width / 32 - 1, (i) =>
      repeat(9, (k) => circle(x + 26 + i * 32, y + 26 + k * 34, 3, shadow(0.18))),
    ) +
    repeat(Math.min(tools.length, (width - 60) / step), (i) => {
      const tx = x + 76 + i * step;
      const tool = tools[i] ?? '';
      return (
        at(
          tx + 9,
          y + 58,
          {},
          `<g opacity=".25">${tool.replaceAll(/fill="[^"]*"/g, 'fill="#2e1c26"')}</g>`,
        ) +
        circle(tx, y + 44, 6, '#7d7f7c') +
        at(tx, y + 46, {}, tool)
      );
    })
  );
}

/** A joiner's bench with a vice; its feet on y. */
export function workbench(stage: Stage, x: number, y: number, width: number): Svg {
  const { wood, metal } = stage.scheme;
  const left = x - width / 2;
  const top = y - 290;
  return (
    groundShadow(stage, x, y, width * 1.04, 0.5) +
    repeat(2, (i) =>
      rect(left + 40 + i * (width - 130), top + 40, 50, 250, round(stage, shade(wood, 0.12))),
    ) +
    rect(left + 60, y - 90, width - 120, 34, topLit(stage, shade(wood, 0.1))) +
    repeat(5, (i) =>
      rect(
        left + 100 + i * 52,
        y - 90 - (i % 3) * 30 - 34,
        46,
        (i % 3) * 30 + 34,
        flat(stage, i % 2 ? light(wood, 0.3) : shade(wood, 0.2)),
        { rx: 3 },
      ),
    ) +
    rect(left, top, width, 50, topLit(stage, light(wood, 0.16)), { rx: 6 }) +
    rect(left + 6, top + 3, width - 12, 7, gleam(0.4), { rx: 3 }) +
    repeat(4, (i) =>
      stroke(
        `M${left + 40 + i * (width / 4)} ${top + 24} q${width * 0.06} 10 ${width * 0.14} 0`,
        shadow(0.12),
        3,
      ),
    ) +
    rect(left - 34, top + 6, 46, 120, flat(stage, shade(wood, 0.2)), { rx: 6 }) +
    rect(left - 70, top + 58, 60, 14, polished(stage, metal), { rx: 6 }) +
    rect(left - 76, top + 30, 12, 70, round(stage, wood), { rx: 6 })
  );
}

/** A wooden hand plane that runs to the left; its sole on 0,0, 300 long. */
export function handPlane(stage: Stage): Svg {
  const { wood } = stage.scheme;
  const body = shade(wood, 0.1);
  return (
    path(
      'M-150 0 V-62 Q-150 -74 -136 -74 H138 Q150 -74 150 -60 V0Z',
      stage.down(light(body, 0.3), body, shade(body, 0.3)),
    ) +
    path(
      'M60 -74 Q56 -140 92 -150 Q118 -152 116 -126 Q108 -110 118 -74Z',
      round(stage, shade(body, 0.2)),
    ) +
    ellipse(-98, -96, 26, 30, round(stage, shade(body, 0.15))) +
    path('M-20 -74 L22 -160 L44 -150 L10 -74Z', polished(stage, '#b4b7b6')) +
    path('M6 -74 L34 -128 L58 -118 L44 -74Z', round(stage, light(body, 0.2))) +
    rect(-150, -8, 300, 8, shadow(0.4)) +
    rect(-136, -66, 150, 9, gleam(0.35), { rx: 4 })
  );
}

/** A curl of wood. */
export function shaving(x: number, y: number, size: number, color: string): Svg {
  const d = `M${x} ${y} c${size} ${size * 0.2} ${size * 1.2} ${-size * 1.1} ${size * 0.3} ${-size} c${-size * 0.6} ${size * 0.1} ${-size * 0.5} ${size * 0.8} ${size * 0.1} ${size * 0.6}`;
  return (
    stroke(d, shade(color, 0.18), size * 0.34) +
    stroke(d, light(color, 0.3), size * 0.2, { transform: 'translate(-2 -3)' })
  );
}

/** Boards that lean against a wall. */
export function lumber(stage: Stage, x: number, y: number, height: number, count: number): Svg {
  const { wood } = stage.scheme;
  return (
    groundShadow(stage, x + count * 22, y, count * 60) +
    repeat(count, (i) => {
      const tone =
        i % 3 === 0 ? light(wood, 0.34) : i % 3 === 1 ? light(wood, 0.14) : shade(wood, 0.08);
      const h = height * stage.random.between(0.8, 1);
      return at(
        x + i * 44,
        y,
        { turn: 4 + i * 1.4 },
        rect(0, -h, 40, h, flat(stage, tone), { rx: 2 }),
        repeat(3, (k) =>
          stroke(
            `M${10 + k * 10} ${-h + 30} q6 ${h * 0.3} -2 ${h * 0.6} q-4 ${h * 0.2} 2 ${h * 0.32}`,
            shadow(0.1),
            2.5,
          ),
        ),
      );
    })
  );
}

/** A bookcase built into the wall, with books and small things. */
export function builtIn(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: (shelfX: number, shelfY: number, shelfWidth: number, row: number) => Svg,
): Svg {
  const { joinery } = stage.scheme;
  const rows = 4;
  const step = (height - 30) / rows;
  return (
    wallShadow(x, y, width, height) +
    rect(x, y, width, height, flat(stage, joinery), { rx: 4 }) +
    rect(x + 22, y + 22, width - 44, height - 44, shade(joinery, 0.34)) +
    rect(x + 22, y + 22, width - 44, 30, stage.down(shadow(0.4), shadow(0))) +
    repeat(rows, (row) => {
      const sy = y + 22 + (row + 1) * step - 24;
      return (
        fill(x + 30, sy, width - 60, row) +
        rect(x + 18, sy, width - 36, 16, topLit(stage, light(joinery, 0.1))) +
        rect(x + 22, sy + 16, width - 44, 22, stage.down(shadow(0.3), shadow(0)))
      );
    }) +
    rect(x - 16, y - 22, width + 32, 28, topLit(stage, light(joinery, 0.1)), { rx: 3 }) +
    rect(x - 8, y + height - 26, width + 16, 30, flat(stage, shade(joinery, 0.1))) +
    line([x + 22, y + 22], [x + 22, y + height - 24], gleam(0.3), 4)
  );
}
