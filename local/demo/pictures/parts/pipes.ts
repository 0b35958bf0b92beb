import { light, mix, shade } from '../kit/color.ts';
import {
  flat,
  gleam,
  groundShadow,
  polished,
  polishedDown,
  round,
  shadow,
  underShadow,
  wallShadow,
} from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import {
  circle,
  line,
  path,
  polygon,
  rect,
  repeat,
  stroke,
  type Point,
  type Svg,
} from '../kit/svg.ts';

const COPPER = '#c8764a';

/** A pipe with soldered elbows through these corners (only straight up, down or across). */
export function pipeRun(
  stage: Stage,
  corners: readonly Point[],
  width: number,
  color = COPPER,
): Svg {
  const d = corners.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const joints = corners
    .map(([x, y], i) => {
      const inner = i > 0 && i < corners.length - 1;
      return inner
        ? circle(x, y, width * 0.72, stage.glow(light(color, 0.5), color, shade(color, 0.22)))
        : '';
    })
    .join('');
  return (
    stroke(d, shadow(0.2), width, { transform: 'translate(14 16)' }) +
    stroke(d, shade(color, 0.34), width) +
    stroke(d, color, width * 0.72, { transform: `translate(${-width * 0.08} ${-width * 0.08})` }) +
    stroke(d, light(color, 0.62), width * 0.18, {
      transform: `translate(${-width * 0.22} ${-width * 0.22})`,
    }) +
    joints
  );
}

/** A round wheel valve on a pipe. */
export function valve(stage: Stage, x: number, y: number, size: number, color: string): Svg {
  return (
    circle(x + 8, y + 10, size, shadow(0.18)) +
    circle(x, y, size, 'none', { stroke: round(stage, color), 'stroke-width': size * 0.3 }) +
    repeat(3, (i) =>
      rect(x - size, y - size * 0.1, size * 2, size * 0.2, color, {
        transform: `rotate(${i * 60 + 15} ${x} ${y})`,
      }),
    ) +
    circle(x, y, size * 0.3, stage.glow(light('#d2b16a', 0.6), '#b98c45')) +
    path(
      `M${x - size * 0.86} ${y - size * 0.5} A${size} ${size} 0 0 1 ${x - size * 0.1} ${y - size}`,
      'none',
      { stroke: gleam(0.6), 'stroke-width': size * 0.1, 'stroke-linecap': 'round' },
    )
  );
}

/** A pressure gauge; `needle` in degrees from straight up. */
export function gauge(stage: Stage, x: number, y: number, radius: number, needle: number): Svg {
  return (
    circle(x + 7, y + 9, radius, shadow(0.22)) +
    circle(x, y, radius, polished(stage, '#c49a54')) +
    circle(x, y, radius * 0.82, stage.slant('#fffaf0', '#e9dfcd')) +
    repeat(11, (i) =>
      rect(
        x - 1.5,
        y - radius * 0.74,
        3,
        radius * (i % 5 === 0 ? 0.2 : 0.11),
        i > 8 ? '#b4532a' : '#4a4144',
        { transform: `rotate(${i * 24 - 120} ${x} ${y})` },
      ),
    ) +
    polygon(
      [
        [x - 3, y],
        [x, y - radius * 0.62],
        [x + 3, y],
      ],
      '#b4532a',
      { transform: `rotate(${needle} ${x} ${y})` },
    ) +
    circle(x, y, radius * 0.1, '#4a4144') +
    path(
      `M${x - radius * 0.6} ${y - radius * 0.3} A${radius * 0.7} ${radius * 0.7} 0 0 1 ${x} ${y - radius * 0.7} Q${x - radius * 0.3} ${y - radius * 0.4} ${x - radius * 0.6} ${y - radius * 0.3}Z`,
      gleam(0.55),
    )
  );
}

/** A tall water heater; its foot on x,y. */
export function waterHeater(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
): Svg {
  const { stone, accent, joinery } = stage.scheme;
  const color = mix(stone, joinery, 0.14);
  const left = x - width / 2;
  return (
    groundShadow(stage, x, y, width * 1.15, 0.5) +
    repeat(2, (i) =>
      rect(left + 24 + i * (width - 78), y - 26, 30, 26, shade(joinery, 0.4), { rx: 4 }),
    ) +
    rect(left, y - height, width, height - 18, round(stage, color), { rx: 46 }) +
    rect(left + 3, y - height + 92, width - 6, 10, shadow(0.14)) +
    rect(left + 3, y - 120, width - 6, 10, shadow(0.14)) +
    rect(left + width * 0.14, y - height + 30, width * 0.09, height - 110, gleam(0.5), { rx: 10 }) +
    rect(x - 48, y - height * 0.62, 96, 128, flat(stage, shade(joinery, 0.1)), { rx: 10 }) +
    rect(x - 34, y - height * 0.62 + 14, 68, 34, stage.down('#fff2cc', '#f2c879'), { rx: 4 }) +
    circle(x, y - height * 0.62 + 86, 20, polished(stage, stage.scheme.metal)) +
    line([x, y - height * 0.62 + 86], [x + 10, y - height * 0.62 + 72], accent, 4) +
    rect(left + width * 0.3, y - 96, width * 0.4, 50, shade(color, 0.18), { rx: 6 }) +
    repeat(5, (i) =>
      line(
        [left + width * 0.34, y - 86 + i * 8],
        [left + width * 0.66, y - 86 + i * 8],
        shadow(0.3),
        3,
      ),
    )
  );
}

/** A wall-hung boiler with a small display. */
export function boiler(stage: Stage, x: number, y: number, width: number, height: number): Svg {
  const { stone, accent } = stage.scheme;
  return (
    wallShadow(x, y, width, height, 16) +
    rect(x, y, width, height, stage.slant(light(stone, 0.7), stone, shade(stone, 0.22)), {
      rx: 16,
    }) +
    rect(x + 14, y + 14, width - 28, height - 120, 'none', {
      rx: 10,
      stroke: shadow(0.1),
      'stroke-width': 3,
    }) +
    rect(x + 14, y + height - 92, width - 28, 74, shade(stone, 0.72), { rx: 10 }) +
    rect(x + width / 2 - 50, y + height - 78, 100, 46, stage.down('#2d4f4c', '#1f3a39'), {
      rx: 6,
    }) +
    rect(x + width / 2 - 34, y + height - 64, 40, 6, '#9fe0c0', { rx: 3 }) +
    rect(x + width / 2 - 34, y + height - 50, 62, 6, '#9fe0c0', { rx: 3 }) +
    circle(x + 50, y + height - 55, 18, polished(stage, stage.scheme.metal)) +
    circle(x + width - 50, y + height - 55, 18, polished(stage, stage.scheme.metal)) +
    circle(x + width / 2, y + 70, 26, accent) +
    path(`M${x + width / 2} ${y + 52} q18 20 8 32 q-8 8 -16 0 q-10 -12 8 -32Z`, '#ffe9c4') +
    underShadow(stage, x + 10, y + height, width - 20, 18)
  );
}

/** A tall radiator under a sill. */
export function radiator(stage: Stage, x: number, y: number, width: number, height: number): Svg {
  const { stone } = stage.scheme;
  const column = 34;
  return (
    rect(x + 12, y - height + 18, width, height - 20, shadow(0.14), { rx: 10 }) +
    repeat(width / column, (i) =>
      rect(x + i * column, y - height, column - 7, height - 22, round(stage, stone), { rx: 13 }),
    ) +
    rect(x - 4, y - height + 26, width + 2, 13, polishedDown(stage, stone), { rx: 6 }) +
    rect(x - 4, y - 66, width + 2, 13, polishedDown(stage, stone), { rx: 6 }) +
    rect(x + 8, y - 26, 14, 26, shade(stone, 0.3)) +
    rect(x + width - 40, y - 26, 14, 26, shade(stone, 0.3))
  );
}
