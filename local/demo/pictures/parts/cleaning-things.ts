import { light, mix, shade } from '../kit/color.ts';
import { gleam, groundShadow, round, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, path, polygon, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** A bucket with suds; its foot on x,y. */
export function bucket(stage: Stage, x: number, y: number, size: number, color: string): Svg {
  const w = size;
  return (
    groundShadow(stage, x, y, w, 0.5) +
    stroke(
      `M${x - w * 0.46} ${y - size * 0.84} C${x - w * 0.5} ${y - size * 1.5} ${x + w * 0.5} ${y - size * 1.5} ${x + w * 0.46} ${y - size * 0.84}`,
      '#8d8f8c',
      7,
    ) +
    repeat(9, (i) =>
      circle(
        x - w * 0.4 + (i * w * 0.8) / 8,
        y - size * 0.88 - stage.random.between(0, size * 0.12),
        stage.random.between(0.08, 0.14) * size,
        stage.slant('#ffffff', mix('#ffffff', stage.scheme.sky[0], 0.4)),
      ),
    ) +
    path(
      `M${x - w * 0.5} ${y - size * 0.86} H${x + w * 0.5} L${x + w * 0.38} ${y - 8} Q${x + w * 0.38} ${y} ${x + w * 0.34} ${y} H${x - w * 0.34} Q${x - w * 0.38} ${y} ${x - w * 0.38} ${y - 8}Z`,
      round(stage, color),
    ) +
    rect(x - w * 0.54, y - size * 0.9, w * 1.08, size * 0.09, topLit(stage, light(color, 0.14)), {
      rx: 6,
    }) +
    path(`M${x - w * 0.36} ${y - size * 0.7} L${x - w * 0.3} ${y - size * 0.2}`, 'none', {
      stroke: gleam(0.5),
      'stroke-width': size * 0.05,
      'stroke-linecap': 'round',
    })
  );
}

/** A trigger spray; its foot on x,y. */
export function sprayBottle(stage: Stage, x: number, y: number, size: number, color: string): Svg {
  const s = size / 200;
  return (
    groundShadow(stage, x, y, 110 * s) +
    path(
      `M${x - 42 * s} ${y} Q${x - 48 * s} ${y} ${x - 48 * s} ${y - 12 * s} V${y - 90 * s} Q${x - 46 * s} ${y - 122 * s} ${x - 18 * s} ${y - 132 * s} V${y - 150 * s} H${x + 18 * s} V${y - 132 * s} Q${x + 46 * s} ${y - 122 * s} ${x + 48 * s} ${y - 90 * s} V${y - 12 * s} Q${x + 48 * s} ${y} ${x + 42 * s} ${y}Z`,
      round(stage, color),
    ) +
    rect(x - 46 * s, y - 86 * s, 92 * s, 56 * s, '#fdf4e3', { rx: 4 }) +
    circle(x, y - 58 * s, 15 * s, light(color, 0.2)) +
    rect(x - 20 * s, y - 164 * s, 40 * s, 16 * s, '#f1e8d8', { rx: 4 }) +
    path(
      `M${x - 52 * s} ${y - 196 * s} h70 q${26 * s} 0 ${30 * s} ${20 * s} v${14 * s} H${x - 20 * s} l${-10 * s} ${-14 * s} h${-22 * s}Z`,
      round(stage, stage.scheme.accent),
    ) +
    stroke(
      `M${x - 22 * s} ${y - 164 * s} q${-22 * s} ${10 * s} ${-20 * s} ${34 * s}`,
      stage.scheme.accent,
      9 * s,
    ) +
    rect(x - 36 * s, y - 118 * s, 9 * s, 96 * s, gleam(0.45), { rx: 4 })
  );
}

/** A soft glint: something is very clean. */
export function glint(x: number, y: number, size: number): Svg {
  const thin = size * 0.13;
  return polygon(
    [
      [x, y - size],
      [x + thin, y - thin],
      [x + size, y],
      [x + thin, y + thin],
      [x, y + size],
      [x - thin, y + thin],
      [x - size, y],
      [x - thin, y - thin],
    ],
    gleam(0.92),
  );
}

/** Soap bubbles that rise. */
export function bubbles(stage: Stage, x: number, y: number, spread: number, count: number): Svg {
  return repeat(count, () => {
    const r = stage.random.between(8, 32);
    const cx = x + stage.random.between(-spread, spread);
    const cy = y - stage.random.between(0, spread * 1.3);
    return (
      circle(
        cx,
        cy,
        r,
        stage.slant('rgba(255,255,255,.5)', 'rgba(255,214,190,.16)', 'rgba(160,214,220,.4)'),
        { stroke: gleam(0.7), 'stroke-width': 2 },
      ) +
      ellipse(cx - r * 0.36, cy - r * 0.4, r * 0.22, r * 0.14, gleam(0.9), {
        transform: `rotate(-35 ${(cx - r * 0.36).toFixed(1)} ${(cy - r * 0.4).toFixed(1)})`,
      })
    );
  });
}

/** Folded towels in a basket. */
export function linenBasket(stage: Stage, x: number, y: number, width: number): Svg {
  const { wood, stone, accent, cloth } = stage.scheme;
  const wicker = mix(wood, '#e8c894', 0.55);
  const height = width * 0.56;
  return (
    groundShadow(stage, x, y, width * 1.06, 0.5) +
    repeat(3, (i) =>
      rect(
        x - width * 0.4 + i * 6,
        y - height - 18 - i * 30,
        width * 0.8 - i * 18,
        34,
        topLit(stage, [stone, cloth, accent][i] ?? stone),
        { rx: 15 },
      ),
    ) +
    path(
      `M${x - width / 2} ${y - height} H${x + width / 2} L${x + width * 0.43} ${y} H${x - width * 0.43}Z`,
      round(stage, wicker),
    ) +
    repeat(5, (row) =>
      repeat(11, (column) =>
        ellipse(
          x - width * 0.42 + column * width * 0.084 + (row % 2) * width * 0.04,
          y - height * 0.86 + row * height * 0.18,
          width * 0.036,
          height * 0.05,
          column % 2 ? shadow(0.16) : gleam(0.3),
        ),
      ),
    ) +
    rect(x - width * 0.53, y - height - 10, width * 1.06, 26, topLit(stage, shade(wicker, 0.1)), {
      rx: 13,
    })
  );
}
