import { gleam } from '../kit/finish.ts';
import { light, shade } from '../kit/color.ts';
import type { Stage } from '../kit/stage.ts';
import { stroke, type Svg } from '../kit/svg.ts';

/** Hair of a head whose face is around 160,150 (58 wide to each side, 68 tall). */
interface Hair {
  /** Behind the head. */
  back: Svg;
  /** Over the forehead. */
  front: Svg;
}

export type Style = (stage: Stage, color: string) => Hair;

/** A streak of light. */
export const sheen = (d: string, width = 7) => stroke(d, gleam(0.22), width);
export const fill = (stage: Stage, color: string) =>
  stage.slant(light(color, 0.22), color, shade(color, 0.28));
