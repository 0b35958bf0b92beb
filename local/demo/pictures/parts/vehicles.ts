import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, groundShadow, round, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, group, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

const RUBBER = '#2f2b30';

function wheel(stage: Stage, x: number, y: number, radius: number): Svg {
  return (
    circle(x, y, radius * 1.16, shadow(0.55)) +
    circle(x, y, radius, stage.glow('#4a4448', RUBBER, RUBBER)) +
    circle(x, y, radius * 0.56, stage.slant('#efe9dd', '#b8b2a8', '#8d8780')) +
    circle(x, y, radius * 0.18, '#5b5557') +
    repeat(5, (i) =>
      circle(x, y - radius * 0.36, radius * 0.07, '#6d6668', {
        transform: `rotate(${i * 72} ${x} ${y})`,
      }),
    )
  );
}

const glass = (stage: Stage) =>
  stage.slant(
    light(stage.scheme.sky[0], 0.4),
    mix(stage.scheme.sky[0], '#3f5b66', 0.55),
    mix(stage.scheme.sky[0], '#2f4650', 0.8),
  );

/** A tradesman's van that looks to the right; the middle of its length on x, its wheels on y. */
export function van(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  color: string,
  stripe: string,
): Svg {
  const u = length / 100;
  const X = (v: number) => x + (v - 50) * u;
  const Y = (v: number) => y - v * u;
  return (
    groundShadow(stage, x, y, length * 1.04, 0.55) +
    path(
      `M${X(2)} ${Y(8)} V${Y(43)} Q${X(2)} ${Y(48)} ${X(7)} ${Y(48)} H${X(68)} Q${X(74)} ${Y(48)} ${X(77)} ${Y(43)} L${X(85)} ${Y(28)} L${X(95)} ${Y(24)} Q${X(99)} ${Y(22)} ${X(99)} ${Y(17)} V${Y(8)}Z`,
      stage.slant(light(color, 0.4), color, shade(color, 0.2)),
    ) +
    rect(
      X(2),
      Y(20),
      u * 97,
      u * 5,
      stage.across(light(stripe, 0.15), stripe, shade(stripe, 0.2)),
    ) +
    path(
      `M${X(66)} ${Y(43)} H${X(69)} Q${X(72)} ${Y(43)} ${X(74)} ${Y(40)} L${X(80.5)} ${Y(28)} H${X(66)}Z`,
      glass(stage),
    ) +
    path(`M${X(68)} ${Y(43)} L${X(71)} ${Y(28)} H${X(74)} L${X(70.5)} ${Y(42)}Z`, gleam(0.4)) +
    stroke(`M${X(63.5)} ${Y(45)} V${Y(9)} M${X(40)} ${Y(45)} V${Y(9)}`, shadow(0.22), u * 0.5) +
    rect(X(58), Y(25.5), u * 4, u * 1.1, shade(color, 0.5), { rx: u * 0.5 }) +
    rect(X(67), Y(25.5), u * 4, u * 1.1, shade(color, 0.5), { rx: u * 0.5 }) +
    path(`M${X(94)} ${Y(22)} q${u * 4} ${-u * 0.5} ${u * 4.5} ${u * 4} h${-u * 3.4}Z`, '#fff0c2') +
    rect(X(1), Y(11), u * 99, u * 4.4, shade(color, 0.55), { rx: u * 1.4 }) +
    rect(X(2), Y(30), u * 1.4, u * 7, '#c8503a', { rx: u * 0.6 }) +
    rect(X(8), Y(50.5), u * 50, u * 1.4, '#8a8480', { rx: u }) +
    repeat(3, (i) => rect(X(12 + i * 20), Y(50), u * 1.4, u * 2.4, '#8a8480')) +
    circle(X(22), Y(34), u * 6.5, stripe) +
    path(
      `M${X(18.6)} ${Y(33.6)} L${X(22)} ${Y(37)} L${X(25.4)} ${Y(33.6)} V${Y(30.4)} H${X(18.6)}Z`,
      '#fff4e0',
    ) +
    rect(X(21.1), Y(33), u * 1.8, u * 2.6, stripe) +
    rect(X(5), Y(47), u * 60, u * 1.6, gleam(0.55), { rx: u }) +
    wheel(stage, X(20), Y(7.5), u * 7.5) +
    wheel(stage, X(80), Y(7.5), u * 7.5)
  );
}

/** A removals truck, its open back to the left with a ramp; the middle of its length on x. */
export function truck(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  color: string,
  stripe: string,
): Svg {
  const u = length / 100;
  const X = (v: number) => x + (v - 50) * u;
  const Y = (v: number) => y - v * u;
  return (
    groundShadow(stage, x, y, length, 0.55) +
    rect(X(2), Y(54), u * 68, u * 45, stage.slant(light(color, 0.4), color, shade(color, 0.18)), {
      rx: u,
    }) +
    repeat(8, (i) => rect(X(9 + i * 8), Y(53), u * 0.5, u * 42, shadow(0.08))) +
    rect(X(2), Y(54), u * 68, u * 3, stage.across(light(stripe, 0.1), shade(stripe, 0.1))) +
    path(
      `M${X(14)} ${Y(16)} Q${X(36)} ${Y(38)} ${X(62)} ${Y(26)} L${X(62)} ${Y(20)} Q${X(38)} ${Y(30)} ${X(22)} ${Y(14)}Z`,
      stripe,
    ) +
    path(
      `M${X(30)} ${Y(40)} L${X(37)} ${Y(46.5)} L${X(44)} ${Y(40)} V${Y(33)} H${X(30)}Z`,
      stripe,
    ) +
    rect(X(35.2), Y(39), u * 3.6, u * 6, '#fff4e0') +
    path(
      `M${X(71.5)} ${Y(8)} V${Y(40)} Q${X(71.5)} ${Y(43)} ${X(75)} ${Y(43)} H${X(86)} Q${X(89)} ${Y(43)} ${X(90.5)} ${Y(40)} L${X(95)} ${Y(25)} Q${X(99)} ${Y(24)} ${X(99)} ${Y(20)} V${Y(8)}Z`,
      stage.slant(light(stripe, 0.3), stripe, shade(stripe, 0.25)),
    ) +
    path(
      `M${X(77)} ${Y(39)} H${X(85.5)} Q${X(87.4)} ${Y(39)} ${X(88.2)} ${Y(37)} L${X(91.6)} ${Y(25.5)} H${X(77)}Z`,
      glass(stage),
    ) +
    path(`M${X(79)} ${Y(39)} L${X(82)} ${Y(25.5)} H${X(85)} L${X(82)} ${Y(39)}Z`, gleam(0.4)) +
    rect(X(78), Y(22), u * 4, u * 1.2, shade(stripe, 0.5), { rx: u * 0.5 }) +
    rect(X(95), Y(19), u * 4, u * 4, '#fff0c2', { rx: u }) +
    rect(X(2), Y(10), u * 97, u * 4, shade(color, 0.68), { rx: u }) +
    wheel(stage, X(20), Y(7), u * 7) +
    wheel(stage, X(37), Y(7), u * 7) +
    wheel(stage, X(84), Y(7), u * 7)
  );
}

/** A small car seen from the side, facing right. */
export function car(stage: Stage, x: number, y: number, length: number, color: string): Svg {
  const u = length / 100;
  const X = (v: number) => x + (v - 50) * u;
  const Y = (v: number) => y - v * u;
  return group(
    {},
    groundShadow(stage, x, y, length * 1.04, 0.55),
    path(
      `M${X(1)} ${Y(9)} Q${X(0)} ${Y(22)} ${X(8)} ${Y(24)} L${X(22)} ${Y(36)} Q${X(26)} ${Y(39)} ${X(32)} ${Y(39)} H${X(55)} Q${X(60)} ${Y(39)} ${X(65)} ${Y(35)} L${X(76)} ${Y(25)} Q${X(97)} ${Y(23)} ${X(99)} ${Y(16)} V${Y(9)}Z`,
      stage.down(light(color, 0.42), color, shade(color, 0.3)),
    ),
    path(
      `M${X(17)} ${Y(26)} L${X(25)} ${Y(33.5)} Q${X(28)} ${Y(36)} ${X(32)} ${Y(36)} H${X(40)} V${Y(26)}Z`,
      glass(stage),
    ),
    path(
      `M${X(43)} ${Y(36)} H${X(54)} Q${X(58)} ${Y(36)} ${X(62)} ${Y(33)} L${X(70)} ${Y(26)} H${X(43)}Z`,
      glass(stage),
    ),
    path(`M${X(47)} ${Y(36)} h${u * 4} l${-u * 5} ${u * 10} h${-u * 3}Z`, gleam(0.4)),
    stroke(`M${X(41.5)} ${Y(25)} V${Y(10)}`, shadow(0.22), u * 0.5),
    rect(X(45), Y(22.5), u * 5, u * 1, shade(color, 0.5), { rx: u * 0.5 }),
    rect(X(6), Y(20), u * 86, u * 1.2, gleam(0.3), { rx: u }),
    ellipse(X(96), Y(18), u * 2.4, u * 2.4, '#fff3cf'),
    rect(X(1.6), Y(21), u * 2.6, u * 4.4, '#c8503a', { rx: u }),
    rect(X(0.5), Y(11), u * 99, u * 3.6, shade(color, 0.6), { rx: u * 1.6 }),
    circle(X(16), Y(21), u * 2.6, round(stage, shade(color, 0.2))),
    wheel(stage, X(20), Y(8), u * 8),
    wheel(stage, X(79), Y(8), u * 8),
  );
}

/** A cardboard box with tape; its foot on x,y. */
export function box(stage: Stage, x: number, y: number, width: number, height: number): Svg {
  const card = '#cf9f68';
  const left = x - width / 2;
  return (
    groundShadow(stage, x, y, width * 1.06, 0.36) +
    rect(left, y - height, width, height, flat(stage, card), { rx: 3 }) +
    rect(left, y - height, width, height * 0.1, topLit(stage, light(card, 0.2)), { rx: 3 }) +
    rect(
      x - width * 0.07,
      y - height,
      width * 0.14,
      height * 0.42,
      stage.down('#ead2a6', '#dbb881'),
    ) +
    rect(left + width * 0.62, y - height * 0.3, width * 0.28, height * 0.2, '#fbf0dc', { rx: 2 }) +
    stroke(
      `M${left + width * 0.66} ${y - height * 0.22} h${width * 0.2} M${left + width * 0.66} ${y - height * 0.16} h${width * 0.14}`,
      shadow(0.4),
      3,
    )
  );
}
