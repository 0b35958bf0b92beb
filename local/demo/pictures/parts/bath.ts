import { alpha, light, mix, shade } from '../kit/color.ts';
import {
  flat,
  gleam,
  groundShadow,
  polished,
  polishedDown,
  round,
  shadow,
  topLit,
  underShadow,
  wallShadow,
} from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, group, line, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** A free-standing tub on feet, full of foam; its middle on x, its feet on y. */
export function clawfootTub(stage: Stage, x: number, y: number, width: number): Svg {
  const { stone, metal, joinery } = stage.scheme;
  const half = width / 2;
  const rim = y - 250;
  const foot = (fx: number, side: number) =>
    path(
      `M${fx} ${y - 62} q${side * 4} 44 ${side * 22} 52 q8 8 -4 10 h${-side * 26} q${-side * 14} -30 ${-side * 12} -62Z`,
      round(stage, metal),
    );
  const foam = repeat(11, (i) => {
    const fx = x - half * 0.66 + (i * half * 1.3) / 10;
    const r = stage.random.between(24, 46);
    return circle(
      fx,
      rim - 4,
      r,
      stage.slant('#ffffff', mix('#ffffff', stage.scheme.sky[0], 0.35)),
    );
  });
  return (
    groundShadow(stage, x, y - 4, width * 1.02, 0.5) +
    foot(x - half * 0.62, -1) +
    foot(x + half * 0.62, 1) +
    foam +
    path(
      `M${x - half} ${rim} H${x + half} C${x + half * 0.96} ${y - 90} ${x + half * 0.74} ${y - 48} ${x + half * 0.5} ${y - 46} H${x - half * 0.5} C${x - half * 0.74} ${y - 48} ${x - half * 0.96} ${y - 90} ${x - half} ${rim}Z`,
      stage.slant(light(joinery, 0.26), joinery, shade(joinery, 0.3)),
    ) +
    path(
      `M${x - half * 0.9} ${rim + 34} C${x - half * 0.84} ${y - 116} ${x - half * 0.7} ${y - 84} ${x - half * 0.56} ${y - 76}`,
      'none',
      { stroke: gleam(0.35), 'stroke-width': 12, 'stroke-linecap': 'round' },
    ) +
    rect(
      x - half - 24,
      rim - 16,
      width + 48,
      30,
      stage.down(light(stone, 0.8), stone, shade(stone, 0.22)),
      { rx: 15 },
    ) +
    underShadow(stage, x - half + 6, rim + 14, width - 12, 22)
  );
}

/** A round or arched mirror with a lit reflection. */
export function mirror(stage: Stage, x: number, y: number, radius: number, tall = 0): Svg {
  const { metal, wall, sky } = stage.scheme;
  const shape = (r: number, fill: string, extra = {}) =>
    rect(x - r, y - r - tall / 2, r * 2, r * 2 + tall, fill, { rx: r, ...extra });
  return (
    shape(radius + 10, shadow(0.14), { transform: 'translate(12 14)' }) +
    shape(radius + 10, polished(stage, metal)) +
    group(
      { 'clip-path': stage.clip(shape(radius, '#fff')) },
      shape(
        radius,
        stage.slant(mix(sky[0], '#ffffff', 0.4), mix(wall, '#ffffff', 0.25), shade(wall, 0.12)),
      ),
      path(
        `M${x - radius * 0.3} ${y - radius * 1.6 - tall} h${radius * 0.5} L${x - radius * 0.9} ${y + radius * 1.6 + tall} h${-radius * 0.5}Z`,
        gleam(0.4),
      ),
      path(
        `M${x + radius * 0.5} ${y - radius * 1.6 - tall} h${radius * 0.16} L${x - radius * 0.24} ${y + radius * 1.6 + tall} h${-radius * 0.16}Z`,
        gleam(0.35),
      ),
    )
  );
}

/** A washbasin on a wooden stand with a folded towel under it. */
export function vanity(stage: Stage, x: number, y: number, width: number): Svg {
  const { wood, stone, accent, cloth, metal } = stage.scheme;
  const top = y - 330;
  const left = x - width / 2;
  return (
    groundShadow(stage, x, y, width) +
    rect(left + 14, top + 24, 22, 306, round(stage, wood)) +
    rect(left + width - 36, top + 24, 22, 306, round(stage, shade(wood, 0.1))) +
    rect(left + 14, y - 92, width - 28, 18, topLit(stage, wood)) +
    repeat(3, (i) =>
      rect(
        left + 60 + i * 4,
        y - 122 - i * 28,
        150 - i * 8,
        28,
        topLit(stage, [accent, cloth, stone][i] ?? stone),
        { rx: 12 },
      ),
    ) +
    rect(left + width - 190, y - 180, 130, 88, flat(stage, mix(wood, cloth, 0.5)), { rx: 14 }) +
    repeat(4, (i) =>
      line(
        [left + width - 184, y - 166 + i * 20],
        [left + width - 66, y - 166 + i * 20],
        shadow(0.16),
        3,
      ),
    ) +
    rect(left, top, width, 30, topLit(stage, light(wood, 0.1)), { rx: 4 }) +
    rect(left + 10, top + 30, width - 20, 62, flat(stage, shade(wood, 0.06))) +
    line([x, top + 34], [x, top + 90], shadow(0.3), 3) +
    circle(x - 24, top + 62, 7, metal) +
    circle(x + 24, top + 62, 7, metal) +
    underShadow(stage, left + 10, top + 30, width - 20, 20) +
    path(
      `M${x - 150} ${top - 78} H${x + 150} C${x + 144} ${top - 20} ${x + 110} ${top} ${x + 70} ${top} H${x - 70} C${x - 110} ${top} ${x - 144} ${top - 20} ${x - 150} ${top - 78}Z`,
      stage.slant(light(stone, 0.7), stone, shade(stone, 0.26)),
    ) +
    ellipse(x, top - 78, 150, 15, light(stone, 0.5)) +
    ellipse(x, top - 76, 134, 10, shade(stone, 0.2))
  );
}

/** A tap that comes out of the wall. */
export function wallTap(stage: Stage, x: number, y: number): Svg {
  const { metal } = stage.scheme;
  const wheel = (wx: number) =>
    circle(wx + 5, y + 6, 26, shadow(0.16)) +
    circle(wx, y, 25, stage.glow(light(metal, 0.7), metal, shade(metal, 0.2))) +
    rect(wx - 30, y - 6, 60, 12, polishedDown(stage, metal), { rx: 6 }) +
    rect(wx - 6, y - 30, 12, 60, polished(stage, metal), { rx: 6 });
  return (
    wheel(x - 86) +
    wheel(x + 86) +
    circle(x, y, 24, stage.glow(light(metal, 0.7), metal, shade(metal, 0.2))) +
    stroke(`M${x} ${y} C${x} ${y + 10} ${x} ${y + 26} ${x} ${y + 62}`, shade(metal, 0.3), 26) +
    stroke(`M${x} ${y} V${y + 62}`, metal, 18) +
    stroke(`M${x - 5} ${y} V${y + 62}`, light(metal, 0.7), 5)
  );
}

/** Towels on a rail. */
export function towelRail(stage: Stage, x: number, y: number, width: number): Svg {
  const { metal, accent, stone } = stage.scheme;
  const towel = (tx: number, w: number, drop: number, color: string) =>
    wallShadow(tx, y + 8, w, drop) +
    rect(
      tx,
      y - 8,
      w,
      drop,
      stage.across(light(color, 0.2), color, light(color, 0.12), shade(color, 0.16)),
      { rx: 8 },
    ) +
    repeat(3, (i) =>
      line(
        [tx + 3, y + drop - 60 + i * 12],
        [tx + w - 3, y + drop - 60 + i * 12],
        alpha(light(color, 0.8), 0.6),
        4,
      ),
    );
  return (
    rect(x, y - 6, width, 12, polishedDown(stage, metal), { rx: 6 }) +
    circle(x, y, 13, metal) +
    circle(x + width, y, 13, metal) +
    towel(x + width * 0.1, width * 0.44, 230, accent) +
    towel(x + width * 0.58, width * 0.3, 170, stone)
  );
}

/** A shower head that rains. */
export function rainShower(stage: Stage, x: number, y: number, reach: number): Svg {
  const { metal } = stage.scheme;
  const drops = repeat(46, (i) => {
    const dx = ((i % 12) - 5.5) * 17;
    const top = y + 40 + stage.random.between(0, reach);
    return line(
      [x + dx, top],
      [x + dx, top + stage.random.between(24, 60)],
      gleam(stage.random.between(0.3, 0.75)),
      3,
    );
  });
  return (
    stroke(
      `M${x + 190} ${y + 560} V${y - 60} Q${x + 190} ${y - 110} ${x + 140} ${y - 110} H${x + 50} Q${x} ${y - 110} ${x} ${y - 60} V${y}`,
      shade(metal, 0.25),
      20,
    ) +
    stroke(
      `M${x + 186} ${y + 560} V${y - 60} Q${x + 186} ${y - 112} ${x + 140} ${y - 113} H${x + 50} Q${x - 3} ${y - 112} ${x - 3} ${y - 60} V${y}`,
      light(metal, 0.45),
      6,
    ) +
    drops +
    path(
      `M${x - 108} ${y + 26} Q${x} ${y - 34} ${x + 108} ${y + 26}Z`,
      polishedDown(stage, metal),
    ) +
    rect(x - 112, y + 22, 224, 14, polished(stage, metal), { rx: 7 }) +
    circle(x + 190, y + 330, 34, stage.glow(light(metal, 0.7), metal, shade(metal, 0.3))) +
    rect(x + 184, y + 292, 12, 40, polished(stage, metal), { rx: 6 })
  );
}
