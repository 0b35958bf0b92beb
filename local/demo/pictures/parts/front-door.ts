import { light, shade } from '../kit/color.ts';
import { flat, polished, shadow, topLit } from '../kit/finish.ts';
import { circle, rect, repeat, type Svg } from '../kit/svg.ts';
import type { Stage } from '../kit/stage.ts';
import { wallLantern } from './lamps.ts';

export interface DoorShape {
  x: number;
  ground: number;
  width: number;
  height: number;
  color: string;
  /** Steps in front of it. */
  steps?: number;
  lit?: boolean;
}

/** A panelled front door with its casing, fanlight, lanterns, mat and steps; x is its middle. */
export function frontDoor(stage: Stage, shape: DoorShape): Svg {
  const { x, ground, width, height, color, steps = 2, lit = true } = shape;
  const { trim, metal, stone } = stage.scheme;
  const bottom = ground - steps * 26;
  const left = x - width / 2;
  const top = bottom - height;
  const casing = width * 0.13;
  const panel = (px: number, py: number, w: number, h: number) =>
    rect(px, py, w, h, shade(color, 0.24), { rx: 3 }) +
    rect(px + 4, py + 5, w - 6, h - 7, flat(stage, light(color, 0.08)), { rx: 2 });
  const pw = width * 0.34;
  return (
    repeat(steps, (i) => {
      const grow = (steps - i) * 26;
      const y = bottom + (steps - 1 - i) * 26;
      return (
        rect(left - casing - grow, y, width + casing * 2 + grow * 2, 12, light(stone, 0.3), {
          rx: 2,
        }) +
        rect(
          left - casing - grow,
          y + 11,
          width + casing * 2 + grow * 2,
          16,
          flat(stage, shade(stone, 0.14)),
        )
      );
    }) +
    rect(
      left - casing + 10,
      top - casing - height * 0.17 + 12,
      width + casing * 2,
      height * 1.17 + casing,
      shadow(0.16),
    ) +
    rect(
      left - casing,
      top - casing - height * 0.17,
      width + casing * 2,
      height * 1.17 + casing,
      flat(stage, trim),
      { rx: 4 },
    ) +
    rect(
      left - casing - 14,
      top - casing - height * 0.2,
      width + casing * 2 + 28,
      height * 0.05,
      topLit(stage, trim),
      { rx: 3 },
    ) +
    rect(
      left,
      top - height * 0.16,
      width,
      height * 0.12,
      lit ? stage.down('#ffe9b8', '#f9c880') : stage.down('#cfe0de', '#8fb0b4'),
      { rx: 3 },
    ) +
    repeat(3, (i) =>
      rect(left + (width * (i + 1)) / 4 - 2, top - height * 0.16, 4, height * 0.12, trim),
    ) +
    rect(left, top, width, height, stage.slant(light(color, 0.2), color, shade(color, 0.22))) +
    panel(left + width * 0.11, top + height * 0.06, pw, height * 0.3) +
    panel(left + width * 0.55, top + height * 0.06, pw, height * 0.3) +
    panel(left + width * 0.11, top + height * 0.56, pw, height * 0.36) +
    panel(left + width * 0.55, top + height * 0.56, pw, height * 0.36) +
    rect(
      x - width * 0.16,
      top + height * 0.42,
      width * 0.32,
      height * 0.055,
      polished(stage, metal),
      { rx: 4 },
    ) +
    circle(
      left + width * 0.88,
      top + height * 0.53,
      width * 0.055,
      stage.glow(light(metal, 0.7), metal, shade(metal, 0.3)),
    ) +
    rect(left, top, width, 16, shadow(0.28)) +
    rect(left, bottom - 12, width, 12, polished(stage, metal)) +
    rect(x - width * 0.44, bottom + 1, width * 0.88, 9, shade(stage.scheme.wood, 0.3), { rx: 3 }) +
    wallLantern(stage, left - casing - width * 0.28, top + height * 0.2, width * 0.17, lit) +
    wallLantern(stage, left + width + casing + width * 0.28, top + height * 0.2, width * 0.17, lit)
  );
}
