import { alpha, light, shade } from '../kit/color.ts';
import { gleam, polished } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, group, line, polygon, rect, stroke, type Svg } from '../kit/svg.ts';

export interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What one sees through the open door: a lit hall with a picture and a lamp. */
export function hall(stage: Stage, { x, y, w, h }: Opening): Svg {
  return group(
    { 'clip-path': stage.clip(rect(x, y, w, h, '#fff')) },
    rect(x, y, w, h, stage.down('#f9d9a0', '#ffe8bd', '#f3c88d')),
    rect(x, y + h * 0.82, w, h * 0.18, stage.down('#b27446', '#c98a57')),
    rect(x + 22, y + h * 0.14, 60, 76, '#8a5330'),
    rect(x + 28, y + h * 0.14 + 6, 48, 64, '#fbecd0'),
    circle(x + 52, y + h * 0.14 + 34, 14, '#b4532a'),
    rect(x + 16, y + h * 0.62, 76, 10, '#8a5330'),
    stroke(
      `M${x + 26} ${y + h * 0.62} V${y + h * 0.86} M${x + 82} ${y + h * 0.62} V${y + h * 0.86}`,
      '#8a5330',
      6,
    ),
    circle(
      x + 130,
      y + 44,
      80,
      stage.glow(alpha('#fffbe6', 0.95), alpha('#ffe9b0', 0.4), alpha('#ffe9b0', 0)),
    ),
  );
}

/** The door itself, swung inwards. */
export function openLeaf(stage: Stage, { x, y, w, h }: Opening): Svg {
  const color = '#2f5d54';
  const right = x + w;
  const inner = right - 46;
  return (
    polygon(
      [
        [right, y],
        [inner, y + 16],
        [inner, y + h - 8],
        [right, y + h],
      ],
      stage.across(light(color, 0.2), shade(color, 0.2)),
    ) +
    polygon(
      [
        [right - 8, y + 40],
        [inner + 10, y + 52],
        [inner + 10, y + h * 0.45],
        [right - 8, y + h * 0.45],
      ],
      shade(color, 0.26),
    ) +
    polygon(
      [
        [right - 8, y + h * 0.55],
        [inner + 10, y + h * 0.55],
        [inner + 10, y + h - 46],
        [right - 8, y + h - 40],
      ],
      shade(color, 0.26),
    ) +
    circle(inner + 9, y + h * 0.5, 7, polished(stage, '#d7a65a')) +
    line([inner, y + 16], [inner, y + h - 8], gleam(0.5), 3)
  );
}
