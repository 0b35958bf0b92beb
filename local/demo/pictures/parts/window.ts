import { alpha, light, mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, group, path, polygon, rect, repeat, type Svg } from '../kit/svg.ts';

export interface WindowShape {
  x: number;
  y: number;
  width: number;
  height: number;
  columns?: number;
  rows?: number;
}

/** What lies behind the glass: sky, a low sun, hills, a few round trees. */
function view(stage: Stage, { x, y, width, height }: WindowShape): Svg {
  const { sky, hill, sun, leaf } = stage.scheme;
  const horizon = y + height * 0.62;
  const trees = repeat(width / 60 + 1, (i) => {
    const size = stage.random.between(22, 46);
    const color = mix(mix(leaf, hill, 0.45), sky[1], 0.25);
    const cx = x + i * 62 + stage.random.between(-14, 14);
    return (
      ellipse(cx, y + height - size * 0.7, size, size * 1.1, color) +
      ellipse(
        cx - size * 0.25,
        y + height - size * 0.95,
        size * 0.6,
        size * 0.65,
        light(color, 0.22),
      )
    );
  });
  const hills = path(
    `M${x} ${horizon + 20} Q${x + width * 0.25} ${horizon - 45} ${x + width * 0.55} ${horizon + 10} T${x + width} ${horizon - 10} V${y + height} H${x}Z`,
    stage.down(mix(hill, sky[1], 0.3), mix(hill, sky[1], 0.1)),
  );
  return (
    rect(x, y, width, height, stage.down(...sky)) +
    circle(
      x + width * 0.28,
      horizon - 40,
      width * 0.42,
      stage.glow(alpha(sun, 0.95), alpha(sun, 0.3), alpha(sun, 0)),
    ) +
    hills +
    trees
  );
}

/** A window with its casing, bars, glare and sill. */
export function sashWindow(stage: Stage, shape: WindowShape): Svg {
  const { x, y, width, height, columns = 2, rows = 2 } = shape;
  const { trim } = stage.scheme;
  const casing = 22;
  const bars =
    repeat(columns - 1, (i) => {
      const bx = x + ((i + 1) * width) / columns;
      return rect(bx - 6, y, 12, height, stage.across(trim, shade(trim, 0.25)));
    }) +
    repeat(rows - 1, (i) => {
      const by = y + ((i + 1) * height) / rows;
      return rect(x, by - 6, width, 12, stage.down(light(trim, 0.5), shade(trim, 0.22)));
    });
  const glare = (from: number, to: number) =>
    polygon(
      [
        [x + width * from, y],
        [x + width * to, y],
        [x + width * (to - 0.35), y + height],
        [x + width * (from - 0.35), y + height],
      ],
      alpha('#ffffff', 0.14),
    );
  return (
    rect(x - casing + 10, y - casing + 14, width + casing * 2, height + casing * 2, shadow(0.16), {
      rx: 6,
    }) +
    rect(
      x - casing,
      y - casing,
      width + casing * 2,
      height + casing * 2,
      stage.slant(light(trim, 0.5), shade(trim, 0.14)),
      { rx: 4 },
    ) +
    rect(x - 5, y - 5, width + 10, height + 10, shade(trim, 0.3)) +
    group(
      { 'clip-path': stage.clip(rect(x, y, width, height, '#fff')) },
      view(stage, shape),
      glare(0.5, 0.72),
      glare(0.8, 0.88),
    ) +
    rect(x, y, width, 14, shadow(0.22)) +
    rect(x, y, 10, height, shadow(0.14)) +
    bars +
    windowSill(stage, x - casing - 16, y + height + casing - 6, width + casing * 2 + 32)
  );
}

function windowSill(stage: Stage, x: number, y: number, width: number): Svg {
  const { trim } = stage.scheme;
  return (
    rect(x + 10, y + 24, width - 8, 22, shadow(0.16)) +
    rect(x, y, width, 12, light(trim, 0.6), { rx: 2 }) +
    rect(x, y + 10, width, 18, stage.across(shade(trim, 0.06), shade(trim, 0.2)), { rx: 2 })
  );
}

/** A pair of drawn-back curtains on a rail. */
export function curtains(stage: Stage, shape: WindowShape, drop: number): Svg {
  const { cloth, metal } = stage.scheme;
  const top = shape.y - 62;
  const panel = (x: number, width: number, seed: number) => {
    const folds = 5;
    const bottom = top + drop;
    return (
      rect(x, top, width, drop, cloth) +
      repeat(folds, (i) => {
        const fx = x + (i * width) / folds;
        const tone =
          (i + seed) % 2 === 0 ? alpha(light(cloth, 0.7), 0.5) : alpha(shade(cloth, 0.5), 0.22);
        return path(
          `M${fx} ${top} Q${fx + 8} ${(top + bottom) / 2} ${fx - 3} ${bottom} H${fx + width / folds - 6} Q${fx + width / folds + 2} ${(top + bottom) / 2} ${fx + width / folds} ${top}Z`,
          tone,
        );
      })
    );
  };
  const width = 92;
  const left = shape.x - 100;
  const right = shape.x + shape.width + 8;
  return (
    rect(left + 18, top + 10, width, drop, shadow(0.13)) +
    rect(right + 18, top + 10, width, drop, shadow(0.13)) +
    panel(left, width, 0) +
    panel(right, width, 1) +
    rect(
      left - 24,
      top - 10,
      right + width + 48 - left,
      10,
      stage.down(light(metal, 0.4), shade(metal, 0.3)),
      { rx: 5 },
    ) +
    circle(left - 26, top - 5, 12, metal) +
    circle(right + width + 26, top - 5, 12, metal)
  );
}
