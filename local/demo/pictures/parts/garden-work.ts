import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, groundShadow, polished, round, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, circle, ellipse, line, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';
import { leaf as leafShape } from './plants.ts';

/** A raised bed of boards, full of salad and herbs; its foot on y. */
export function raisedBed(stage: Stage, x: number, y: number, width: number): Svg {
  const { wood, leaf, accent } = stage.scheme;
  const left = x - width / 2;
  const plants = repeat(width / 58, (i) => {
    const px = left + 30 + i * 58;
    const kind = i % 3;
    if (kind === 0) {
      return repeat(7, (k) =>
        at(
          px,
          y - 118,
          { turn: (k - 3) * 26 },
          leafShape(62, 34, mix(leaf, '#a9c26a', k % 2 ? 0.5 : 0.25)),
        ),
      );
    }
    if (kind === 1) {
      return (
        stroke(`M${px} ${y - 100} V${y - 250}`, shade(leaf, 0.2), 5) +
        repeat(6, (k) =>
          at(px, y - 140 - k * 20, { turn: k % 2 ? 58 : -58 }, leafShape(46, 22, leaf)),
        ) +
        repeat(4, (k) =>
          circle(
            px + (k % 2 ? 16 : -16),
            y - 142 - k * 24,
            12,
            stage.slant(light(accent, 0.4), accent),
          ),
        )
      );
    }
    return repeat(9, (k) =>
      at(
        px + (k - 4) * 3,
        y - 112,
        { turn: (k - 4) * 11 },
        stroke(`M0 0 L0 ${-50 - (k % 3) * 20}`, mix(leaf, '#6f9a52', 0.4), 6),
      ),
    );
  });
  return (
    groundShadow(stage, x, y, width * 1.04, 0.45) +
    ellipse(x, y - 112, width / 2 - 6, 16, '#5a4034') +
    plants +
    repeat(2, (i) =>
      rect(left, y - 110 + i * 54, width, 52, flat(stage, i ? wood : light(wood, 0.12)), { rx: 4 }),
    ) +
    repeat(3, (i) =>
      rect(left + i * (width / 2 - 12), y - 118, 24, 118, round(stage, shade(wood, 0.14)), {
        rx: 4,
      }),
    )
  );
}

/** A wheelbarrow with earth and a spade. */
export function wheelbarrow(stage: Stage, x: number, y: number, size: number): Svg {
  const { accent, wood } = stage.scheme;
  const s = size / 300;
  const X = (v: number) => x + v * s;
  const Y = (v: number) => y - v * s;
  return (
    groundShadow(stage, x, y, 300 * s, 0.45) +
    line([X(30), Y(170)], [X(96), Y(330)], wood, 10 * s) +
    rect(X(84), Y(344), 34 * s, 14 * s, shade(wood, 0.3), {
      rx: 4,
      transform: `rotate(22 ${X(100)} ${Y(338)})`,
    }) +
    path(
      `M${X(-130)} ${Y(170)} Q${X(-40)} ${Y(262)} ${X(20)} ${Y(220)} Q${X(80)} ${Y(250)} ${X(120)} ${Y(170)}Z`,
      stage.slant('#7a5642', '#4e382e'),
    ) +
    path(
      `M${X(-150)} ${Y(176)} H${X(140)} L${X(80)} ${Y(66)} Q${X(76)} ${Y(58)} ${X(66)} ${Y(58)} H${X(-70)} Q${X(-82)} ${Y(58)} ${X(-88)} ${Y(68)}Z`,
      stage.slant(light(accent, 0.3), accent, shade(accent, 0.3)),
    ) +
    rect(X(-154), Y(182), 298 * s, 14 * s, topLit(stage, light(accent, 0.1)), { rx: 6 }) +
    stroke(
      `M${X(-110)} ${Y(50)} L${X(60)} ${Y(62)} L${X(210)} ${Y(140)}`,
      shade(wood, 0.2),
      13 * s,
    ) +
    line([X(70), Y(62)], [X(96), Y(4)], shade(wood, 0.3), 12 * s) +
    circle(X(-116), Y(46), 46 * s, '#332e31') +
    circle(X(-116), Y(46), 26 * s, polished(stage, '#b5b7b2')) +
    circle(X(-116), Y(46), 7 * s, '#4a4447')
  );
}

/** A lawn mower seen from the side. */
export function mower(stage: Stage, x: number, y: number, size: number): Svg {
  const { accent } = stage.scheme;
  const s = size / 300;
  const X = (v: number) => x + v * s;
  const Y = (v: number) => y - v * s;
  const wheel = (wx: number, r: number) =>
    circle(X(wx), Y(r), r * s, '#332e31') +
    circle(X(wx), Y(r), r * 0.55 * s, '#ded6c8') +
    circle(X(wx), Y(r), r * 0.18 * s, '#6a6265');
  return (
    groundShadow(stage, x, y, 300 * s, 0.5) +
    stroke(`M${X(-80)} ${Y(70)} L${X(-220)} ${Y(250)} h-34`, '#3d383b', 12 * s) +
    path(
      `M${X(-150)} ${Y(190)} Q${X(-190)} ${Y(120)} ${X(-140)} ${Y(56)} H${X(-66)} V${Y(140)}Z`,
      stage.slant('#6b7a68', '#3f4c42'),
    ) +
    path(
      `M${X(-90)} ${Y(40)} V${Y(96)} Q${X(-84)} ${Y(112)} ${X(-40)} ${Y(112)} H${X(60)} Q${X(120)} ${Y(106)} ${X(126)} ${Y(60)} V${Y(36)}Z`,
      stage.down(light(accent, 0.3), accent, shade(accent, 0.3)),
    ) +
    rect(X(-40), Y(158), 96 * s, 48 * s, stage.down('#5b5558', '#332e31'), { rx: 12 * s }) +
    rect(X(-24), Y(172), 62 * s, 16 * s, '#ded6c8', { rx: 6 * s }) +
    rect(X(-60), Y(92), 130 * s, 9 * s, gleam(0.4), { rx: 4 }) +
    wheel(-78, 44) +
    wheel(92, 34)
  );
}

/** A watering can. */
export function wateringCan(stage: Stage, x: number, y: number, size: number): Svg {
  const { joinery } = stage.scheme;
  const color = mix(joinery, '#8aa39a', 0.3);
  const s = size / 200;
  return (
    groundShadow(stage, x, y, 170 * s, 0.45) +
    stroke(
      `M${x - 40 * s} ${y - 110 * s} C${x - 150 * s} ${y - 190 * s} ${x - 120 * s} ${y - 10 * s} ${x - 46 * s} ${y - 40 * s}`,
      shade(color, 0.2),
      14 * s,
    ) +
    path(
      `M${x + 50 * s} ${y - 60 * s} L${x + 132 * s} ${y - 156 * s} L${x + 150 * s} ${y - 142 * s} L${x + 60 * s} ${y - 20 * s}Z`,
      flat(stage, color),
    ) +
    path(
      `M${x + 118 * s} ${y - 172 * s} l${54 * s} ${44 * s} l${-14 * s} ${14 * s} l${-54 * s} ${-44 * s}Z`,
      shade(color, 0.2),
    ) +
    rect(x - 60 * s, y - 124 * s, 126 * s, 124 * s, round(stage, color), { rx: 16 * s }) +
    ellipse(x + 3 * s, y - 122 * s, 60 * s, 12 * s, shade(color, 0.4)) +
    rect(x - 44 * s, y - 104 * s, 12 * s, 86 * s, gleam(0.4), { rx: 6 }) +
    rect(x - 60 * s, y - 40 * s, 126 * s, 7 * s, shadow(0.14))
  );
}
