import { alpha, light, shade } from '../kit/color.ts';
import { gleam, groundShadow, polished, round, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import {
  circle,
  ellipse,
  line,
  path,
  polygon,
  rect,
  repeat,
  stroke,
  type Svg,
} from '../kit/svg.ts';

const LAMPLIGHT = '#ffdf9e';

/** The halo around a lit lamp. */
export const halo = (stage: Stage, x: number, y: number, radius: number, strength = 0.75): Svg =>
  circle(
    x,
    y,
    radius,
    stage.glow(alpha(LAMPLIGHT, strength), alpha(LAMPLIGHT, strength * 0.3), alpha(LAMPLIGHT, 0)),
  );

const cone = (
  stage: Stage,
  x: number,
  y: number,
  top: number,
  bottom: number,
  reach: number,
): Svg =>
  polygon(
    [
      [x - top, y],
      [x + top, y],
      [x + bottom, y + reach],
      [x - bottom, y + reach],
    ],
    stage.down(alpha(LAMPLIGHT, 0.5), alpha(LAMPLIGHT, 0.14), alpha(LAMPLIGHT, 0)),
  );

/** A hanging lamp with a metal dome. */
export function domePendant(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  lit = true,
): Svg {
  const glow = lit
    ? cone(stage, x, y, size * 0.8, size * 2.1, size * 4) + halo(stage, x, y, size * 1.9)
    : '';
  return (
    glow +
    line([x, -10], [x, y - size * 1.05], shade(stage.scheme.metal, 0.6), 4) +
    rect(
      x - size * 0.13,
      y - size * 1.2,
      size * 0.26,
      size * 0.3,
      polished(stage, stage.scheme.metal),
      { rx: 4 },
    ) +
    ellipse(x, y, size * 0.78, size * 0.14, lit ? '#fff3cf' : shade(color, 0.5)) +
    path(
      `M${x - size} ${y} C${x - size * 0.96} ${y - size * 0.72} ${x - size * 0.4} ${y - size * 0.94} ${x} ${y - size * 0.94} C${x + size * 0.4} ${y - size * 0.94} ${x + size * 0.96} ${y - size * 0.72} ${x + size} ${y} Q${x} ${y + size * 0.13} ${x - size} ${y}Z`,
      round(stage, color),
    ) +
    path(
      `M${x - size * 0.76} ${y - size * 0.22} C${x - size * 0.66} ${y - size * 0.62} ${x - size * 0.4} ${y - size * 0.76} ${x - size * 0.26} ${y - size * 0.8}`,
      'none',
      { stroke: gleam(0.55), 'stroke-width': size * 0.06, 'stroke-linecap': 'round' },
    )
  );
}

/** A globe of opal glass. */
export function globePendant(stage: Stage, x: number, y: number, radius: number, lit = true): Svg {
  return (
    (lit ? halo(stage, x, y, radius * 3.4) : '') +
    line([x, -10], [x, y - radius], shade(stage.scheme.metal, 0.6), 4) +
    circle(
      x,
      y,
      radius,
      stage.glow('#fffdf4', lit ? '#ffeec4' : '#f2eadc', lit ? '#f5c987' : '#cfc3b2'),
    ) +
    circle(x - radius * 0.34, y - radius * 0.36, radius * 0.2, gleam(0.8)) +
    rect(
      x - radius * 0.28,
      y - radius * 1.16,
      radius * 0.56,
      radius * 0.3,
      polished(stage, stage.scheme.metal),
      { rx: 4 },
    )
  );
}

/** A bare filament bulb. */
export function bulb(stage: Stage, x: number, y: number, size: number): Svg {
  return (
    halo(stage, x, y, size * 2.6, 0.85) +
    path(
      `M${x - size * 0.24} ${y - size * 0.7} C${x - size * 0.24} ${y - size * 0.3} ${x - size * 0.62} ${y - size * 0.1} ${x - size * 0.6} ${y + size * 0.26} A${size * 0.6} ${size * 0.6} 0 0 0 ${x + size * 0.6} ${y + size * 0.26} C${x + size * 0.62} ${y - size * 0.1} ${x + size * 0.24} ${y - size * 0.3} ${x + size * 0.24} ${y - size * 0.7}Z`,
      stage.glow('#fffbe8', '#ffdf96', '#eea94f'),
    ) +
    stroke(
      `M${x - size * 0.2} ${y + size * 0.1} q${size * 0.1} ${-size * 0.3} ${size * 0.2} 0 t${size * 0.2} 0`,
      '#d9742a',
      size * 0.05,
    ) +
    rect(x - size * 0.26, y - size, size * 0.52, size * 0.36, polished(stage, stage.scheme.metal), {
      rx: 3,
    })
  );
}

/** A string of small bulbs that hangs between two points. */
export function stringLights(
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): Svg {
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + sag * 2 };
  const along = (t: number) => ({
    x: (1 - t) ** 2 * x1 + 2 * t * (1 - t) * middle.x + t ** 2 * x2,
    y: (1 - t) ** 2 * y1 + 2 * t * (1 - t) * middle.y + t ** 2 * y2,
  });
  return (
    stroke(`M${x1} ${y1} Q${middle.x} ${middle.y} ${x2} ${y2}`, shade(stage.scheme.wood, 0.6), 4) +
    repeat(count, (i) => {
      const { x, y } = along((i + 0.5) / count);
      return (
        halo(stage, x, y + 22, 58, 0.8) +
        rect(x - 5, y, 10, 13, shade(stage.scheme.wood, 0.6), { rx: 2 }) +
        ellipse(x, y + 24, 10, 13, '#fff2c8')
      );
    })
  );
}

/** A standing lamp with a cloth shade; its foot on x,y. */
export function floorLamp(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  color: string,
  lit = true,
): Svg {
  const { metal } = stage.scheme;
  const top = y - height;
  return (
    groundShadow(stage, x, y, 130) +
    rect(x - 4, top + 80, 8, height - 86, polished(stage, metal)) +
    ellipse(x, y - 5, 52, 11, round(stage, metal)) +
    (lit ? halo(stage, x, top + 70, 260, 0.7) : '') +
    path(
      `M${x - 54} ${top} H${x + 54} L${x + 88} ${top + 124} H${x - 88}Z`,
      lit ? stage.down('#fff0c8', light(color, 0.5), color) : round(stage, color),
    ) +
    path(`M${x - 88} ${top + 124} H${x + 88} l-3 -9 H${x - 85}Z`, shadow(0.16))
  );
}

/** A lantern beside a door. */
export function wallLantern(stage: Stage, x: number, y: number, size: number, lit = true): Svg {
  const iron = '#3b3436';
  return (
    (lit ? halo(stage, x, y + size * 0.5, size * 2.2, 0.6) : '') +
    rect(x - size * 0.1, y - size * 0.52, size * 0.2, size * 0.6, iron, { rx: 4 }) +
    path(`M${x - size * 0.46} ${y} L${x} ${y - size * 0.34} L${x + size * 0.46} ${y}Z`, iron) +
    path(
      `M${x - size * 0.36} ${y} H${x + size * 0.36} L${x + size * 0.26} ${y + size} H${x - size * 0.26}Z`,
      lit ? stage.down('#ffe7ad', '#fff6dc', '#f6c578') : stage.down('#dfe6e0', '#f7efe0'),
    ) +
    line([x, y], [x, y + size], iron, 3) +
    stroke(
      `M${x - size * 0.36} ${y} L${x - size * 0.26} ${y + size} H${x + size * 0.26} L${x + size * 0.36} ${y}`,
      iron,
      6,
    )
  );
}
