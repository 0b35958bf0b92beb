import { alpha, light, shade } from './color.ts';
import type { Stage } from './stage.ts';
import { ellipse, rect, type Svg } from './svg.ts';

/** The one colour of all shadows. */
const SHADOW = '#2e1c26';

export const shadow = (opacity: number) => alpha(SHADOW, opacity);
export const gleam = (opacity: number) => alpha('#fff8ea', opacity);

/** Fills: how a colour looks on a round thing, a flat one, one seen from above. */
export const round = (stage: Stage, color: string) =>
  stage.across(light(color, 0.24), light(color, 0.08), color, shade(color, 0.34));

export const flat = (stage: Stage, color: string) =>
  stage.slant(light(color, 0.2), color, shade(color, 0.14));

export const topLit = (stage: Stage, color: string) =>
  stage.down(light(color, 0.26), color, shade(color, 0.26));

/** Polished metal: a bright band between dark edges. */
export const polished = (stage: Stage, color: string) =>
  stage.across(
    shade(color, 0.25),
    light(color, 0.7),
    color,
    shade(color, 0.12),
    shade(color, 0.45),
  );

export const polishedDown = (stage: Stage, color: string) =>
  stage.down(shade(color, 0.1), light(color, 0.7), color, shade(color, 0.2), shade(color, 0.5));

/** A soft shadow on the ground under something that stands there. */
export function groundShadow(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  strength = 0.42,
): Svg {
  return ellipse(
    x + width * 0.04,
    y,
    width * 0.56,
    width / 22 + 8,
    stage.glow(shadow(strength), shadow(strength * 0.55), shadow(0)),
  );
}

/** The shade that a ledge throws on what is under it. */
export const underShadow = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  strength = 0.3,
): Svg => rect(x, y, width, depth, stage.down(shadow(strength), shadow(0)));

/** A flat thing on a wall throws its shade to the lower right. */
export const wallShadow = (x: number, y: number, width: number, height: number, rx = 4): Svg =>
  rect(x + 12, y + 14, width, height, shadow(0.1), { rx }) +
  rect(x + 6, y + 7, width, height, shadow(0.12), { rx });
