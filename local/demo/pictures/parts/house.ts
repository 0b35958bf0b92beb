import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, round, shadow, topLit, underShadow } from '../kit/finish.ts';
import { circle, ellipse, group, line, polygon, rect, type Svg } from '../kit/svg.ts';
import type { Stage } from '../kit/stage.ts';
import { facadeWall, houseWindow, type Cladding } from './facade.ts';
import { frontDoor } from './front-door.ts';

export interface HouseShape {
  x: number;
  ground: number;
  width: number;
  /** To the eaves. */
  height: number;
  roofHeight: number;
  color: string;
  roof: string;
  door: string;
  cladding: Cladding;
  /** Where the door stands: left, middle or right. */
  doorAt?: 'left' | 'middle' | 'right';
  shutters?: string;
  lit?: boolean;
  chimney?: boolean;
}

/** A two-storey house with a gable towards the street; x is its left edge. */
export function gableHouse(stage: Stage, shape: HouseShape): Svg {
  const { x, ground, width, height, roofHeight, color, roof, door, cladding, lit = false } = shape;
  const { trim, accent } = stage.scheme;
  const eaves = ground - height;
  const over = 30;
  const middle = x + width / 2;
  const share = { left: 0.24, middle: 0.5, right: 0.76 }[shape.doorAt ?? 'middle'];
  const doorX = x + width * share;
  const ww = width * 0.17;
  const wh = height * 0.22;
  const columns = [0.24, 0.5, 0.76];
  const windowOptions = { lit, ...(shape.shutters ? { shutters: shape.shutters } : {}) };
  const gable = [
    [x - 4, eaves + 2],
    [middle, eaves - roofHeight],
    [x + width + 4, eaves + 2],
  ] as const;
  const rake = (side: number) =>
    polygon(
      [
        [middle, eaves - roofHeight - 26],
        [middle, eaves - roofHeight + 12],
        [middle + side * (width / 2 + over), eaves + 34],
        [middle + side * (width / 2 + over), eaves - 2],
      ],
      side < 0 ? stage.across(light(roof, 0.24), roof) : stage.across(roof, shade(roof, 0.24)),
    );
  return (
    (shape.chimney
      ? rect(
          x + width * 0.7,
          eaves - roofHeight * 0.92,
          52,
          roofHeight * 0.7,
          round(stage, mix(roof, accent, 0.5)),
        ) +
        rect(
          x + width * 0.7 - 8,
          eaves - roofHeight * 0.95,
          68,
          16,
          topLit(stage, shade(roof, 0.1)),
        )
      : '') +
    facadeWall(stage, x, eaves, width, height, color, cladding) +
    group(
      { 'clip-path': stage.clip(polygon(gable, '#fff')) },
      facadeWall(stage, x - 4, eaves - roofHeight, width + 8, roofHeight + 6, color, cladding),
    ) +
    polygon(gable, stage.slant(gleam(0.1), gleam(0), shadow(0.1))) +
    underShadow(stage, x, eaves + 4, width, 0, 0) +
    circle(middle, eaves - roofHeight * 0.34, width * 0.085, trim) +
    circle(
      middle,
      eaves - roofHeight * 0.34,
      width * 0.065,
      lit ? '#ffd995' : mix(stage.scheme.sky[0], '#3f5f6a', 0.5),
    ) +
    rake(-1) +
    rake(1) +
    rect(x - 3, eaves - 4, width + 6, 14, topLit(stage, trim)) +
    underShadow(stage, x, eaves + 10, width, 34, 0.3) +
    columns
      .map((c) =>
        houseWindow(stage, x + width * c - ww / 2, eaves + height * 0.13, ww, wh, {
          ...windowOptions,
          box: c === share,
        }),
      )
      .join('') +
    columns
      .filter((c) => c !== share)
      .map((c) =>
        houseWindow(stage, x + width * c - ww / 2, eaves + height * 0.56, ww, wh * 1.15, {
          ...windowOptions,
          box: true,
        }),
      )
      .join('') +
    rect(x, ground - 30, width, 30, flat(stage, shade(mix(color, stage.scheme.stone, 0.3), 0.24))) +
    frontDoor(stage, {
      x: doorX,
      ground,
      width: width * 0.17,
      height: height * 0.34,
      color: door,
      steps: 2,
      lit,
    }) +
    ellipse(
      middle,
      ground + 4,
      width * 0.54,
      12,
      stage.glow(shadow(0.3), shadow(0.16), shadow(0)),
    ) +
    line([x, ground], [x, eaves], gleam(0.4), 3)
  );
}
