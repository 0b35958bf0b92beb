import { alpha, light, mix, shade } from '../kit/color.ts';
import { flat, shadow } from '../kit/finish.ts';
import { at, circle, ellipse, polygon, rect, repeat, stroke, type Svg } from '../kit/svg.ts';
import type { Stage } from '../kit/stage.ts';
import { leaf as leafShape } from './plants.ts';

/** Tufts of grass scattered over a strip of ground. */
export function tufts(
  stage: Stage,
  from: number,
  to: number,
  top: number,
  bottom: number,
  count: number,
): Svg {
  const { grass } = stage.scheme;
  return repeat(count, () => {
    const x = stage.random.between(from, to);
    const y = stage.random.between(top, bottom);
    const s = 7 + (16 * (y - top)) / (bottom - top + 1);
    return stroke(
      `M${x} ${y} q${-s * 0.4} ${-s} ${-s * 0.8} ${-s * 1.3} M${x} ${y} q0 ${-s} ${s * 0.1} ${-s * 1.6} M${x} ${y} q${s * 0.4} ${-s} ${s * 0.9} ${-s * 1.2}`,
      alpha(shade(grass, 0.3), 0.7),
      3,
    );
  });
}

/** Stems with flowers that stand in a row. */
export function flowers(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  height: number,
  colors: readonly string[],
): Svg {
  const { leaf } = stage.scheme;
  return repeat((to - from) / 22, (i) => {
    const x = from + i * 22 + stage.random.between(-8, 8);
    const h = height * stage.random.between(0.55, 1);
    const lean = stage.random.between(-12, 12);
    const color = stage.random.pick(colors);
    const r = stage.random.between(9, 16);
    return (
      stroke(
        `M${x} ${y} Q${x + lean * 0.2} ${y - h * 0.6} ${x + lean} ${y - h}`,
        shade(leaf, 0.1),
        3.5,
      ) +
      at(x, y - h * 0.3, { turn: -40 }, leafShape(h * 0.3, h * 0.1, leaf)) +
      at(x, y - h * 0.2, { turn: 42 }, leafShape(h * 0.34, h * 0.1, shade(leaf, 0.1))) +
      repeat(6, (k) =>
        ellipse(
          x + lean,
          y - h - r * 0.62,
          r * 0.42,
          r * 0.66,
          k % 2 ? color : light(color, 0.24),
          { transform: `rotate(${k * 60} ${(x + lean).toFixed(1)} ${(y - h).toFixed(1)})` },
        ),
      ) +
      circle(x + lean, y - h, r * 0.36, '#f5d27a')
    );
  });
}

/** A picket fence along y. */
export function picketFence(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  height: number,
): Svg {
  const { trim } = stage.scheme;
  const step = 46;
  return (
    rect(from, y - height * 0.72, to - from, 14, shade(trim, 0.2)) +
    rect(from, y - height * 0.3, to - from, 14, shade(trim, 0.2)) +
    repeat((to - from) / step, (i) => {
      const x = from + i * step;
      return polygon(
        [
          [x, y],
          [x, y - height + 18],
          [x + 15, y - height],
          [x + 30, y - height + 18],
          [x + 30, y],
        ],
        stage.across(light(trim, 0.5), trim, shade(trim, 0.2)),
      );
    })
  );
}

/** A path of flagstones that comes towards the viewer. */
export function stonePath(
  stage: Stage,
  x: number,
  top: number,
  narrow: number,
  broad: number,
): Svg {
  const color = mix(stage.scheme.stone, stage.scheme.facade, 0.4);
  const rows = 7;
  const y = (t: number) => top + (stage.height + 40 - top) * t ** 1.7;
  const half = (t: number) => (narrow + (broad - narrow) * t ** 1.7) / 2;
  return repeat(rows, (i) => {
    const [a, b] = [i / rows, (i + 0.9) / rows];
    const split = stage.random.between(-0.35, 0.35);
    const stone = (l: number, r: number) =>
      polygon(
        [
          [x + l * half(a), y(a)],
          [x + r * half(a), y(a)],
          [x + r * half(b), y(b)],
          [x + l * half(b), y(b)],
        ],
        flat(stage, stage.random.next() > 0.5 ? light(color, 0.15) : shade(color, 0.08)),
        { stroke: shadow(0.16), 'stroke-width': 3, 'stroke-linejoin': 'round' },
      );
    return stone(-1, split - 0.03) + stone(split + 0.03, 1);
  });
}
