import { alpha, light, mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, group, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** Cupboard doors under a counter, from x over a width. */
export function baseCabinets(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  doors: number,
): Svg {
  const { joinery, metal } = stage.scheme;
  const door = width / doors;
  return (
    rect(x, y, width, height, shade(joinery, 0.22)) +
    rect(x, y + height, width, 26, shade(joinery, 0.62)) +
    repeat(doors, (i) => {
      const dx = x + i * door + 7;
      const w = door - 14;
      const knob = i % 2 === 0 ? dx + w - 26 : dx + 26;
      return (
        rect(dx, y + 12, w, height - 24, stage.slant(light(joinery, 0.14), shade(joinery, 0.06)), {
          rx: 4,
        }) +
        rect(dx + 26, y + 40, w - 52, height - 80, shade(joinery, 0.13), { rx: 3 }) +
        rect(dx + 30, y + 45, w - 58, height - 88, stage.slant(joinery, light(joinery, 0.08)), {
          rx: 2,
        }) +
        circle(knob + 3, y + 66, 9, shadow(0.28)) +
        circle(knob, y + 62, 9, stage.glow(light(metal, 0.6), metal, shade(metal, 0.2)))
      );
    }) +
    rect(x, y, width, 34, stage.down(shadow(0.34), shadow(0)))
  );
}

/** A counter top with a lit edge. */
export function counter(stage: Stage, x: number, y: number, width: number, color: string): Svg {
  return (
    rect(x, y, width, 16, light(color, 0.45)) +
    rect(x, y + 14, width, 24, stage.across(color, shade(color, 0.14)))
  );
}

/** Glazed tiles in half bond; each its own tone. */
export function tileWall(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  tile = 84,
): Svg {
  const tall = tile * 0.5;
  const rows = Math.ceil(height / tall);
  const columns = Math.ceil(width / tile) + 1;
  const tiles = repeat(rows, (row) =>
    repeat(columns, (column) => {
      const tx = x + column * tile - (row % 2) * (tile / 2);
      const tone = stage.random.between(0, 1);
      const fill =
        tone > 0.5 ? light(color, (tone - 0.5) * 0.34) : shade(color, (0.5 - tone) * 0.14);
      return (
        rect(tx + 2, y + row * tall + 2, tile - 4, tall - 4, fill, { rx: 3 }) +
        rect(tx + 6, y + row * tall + 5, tile - 22, 3, alpha('#ffffff', 0.22))
      );
    }),
  );
  return (
    rect(x, y, width, height, shade(color, 0.24)) +
    group({ 'clip-path': stage.clip(rect(x, y, width, height, '#fff')) }, tiles) +
    rect(x, y, width, height, stage.slant(alpha('#fff4de', 0.3), alpha('#fff4de', 0), shadow(0.2)))
  );
}

/** A butler's sink that hangs over the cabinets. */
export function apronSink(stage: Stage, x: number, y: number, width: number): Svg {
  const { stone } = stage.scheme;
  return (
    rect(x + 8, y + 150, width - 16, 30, stage.down(shadow(0.34), shadow(0))) +
    rect(x, y - 4, width, 160, stage.slant(light(stone, 0.6), stone, shade(stone, 0.2)), {
      rx: 14,
    }) +
    rect(x, y - 4, width, 26, light(stone, 0.8), { rx: 12 }) +
    rect(x + 20, y + 4, width - 40, 12, shade(stone, 0.36), { rx: 6 }) +
    rect(x + 30, y + 38, width - 60, 96, 'none', {
      rx: 10,
      stroke: alpha(shade(stone, 0.5), 0.2),
      'stroke-width': 3,
    })
  );
}

/** A tall arched tap that stands on x,y, with running water. */
export function archTap(stage: Stage, x: number, y: number, size: number, water: boolean): Svg {
  const { metal } = stage.scheme;
  const reach = size * 0.46;
  const arch = `M${x} ${y} V${y - size * 0.68} C${x} ${y - size * 1.12} ${x + reach} ${y - size * 1.12} ${x + reach} ${y - size * 0.66}`;
  const body = size * 0.1;
  const stream = water
    ? rect(
        x + reach - body * 0.34,
        y - size * 0.6,
        body * 0.68,
        size * 0.66,
        stage.across(alpha('#ffffff', 0.85), alpha('#bfe4ea', 0.7), alpha('#8fc6d4', 0.75)),
        { rx: body * 0.3 },
      ) +
      ellipse(x + reach, y + size * 0.06, body * 1.5, body * 0.34, alpha('#ffffff', 0.75)) +
      ellipse(x + reach, y + size * 0.06, body * 2.3, body * 0.5, 'none', {
        stroke: alpha('#ffffff', 0.5),
        'stroke-width': 3,
      })
    : '';
  return (
    stroke(arch, shadow(0.16), body, {
      transform: `translate(${size * 0.1} ${size * 0.05})`,
    }) +
    stream +
    stroke(arch, shade(metal, 0.28), body) +
    stroke(arch, metal, body * 0.74, { transform: `translate(${-body * 0.07} 0)` }) +
    stroke(arch, light(metal, 0.6), body * 0.2, {
      transform: `translate(${-body * 0.22} ${-body * 0.06})`,
    }) +
    rect(
      x + reach - body * 0.72,
      y - size * 0.68,
      body * 1.44,
      size * 0.09,
      stage.across(light(metal, 0.4), metal, shade(metal, 0.35)),
      { rx: 4 },
    ) +
    rect(
      x - body * 0.9,
      y - size * 0.13,
      body * 1.8,
      size * 0.13,
      stage.across(light(metal, 0.5), metal, shade(metal, 0.35)),
      { rx: 5 },
    ) +
    rect(
      x - body * 1.6,
      y - size * 0.02,
      body * 3.2,
      size * 0.035,
      stage.across(light(metal, 0.5), metal, shade(metal, 0.35)),
      { rx: 4 },
    ) +
    path(
      `M${x - body * 0.5} ${y - size * 0.3} l${-size * 0.2} ${-size * 0.07} q-8 -3 -6 6 l${size * 0.19} ${size * 0.1}Z`,
      stage.across(light(metal, 0.5), shade(metal, 0.1)),
    )
  );
}

/** An open shelf on brackets, with what stands on it. */
export function shelf(stage: Stage, x: number, y: number, width: number, things: Svg): Svg {
  const { wood, metal } = stage.scheme;
  const bracket = (bx: number) =>
    stroke(`M${bx} ${y + 16} v34 M${bx} ${y + 46} L${bx + 30} ${y + 18}`, metal, 6);
  return (
    rect(x + 14, y + 22, width, 26, stage.down(shadow(0.24), shadow(0))) +
    bracket(x + 34) +
    bracket(x + width - 64) +
    things +
    rect(x, y, width, 8, light(wood, 0.4), { rx: 2 }) +
    rect(x, y + 7, width, 13, stage.across(wood, shade(wood, 0.2)), { rx: 2 })
  );
}

/** A row of plates, bowls, jars and cups, standing on y between two x. */
export function crockery(stage: Stage, from: number, to: number, y: number): Svg {
  const { stone, cloth, accent, joinery } = stage.scheme;
  const colors = [stone, cloth, accent, mix(joinery, stone, 0.55)];
  let x = from;
  let things = '';
  while (x < to - 70) {
    const color = stage.random.pick(colors);
    const fill = stage.across(light(color, 0.35), color, shade(color, 0.24));
    const kind = stage.random.pick(['bowls', 'jar', 'plate', 'cup', 'bottle'] as const);
    if (kind === 'bowls') {
      things += repeat(3, (i) =>
        path(`M${x + 4} ${y - 16 - i * 17} h64 q-4 20 -22 20 h-20 q-18 0 -22 -20Z`, fill),
      );
      x += 84;
    } else if (kind === 'jar') {
      things +=
        rect(x, y - 78, 50, 78, fill, { rx: 9 }) +
        rect(x + 5, y - 92, 40, 17, shade(stage.scheme.wood, 0.1), { rx: 4 });
      x += 66;
    } else if (kind === 'plate') {
      things +=
        circle(x + 42, y - 46, 46, fill) +
        circle(x + 42, y - 46, 29, alpha(shade(color, 0.4), 0.14));
      x += 100;
    } else if (kind === 'cup') {
      things +=
        rect(x, y - 44, 44, 44, fill, { rx: 6 }) +
        stroke(`M${x + 44} ${y - 34} q18 10 0 24`, shade(color, 0.12), 6);
      x += 76;
    } else {
      things += path(`M${x + 4} ${y} v-62 q0 -16 9 -22 v-26 h14 v26 q9 6 9 22 v62Z`, fill);
      x += 56;
    }
  }
  return things;
}
