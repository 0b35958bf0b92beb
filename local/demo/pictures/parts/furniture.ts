import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, groundShadow, round, shadow, topLit, wallShadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import {
  at,
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  repeat,
  stroke,
  type Svg,
} from '../kit/svg.ts';

/** A sofa of two seats, its feet on x,y (its middle). */
export function sofa(stage: Stage, x: number, y: number, width: number, color: string): Svg {
  const { wood, accent, cloth } = stage.scheme;
  const height = 250;
  const left = x - width / 2;
  const arm = 74;
  const seat = (width - arm * 2) / 2;
  const leg = (lx: number) => path(`M${lx} ${y - 34} h20 l-4 34 h-10Z`, shade(wood, 0.25));
  const cushion = (cx: number, turn: number, fill: string) =>
    at(
      cx,
      y - 142,
      { turn },
      rect(-52, -56, 104, 104, flat(stage, fill), { rx: 20 }),
      stroke('M-40 -44 Q0 -34 40 -44', gleam(0.3), 3),
    );
  return (
    groundShadow(stage, x, y - 4, width * 1.06) +
    leg(left + 30) +
    leg(left + width - 50) +
    rect(left + 24, y - height, width - 48, 200, topLit(stage, shade(color, 0.08)), { rx: 36 }) +
    repeat(2, (i) =>
      rect(left + arm + i * seat - 4, y - height + 16, seat + 4, 130, flat(stage, color), {
        rx: 26,
      }),
    ) +
    rect(left + arm - 14, y - 82, width - arm * 2 + 28, 50, shade(color, 0.3)) +
    repeat(2, (i) =>
      rect(left + arm + i * seat - 6, y - 122, seat + 8, 62, topLit(stage, light(color, 0.1)), {
        rx: 18,
      }),
    ) +
    rect(left, y - 176, arm, 146, round(stage, color), { rx: 30 }) +
    rect(left + width - arm, y - 176, arm, 146, round(stage, shade(color, 0.06)), { rx: 30 }) +
    cushion(left + arm + 62, -9, accent) +
    cushion(left + width - arm - 66, 8, cloth) +
    cushion(left + width - arm - 130, -4, mix(cloth, '#ffffff', 0.45))
  );
}

/** A reading chair, turned a little. */
export function armchair(stage: Stage, x: number, y: number, color: string): Svg {
  const { wood, cloth } = stage.scheme;
  const leg = (lx: number, lean: number) =>
    path(`M${lx} ${y - 60} h18 l${lean} 60 h-10Z`, shade(wood, 0.2));
  return (
    groundShadow(stage, x, y - 4, 330) +
    leg(x - 118, -14) +
    leg(x + 96, 22) +
    path(
      `M${x - 118} ${y - 150} C${x - 138} ${y - 380} ${x - 70} ${y - 412} ${x + 4} ${y - 404} C${x + 92} ${y - 396} ${x + 128} ${y - 330} ${x + 116} ${y - 150}Z`,
      topLit(stage, shade(color, 0.05)),
    ) +
    path(
      `M${x - 80} ${y - 160} C${x - 96} ${y - 342} ${x - 46} ${y - 370} ${x} ${y - 366} C${x + 60} ${y - 362} ${x + 88} ${y - 312} ${x + 80} ${y - 160}Z`,
      flat(stage, light(color, 0.08)),
    ) +
    rect(x - 96, y - 176, 196, 72, topLit(stage, light(color, 0.16)), { rx: 26 }) +
    rect(x - 110, y - 116, 222, 62, topLit(stage, shade(color, 0.1)), { rx: 22 }) +
    rect(x - 148, y - 226, 62, 176, round(stage, color), { rx: 28 }) +
    rect(x + 88, y - 226, 62, 176, round(stage, shade(color, 0.08)), { rx: 28 }) +
    path(`M${x + 86} ${y - 214} q34 -22 66 0 l8 130 q-38 18 -78 0Z`, flat(stage, cloth)) +
    repeat(3, (i) => line([x + 90, y - 170 + i * 32], [x + 154, y - 170 + i * 32], gleam(0.4), 4))
  );
}

/** An oval rug seen at a flat angle. */
export function rug(stage: Stage, x: number, y: number, width: number, color: string): Svg {
  const ring = (share: number, fill: string) =>
    ellipse(x, y, (width / 2) * share, (width / 11) * share, fill);
  return (
    ellipse(x + 8, y + 8, width / 2, width / 11, shadow(0.2)) +
    ring(1, flat(stage, color)) +
    ring(0.9, light(color, 0.4)) +
    ring(0.85, flat(stage, color)) +
    ring(0.58, light(color, 0.3)) +
    ring(0.54, flat(stage, mix(color, stage.scheme.accent, 0.4)))
  );
}

/** A round side table with a stack of books and a cup. */
export function sideTable(stage: Stage, x: number, y: number, size: number): Svg {
  const { wood, accent, stone, joinery } = stage.scheme;
  const top = y - size;
  const leg = (lean: number) => line([x + lean * 0.3, top], [x + lean, y], shade(wood, 0.22), 9);
  return (
    groundShadow(stage, x, y, size * 1.1) +
    leg(-size * 0.32) +
    leg(size * 0.34) +
    leg(size * 0.02) +
    ellipse(x, top + 7, size * 0.5, 15, shade(wood, 0.3)) +
    ellipse(x, top, size * 0.5, 15, flat(stage, light(wood, 0.12))) +
    rect(x - 52, top - 22, 84, 18, round(stage, accent), { rx: 3 }) +
    rect(x - 46, top - 39, 74, 17, round(stage, joinery), { rx: 3 }) +
    rect(x - 22, top - 70, 34, 32, round(stage, stone), { rx: 6 })
  );
}

/** Framed pictures: calm shapes, hung close together. */
export function frames(
  stage: Stage,
  x: number,
  y: number,
  sizes: readonly (readonly [number, number])[],
): Svg {
  const { wood, stone, accent, leaf, cloth, joinery } = stage.scheme;
  let left = x;
  return sizes
    .map(([width, height], i) => {
      const fx = left;
      left += width + 28;
      const fy = y - height / 2;
      const inner = { x: fx + 34, y: fy + 34, w: width - 68, h: height - 68 };
      const base = inner.y + inner.h;
      const art = [
        circle(fx + width / 2, fy + height * 0.44, inner.w * 0.28, accent) +
          path(
            `M${inner.x} ${base} v${-inner.h * 0.3} q${inner.w * 0.3} ${-inner.h * 0.2} ${inner.w * 0.6} 0 t${inner.w * 0.4} 0 v${inner.h * 0.3}Z`,
            joinery,
          ),
        path(
          `M${inner.x + inner.w * 0.2} ${base} v${-inner.h * 0.5} a${inner.w * 0.3} ${inner.w * 0.3} 0 0 1 ${inner.w * 0.6} 0 v${inner.h * 0.5}Z`,
          cloth,
        ) +
          path(
            `M${inner.x + inner.w * 0.34} ${base} v${-inner.h * 0.46} a${inner.w * 0.16} ${inner.w * 0.16} 0 0 1 ${inner.w * 0.32} 0 v${inner.h * 0.46}Z`,
            accent,
          ),
        stroke(`M${fx + width / 2} ${base} V${fy + height * 0.3}`, leaf, 5) +
          repeat(4, (k) =>
            ellipse(
              fx + width / 2 + (k % 2 ? 18 : -18),
              fy + height * (0.36 + k * 0.12),
              20,
              9,
              leaf,
              {
                transform: `rotate(${k % 2 ? -30 : 30} ${fx + width / 2} ${fy + height * (0.36 + k * 0.12)})`,
              },
            ),
          ),
      ][i % 3];
      return (
        wallShadow(fx, fy, width, height) +
        rect(fx, fy, width, height, flat(stage, i % 2 ? shade(wood, 0.2) : wood), { rx: 3 }) +
        rect(fx + 12, fy + 12, width - 24, height - 24, light(stone, 0.4)) +
        rect(inner.x, inner.y, inner.w, inner.h, mix(stone, cloth, 0.35)) +
        group(
          { 'clip-path': stage.clip(rect(inner.x, inner.y, inner.w, inner.h, '#fff')) },
          art ?? '',
        ) +
        path(`M${fx + 12} ${fy + height - 12} V${fy + 12} H${fx + width * 0.7}Z`, gleam(0.14))
      );
    })
    .join('');
}

/** Books, upright and leaning, on y between two x. */
export function books(stage: Stage, from: number, to: number, y: number, tallest: number): Svg {
  const { accent, joinery, cloth, stone, wood, leaf } = stage.scheme;
  const colors = [accent, joinery, cloth, stone, wood, leaf, mix(accent, joinery, 0.5)];
  let x = from;
  let row = '';
  while (x < to - 18) {
    const width = stage.random.between(15, 34);
    const height = tallest * stage.random.between(0.68, 1);
    const color = stage.random.pick(colors);
    row += rect(x, y - height, width - 2, height, round(stage, color), { rx: 2 });
    row +=
      rect(x, y - height * 0.84, width - 2, 5, gleam(0.4)) +
      rect(x, y - height * 0.2, width - 2, 4, gleam(0.3));
    x += width;
  }
  return row;
}
