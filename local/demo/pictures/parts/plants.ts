import { alpha, light, mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, ellipse, group, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** A pointed leaf that grows up from 0,0; its left half catches the light. */
export function leaf(length: number, width: number, color: string): Svg {
  const half = (side: number) =>
    `M0 0 C${side * width * 0.75} ${-length * 0.25} ${side * width * 0.65} ${-length * 0.72} 0 ${-length}`;
  return (
    path(
      `${half(1)} C${-width * 0.65} ${-length * 0.72} ${-width * 0.75} ${-length * 0.25} 0 0Z`,
      color,
    ) +
    path(`${half(-1)} Z`, light(color, 0.2)) +
    stroke(`M0 0 L0 ${-length * 0.94}`, alpha(light(color, 0.6), 0.5), Math.max(1.2, width / 22))
  );
}

/** A pot that stands on 0,0. */
function pot(stage: Stage, width: number, height: number, color = stage.scheme.pot): Svg {
  const top = width / 2;
  const foot = width * 0.36;
  return (
    path(
      `M${-top} ${-height} H${top} L${foot} -4 Q${foot} 0 ${foot - 6} 0 H${-foot + 6} Q${-foot} 0 ${-foot} -4Z`,
      stage.across(light(color, 0.25), color, shade(color, 0.32)),
    ) +
    rect(
      -top - 4,
      -height - 4,
      width + 8,
      height * 0.2,
      stage.across(light(color, 0.4), color, shade(color, 0.25)),
      { rx: 4 },
    ) +
    rect(-top, -height + height * 0.16, width, 7, shadow(0.18)) +
    ellipse(0, -height - 2, top - 3, 5, shade(color, 0.55))
  );
}

/** Upright sword leaves. */
export function snakePlant(stage: Stage, size: number): Svg {
  const { leaf: green } = stage.scheme;
  const blades = repeat(7, (i) => {
    const turn = (i - 3) * 7 + stage.random.between(-3, 3);
    const length = size * stage.random.between(0.62, 1) * (1 - Math.abs(i - 3) * 0.07);
    const color = mix(green, i % 2 ? '#d8c98a' : '#274b3c', 0.14);
    return at((i - 3) * size * 0.045, -size * 0.3, { turn }, leaf(length, size * 0.1, color));
  });
  return blades + pot(stage, size * 0.44, size * 0.36);
}

/** Big split leaves on long stems. */
export function monstera(stage: Stage, size: number): Svg {
  const { leaf: green } = stage.scheme;
  const blade = (length: number, color: string) => {
    const w = length * 0.52;
    const notches = repeat(3, (i) => {
      const y = -length * (0.3 + i * 0.2);
      const reach = w * (0.78 - i * 0.16);
      return (
        path(
          `M${reach * 0.42} ${y} L${w * 1.1} ${y - length * 0.12} L${w * 1.1} ${y - length * 0.04}Z`,
          alpha('#ffffff', 0),
          {},
        ) +
        stroke(
          `M0 ${y + length * 0.1} Q${reach * 0.5} ${y} ${reach} ${y - length * 0.08} M0 ${y + length * 0.1} Q${-reach * 0.5} ${y} ${-reach} ${y - length * 0.08}`,
          alpha(light(color, 0.7), 0.35),
          2,
        )
      );
    });
    return (
      path(
        `M0 0 C${w * 1.3} ${length * 0.08} ${w * 1.15} ${-length * 0.72} 0 ${-length} C${-w * 1.15} ${-length * 0.72} ${-w * 1.3} ${length * 0.08} 0 0Z`,
        color,
      ) +
      path(
        `M0 0 C${-w * 1.3} ${length * 0.08} ${-w * 1.15} ${-length * 0.72} 0 ${-length}Z`,
        light(color, 0.16),
      ) +
      stroke(`M0 0 L0 ${-length * 0.95}`, alpha(light(color, 0.7), 0.5), 2.5) +
      notches
    );
  };
  const stems = [-64, 58, -34, 34, -8].map((turn, i) => {
    const reach = size * (0.52 + i * 0.09);
    const rad = (turn * Math.PI) / 180;
    const x = Math.sin(rad) * reach;
    const y = -size * 0.3 - Math.cos(rad) * reach;
    const color = mix(green, i % 2 ? '#1f4436' : '#7fa36a', 0.2);
    return (
      stroke(
        `M0 ${-size * 0.3} Q${x * 0.2} ${y * 0.8} ${x} ${y}`,
        shade(green, 0.15),
        size * 0.018,
      ) +
      at(
        x,
        y + size * 0.03,
        { turn: turn * 1.25 },
        blade(size * stage.random.between(0.3, 0.38), color),
      )
    );
  });
  return group({}, ...stems) + pot(stage, size * 0.42, size * 0.36);
}

/** Arching fronds, for hanging baskets and shelves. */
export function fern(stage: Stage, size: number): Svg {
  const { leaf: green } = stage.scheme;
  const fronds = repeat(11, (i) => {
    const turn = (i - 5) * 17 + stage.random.between(-5, 5);
    const length = size * stage.random.between(0.65, 0.95);
    const color = mix(green, i % 2 ? '#8fae63' : '#2f5940', 0.3);
    const rad = (turn * Math.PI) / 180;
    const leaflets = repeat(9, (k) => {
      const t = (k + 1) / 10;
      const x = Math.sin(rad) * length * t;
      const y = -Math.cos(rad) * length * t + length * 0.5 * t * t * Math.abs(Math.sin(rad));
      const small = length * 0.17 * (1.1 - t);
      return (
        at(x, y, { turn: turn + 62 }, leaf(small, small * 0.4, color)) +
        at(x, y, { turn: turn - 62 }, leaf(small, small * 0.4, shade(color, 0.12)))
      );
    });
    return leaflets;
  });
  return (
    group({ transform: `translate(0 ${-size * 0.3})` }, fronds) +
    pot(stage, size * 0.42, size * 0.34)
  );
}

/** Strands that hang down from a pot on a shelf. */
export function trailing(stage: Stage, size: number): Svg {
  const { leaf: green } = stage.scheme;
  const strands = repeat(6, (i) => {
    const x = (i - 2.5) * size * 0.09;
    const drop = size * stage.random.between(0.25, 0.9);
    const leaves = repeat(drop / (size * 0.085), (k) => {
      const side = k % 2 === 0 ? 1 : -1;
      const color = mix(green, k % 3 === 0 ? '#a9bf75' : '#2f5a42', 0.25);
      return at(
        x * 1.7 + side * 2,
        -size * 0.25 + k * size * 0.085,
        { turn: 180 - side * 52 },
        leaf(size * 0.13, size * 0.075, color),
      );
    });
    return (
      stroke(
        `M${x} ${-size * 0.3} Q${x * 1.8} ${-size * 0.3} ${x * 1.7} ${drop - size * 0.3}`,
        shade(green, 0.2),
        2.5,
      ) + leaves
    );
  });
  return pot(stage, size * 0.34, size * 0.28) + strands;
}

/** A small tree in a tub. */
export function fig(stage: Stage, size: number): Svg {
  const { leaf: green } = stage.scheme;
  const leaves = repeat(22, (i) => {
    const t = i / 21;
    const turn = (i % 2 ? 1 : -1) * stage.random.between(18, 82) * (1 - t * 0.4);
    const y = -size * (0.42 + t * 0.5);
    const color = mix(green, i % 3 === 0 ? '#97b06a' : '#234837', 0.28);
    return at(
      stage.random.between(-8, 8),
      y,
      { turn },
      leaf(size * stage.random.between(0.17, 0.25), size * 0.13, color),
    );
  });
  return (
    stroke(
      `M0 ${-size * 0.18} Q${size * 0.03} ${-size * 0.5} 0 ${-size * 0.92}`,
      shade(stage.scheme.wood, 0.35),
      size * 0.022,
    ) +
    leaves +
    pot(stage, size * 0.26, size * 0.22)
  );
}
