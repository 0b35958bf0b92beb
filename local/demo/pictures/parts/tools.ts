import { light, mix, shade } from '../kit/color.ts';
import {
  flat,
  gleam,
  groundShadow,
  polished,
  polishedDown,
  round,
  shadow,
  topLit,
} from '../kit/finish.ts';
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

/* Hand tools hang down from 0,0 and are about 200 tall; scale and turn them with `at`. */

export function hammer(stage: Stage): Svg {
  const { wood, metal } = stage.scheme;
  return (
    rect(-9, 22, 18, 176, round(stage, light(wood, 0.1)), { rx: 8 }) +
    rect(-11, 130, 22, 70, round(stage, stage.scheme.accent), { rx: 9 }) +
    path(
      'M-52 4 H26 q10 0 10 10 v14 q0 10 -10 10 H-14 q-14 0 -24 14 q-12 -2 -14 -16Z',
      polishedDown(stage, mix(metal, '#8b8e90', 0.6)),
    )
  );
}

export function handSaw(stage: Stage): Svg {
  const { wood } = stage.scheme;
  return (
    polygon(
      [
        [-34, 64],
        [34, 64],
        [16, 250],
        [-8, 250],
      ],
      polished(stage, '#b9bdbb'),
    ) +
    repeat(18, (i) =>
      polygon(
        [
          [34 - i, 64 + i * 10],
          [42 - i, 70 + i * 10],
          [33 - i, 75 + i * 10],
        ],
        '#9da3a2',
      ),
    ) +
    path(
      'M-38 70 L-44 6 q0 -16 18 -16 h44 q20 0 20 18 L36 70Z M-20 44 h36 q6 0 6 -8 v-14 q0 -8 -8 -8 h-34 q-8 0 -7 8 l2 14 q0 8 5 8Z',
      round(stage, wood),
      { 'fill-rule': 'evenodd' },
    )
  );
}

export function screwdriver(stage: Stage, color: string): Svg {
  return (
    rect(-14, 0, 28, 92, round(stage, color), { rx: 12 }) +
    repeat(2, (i) => rect(-8 + i * 11, 12, 4, 64, shadow(0.2), { rx: 2 })) +
    rect(-6, 90, 12, 16, '#6b6566') +
    rect(-4, 104, 8, 84, polished(stage, '#b4b7b6')) +
    polygon(
      [
        [-7, 186],
        [7, 186],
        [4, 204],
        [-4, 204],
      ],
      '#8b8f8e',
    )
  );
}

export function wrench(stage: Stage): Svg {
  const steel = '#a9adac';
  return (
    rect(-12, 40, 24, 150, polished(stage, steel), { rx: 10 }) +
    path(
      'M-34 2 q-8 34 14 52 h40 q22 -18 14 -52 l-18 6 v22 q-16 14 -32 0 v-22Z',
      polished(stage, steel),
    ) +
    circle(0, 176, 8, shadow(0.5))
  );
}

export function brush(stage: Stage, paint: string): Svg {
  const { wood } = stage.scheme;
  return (
    path('M-9 0 q9 -10 18 0 l6 92 h-30Z', round(stage, light(wood, 0.15))) +
    rect(-34, 90, 68, 32, polished(stage, '#c3a76c'), { rx: 4 }) +
    path('M-34 122 H34 l4 56 q-18 14 -38 10 q-22 4 -38 -10Z', round(stage, '#e6d3a8')) +
    path('M-37 156 H37 l1 22 q-18 14 -38 10 q-22 4 -38 -10Z', round(stage, paint))
  );
}

export function roller(stage: Stage, paint: string): Svg {
  return (
    stroke('M0 200 V116 H74 V60', '#8f9291', 9) +
    rect(-13, 190, 26, 96, round(stage, stage.scheme.accent), { rx: 11 }) +
    rect(-78, 24, 156, 68, topLit(stage, paint), { rx: 18 }) +
    repeat(16, (i) => line([-70 + i * 9, 28], [-70 + i * 9, 88], gleam(0.08), 3))
  );
}

export function spiritLevel(stage: Stage, width: number): Svg {
  const { accent } = stage.scheme;
  return (
    rect(6, 10, width, 46, shadow(0.16), { rx: 6 }) +
    rect(0, 0, width, 46, topLit(stage, accent), { rx: 6 }) +
    rect(0, 0, width, 9, gleam(0.4), { rx: 5 }) +
    rect(width / 2 - 54, 9, 108, 28, stage.down('#d9e86a', '#b9cf4a'), { rx: 12 }) +
    ellipse(width / 2 + 3, 22, 20, 10, '#f4fbc0') +
    line([width / 2 - 22, 9], [width / 2 - 22, 37], shadow(0.7), 3) +
    line([width / 2 + 26, 9], [width / 2 + 26, 37], shadow(0.7), 3) +
    circle(40, 23, 13, '#d9e86a') +
    circle(width - 40, 23, 13, '#d9e86a')
  );
}

/** A cordless drill that points to the left; its foot on 0,0. */
export function drill(stage: Stage, color: string): Svg {
  const dark = '#3b3639';
  return (
    rect(-196, -178, 70, 12, polishedDown(stage, '#a9adac')) +
    polygon(
      [
        [-140, -196],
        [-104, -206],
        [-104, -138],
        [-140, -150],
      ],
      polishedDown(stage, '#5a5457'),
    ) +
    rect(-108, -214, 150, 88, topLit(stage, color), { rx: 22 }) +
    rect(-100, -204, 120, 14, gleam(0.35), { rx: 7 }) +
    rect(18, -206, 30, 72, dark, { rx: 10 }) +
    path('M-44 -140 H26 L40 -46 H-30Z', topLit(stage, shade(color, 0.12))) +
    rect(-52, -112, 16, 30, dark, { rx: 6 }) +
    rect(-54, -54, 120, 54, topLit(stage, dark), { rx: 12 })
  );
}

/** An open paint can; its foot on x,y. */
export function paintCan(stage: Stage, x: number, y: number, size: number, paint: string): Svg {
  const w = size * 0.9;
  return (
    groundShadow(stage, x, y, w * 1.15) +
    rect(x - w / 2, y - size, w, size, polished(stage, '#c4c4be'), { rx: 6 }) +
    rect(x - w / 2, y - size * 0.74, w, size * 0.5, round(stage, light(paint, 0.35))) +
    ellipse(x, y - size, w / 2, size * 0.1, '#8f908c') +
    ellipse(x, y - size, w * 0.43, size * 0.075, paint) +
    path(
      `M${x - w * 0.1} ${y - size * 0.92} q4 ${size * 0.5} 12 ${size * 0.42} q10 -4 6 ${-size * 0.2} l4 ${-size * 0.2}Z`,
      paint,
    ) +
    stroke(
      `M${x - w / 2} ${y - size * 0.8} Q${x} ${y - size * 0.3} ${x + w / 2} ${y - size * 0.8}`,
      shadow(0.35),
      4,
    )
  );
}

/** A stepladder that stands on x,y. */
export function stepladder(stage: Stage, x: number, y: number, height: number): Svg {
  const { wood } = stage.scheme;
  const top = y - height;
  const spread = height * 0.22;
  const at = (t: number, side: number) => x + side * (34 + spread * t);
  return (
    groundShadow(stage, x + 40, y, spread * 3.2) +
    line([x + 40, top + 12], [x + spread * 1.9, y - 26], shade(wood, 0.4), 15) +
    line([x - 8, top + 12], [x + spread * 0.7, y - 30], shade(wood, 0.36), 13) +
    repeat(6, (i) => {
      const t = (i + 1) / 7;
      const sy = top + height * t;
      return (
        rect(at(t, -1), sy, at(t, 1) - at(t, -1), 17, topLit(stage, light(wood, 0.12)), { rx: 3 }) +
        rect(at(t, -1), sy + 17, at(t, 1) - at(t, -1), 6, shadow(0.3))
      );
    }) +
    line([at(0, -1), top + 8], [at(1, -1), y], wood, 17) +
    line([at(0, 1), top + 8], [at(1, 1), y], shade(wood, 0.14), 17) +
    line([at(0, -1) - 4, top + 8], [at(1, -1) - 4, y - 4], light(wood, 0.45), 4) +
    rect(x - 50, top - 8, 100, 24, topLit(stage, wood), { rx: 5 })
  );
}

/** A canvas tool bag with tools that look out of it; its foot on x,y. */
export function toolBag(stage: Stage, x: number, y: number, size: number): Svg {
  const { accent, cloth, wood } = stage.scheme;
  const w = size * 1.35;
  const leather = shade(wood, 0.3);
  return (
    groundShadow(stage, x, y, w * 1.1, 0.5) +
    `<g transform="translate(${x - w * 0.24} ${y - size * 1.34}) rotate(-12) scale(${size / 260})">${hammer(stage)}</g>` +
    `<g transform="translate(${x + w * 0.02} ${y - size * 1.22}) rotate(4) scale(${size / 260})">${screwdriver(stage, cloth)}</g>` +
    `<g transform="translate(${x + w * 0.24} ${y - size * 1.3}) rotate(16) scale(${size / 260})">${wrench(stage)}</g>` +
    stroke(
      `M${x - w * 0.3} ${y - size * 0.7} C${x - w * 0.3} ${y - size * 1.5} ${x + w * 0.3} ${y - size * 1.5} ${x + w * 0.3} ${y - size * 0.7}`,
      leather,
      size * 0.07,
    ) +
    path(
      `M${x - w * 0.46} ${y - size * 0.76} H${x + w * 0.46} L${x + w * 0.5} ${y - 12} Q${x + w * 0.5} ${y} ${x + w * 0.45} ${y} H${x - w * 0.45} Q${x - w * 0.5} ${y} ${x - w * 0.5} ${y - 12}Z`,
      flat(stage, accent),
    ) +
    rect(x - w * 0.47, y - size * 0.8, w * 0.94, size * 0.13, topLit(stage, leather), { rx: 6 }) +
    rect(x - w * 0.3, y - size * 0.46, w * 0.26, size * 0.34, flat(stage, shade(accent, 0.16)), {
      rx: 8,
    }) +
    rect(x + w * 0.04, y - size * 0.46, w * 0.26, size * 0.34, flat(stage, shade(accent, 0.16)), {
      rx: 8,
    }) +
    rect(x - w * 0.48, y - size * 0.1, w * 0.96, size * 0.1, leather, { rx: 6 })
  );
}
