import { alpha, light, mix, shade } from '../kit/color.ts';
import { flat, gleam, groundShadow, polished, shadow, topLit, wallShadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, line, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** A wall-mounted air conditioner with its stream of air. */
export function miniSplit(stage: Stage, x: number, y: number, width: number): Svg {
  const { stone, sky } = stage.scheme;
  const h = width * 0.3;
  const air = (dx: number, reach: number) =>
    stroke(
      `M${x + width * dx} ${y + h + 14} q${-reach * 0.1} ${reach * 0.4} ${reach * 0.12} ${reach * 0.6} t${reach * 0.02} ${reach * 0.5}`,
      alpha(mix(sky[0], '#ffffff', 0.5), 0.6),
      9,
    );
  return (
    wallShadow(x, y, width, h, 22) +
    air(0.2, 130) +
    air(0.42, 170) +
    air(0.64, 150) +
    air(0.84, 120) +
    rect(x, y, width, h, stage.down(light(stone, 0.8), stone, shade(stone, 0.16)), { rx: 22 }) +
    rect(x + 16, y + h - 34, width - 32, 20, shade(stone, 0.5), { rx: 8 }) +
    rect(x + 16, y + h - 22, width - 32, 16, topLit(stage, stone), { rx: 6 }) +
    rect(x + 20, y + h * 0.5, width - 40, 3, shadow(0.12)) +
    circle(x + width - 44, y + h * 0.34, 5, '#7fe0a8') +
    rect(x + width - 96, y + h * 0.3, 34, 10, shadow(0.2), { rx: 4 })
  );
}

/** A round thermostat on the wall; `degrees` is what it shows. */
export function thermostat(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  degrees: number,
): Svg {
  const { metal, accent } = stage.scheme;
  const dark = '#2c3230';
  const ticks = repeat(41, (i) => {
    const turn = i * 6.6 - 132;
    const hot = i > 12 && i < 27;
    return rect(x - 3, y - radius * 0.78, 6, radius * 0.12, hot ? accent : alpha('#ffffff', 0.28), {
      rx: 3,
      transform: `rotate(${turn} ${x} ${y})`,
    });
  });
  return (
    circle(x + radius * 0.1, y + radius * 0.14, radius * 1.04, shadow(0.24)) +
    circle(x, y, radius * 1.06, polished(stage, mix(metal, '#c8c6c0', 0.5))) +
    circle(x, y, radius * 0.96, stage.slant('#46504d', dark, '#1d2221')) +
    circle(
      x,
      y,
      radius * 0.9,
      stage.glow(alpha(accent, 0.3), alpha(accent, 0.06), alpha(accent, 0)),
    ) +
    ticks +
    digits(x, y, radius * 0.62, degrees) +
    circle(x, y + radius * 0.52, radius * 0.06, '#7fe0a8') +
    path(
      `M${x - radius * 0.7} ${y - radius * 0.4} A${radius * 0.82} ${radius * 0.82} 0 0 1 ${x + radius * 0.1} ${y - radius * 0.8} Q${x - radius * 0.4} ${y - radius * 0.6} ${x - radius * 0.7} ${y - radius * 0.4}Z`,
      gleam(0.2),
    )
  );
}

const SEGMENTS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 1, 2],
  [0, 2, 1, 2],
  [0, 1, 0, 2],
  [0, 0, 0, 1],
  [0, 1, 1, 1],
];
const DIGITS = [
  '012345',
  '12',
  '01643',
  '01623',
  '5612',
  '05623',
  '056432',
  '012',
  '0123456',
  '012356',
];

/** Two numerals of straight strokes (no typeface is needed, so machines cannot differ). */
function digits(x: number, y: number, size: number, value: number): Svg {
  const w = size * 0.36;
  const h = size * 0.36;
  return Array.from(String(value))
    .map((digit, i) => {
      const left = x + (i === 0 ? -w * 1.35 : w * 0.35);
      return Array.from(DIGITS[Number(digit)] ?? '')
        .map((s) => {
          const [x1, y1, x2, y2] = SEGMENTS[Number(s)] ?? [0, 0, 0, 0];
          return line(
            [left + x1 * w, y - h + y1 * h],
            [left + x2 * w, y - h + y2 * h],
            '#fff6e4',
            size * 0.085,
          );
        })
        .join('');
    })
    .join('');
}

/** The outdoor unit of a heat pump; its foot on x,y. */
export function heatPump(stage: Stage, x: number, y: number, width: number): Svg {
  const { stone } = stage.scheme;
  const body = mix(stone, '#cfcabf', 0.5);
  const h = width * 0.78;
  const left = x - width / 2;
  const fan = { x: left + width * 0.4, y: y - h * 0.53, r: width * 0.3 };
  return (
    groundShadow(stage, x, y, width * 1.1, 0.5) +
    rect(left - 20, y - 20, width + 40, 22, flat(stage, shade(stone, 0.25)), { rx: 3 }) +
    rect(left, y - h - 14, width, h, flat(stage, body), { rx: 14 }) +
    rect(left, y - h - 14, width, 20, light(body, 0.5), { rx: 10 }) +
    circle(fan.x, fan.y, fan.r + 10, shade(body, 0.28)) +
    circle(fan.x, fan.y, fan.r, '#3a4242') +
    repeat(3, (i) =>
      path(
        `M${fan.x} ${fan.y} q${fan.r * 0.2} ${-fan.r * 0.9} ${fan.r * 0.72} ${-fan.r * 0.62} q${-fan.r * 0.1} ${fan.r * 0.5} ${-fan.r * 0.72} ${fan.r * 0.62}Z`,
        '#66706f',
        { transform: `rotate(${i * 120} ${fan.x} ${fan.y})` },
      ),
    ) +
    repeat(5, (i) =>
      circle(fan.x, fan.y, fan.r * (0.18 + i * 0.2), 'none', {
        stroke: shade(body, 0.1),
        'stroke-width': 4,
      }),
    ) +
    line([fan.x - fan.r, fan.y], [fan.x + fan.r, fan.y], shade(body, 0.1), 5) +
    line([fan.x, fan.y - fan.r], [fan.x, fan.y + fan.r], shade(body, 0.1), 5) +
    repeat(9, (i) =>
      rect(left + width * 0.78, y - h + 30 + i * 26, width * 0.16, 9, shadow(0.22), { rx: 4 }),
    ) +
    stroke(`M${left + width} ${y - h * 0.4} h40 q20 0 20 -20 v-240`, '#f1e9da', 22) +
    stroke(`M${left + width} ${y - h * 0.4} h40 q20 0 20 -20 v-240`, shadow(0.14), 6)
  );
}
