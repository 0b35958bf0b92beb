import { alpha, light, mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { ellipse, group, polygon, rect, repeat, type Svg } from '../kit/svg.ts';

/** A plastered wall, brighter where the light falls in, down to the floor. */
export function plasterWall(stage: Stage, floorY: number): Svg {
  const { wall } = stage.scheme;
  return (
    rect(0, 0, stage.width, floorY, stage.slant(light(wall, 0.3), wall, shade(wall, 0.16))) +
    rect(
      0,
      floorY - 150,
      stage.width,
      150,
      stage.down(alpha(shade(wall, 0.5), 0), alpha(shade(wall, 0.5), 0.22)),
    )
  );
}

/** Panelling on the lower part of the wall. */
export function wainscot(stage: Stage, top: number, floorY: number): Svg {
  const color = mix(stage.scheme.trim, stage.scheme.wall, 0.35);
  const step = 150;
  const height = floorY - top;
  return (
    rect(0, top, stage.width, height, stage.slant(light(color, 0.2), shade(color, 0.14))) +
    rect(0, top - 8, stage.width, 14, light(color, 0.35)) +
    rect(0, top + 6, stage.width, 8, alpha(shade(color, 0.6), 0.2)) +
    repeat(stage.width / step + 1, (i) => {
      const x = i * step - 45;
      return (
        rect(x, top + 36, step - 30, height - 90, shade(color, 0.09)) +
        rect(x + 3, top + 40, step - 36, height - 98, mix(color, light(color, 0.4), 0.4))
      );
    })
  );
}

/** A wooden floor whose boards run to a vanishing point, and the skirting board above it. */
export function boardFloor(stage: Stage, floorY: number): Svg {
  const { floor, trim } = stage.scheme;
  const vanishing = { x: stage.centre * 0.8, y: floorY - 520 };
  const depth = stage.height - floorY;
  const spread = (stage.height - vanishing.y) / (floorY - vanishing.y);
  const board = 96;
  const boards = repeat(stage.width / board + 8, (i) => {
    const near = (i - 4) * board;
    const x = (top: number) => vanishing.x + (top - vanishing.x) * spread;
    const tone = stage.random.between(-0.08, 0.1);
    const color = tone > 0 ? light(floor, tone * 1.6) : shade(floor, -tone * 1.4);
    return polygon(
      [
        [near, floorY],
        [near + board, floorY],
        [x(near + board), stage.height],
        [x(near), stage.height],
      ],
      color,
      { stroke: alpha(shade(floor, 0.55), 0.35), 'stroke-width': 2 },
    );
  });
  return (
    rect(0, floorY, stage.width, depth, floor) +
    boards +
    rect(
      0,
      floorY,
      stage.width,
      depth,
      stage.down(alpha(shade(floor, 0.8), 0.35), alpha(floor, 0), alpha(light(floor, 0.6), 0.12)),
    ) +
    rect(0, floorY - 38, stage.width, 38, stage.slant(trim, shade(trim, 0.16))) +
    rect(0, floorY - 40, stage.width, 4, light(trim, 0.7)) +
    rect(0, floorY - 3, stage.width, 5, alpha(shade(floor, 0.8), 0.4))
  );
}

/** Panes of light that a window throws on a wall: blurred, leaning, broken by its bars. */
export function panesOfLight(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  strength = 0.5,
): Svg {
  const { sun } = stage.scheme;
  const lean = height * 0.34;
  const gap = 14;
  const pane = (column: number, row: number) => {
    const left = x + (column * width) / 2 + (row * lean) / 2;
    const top = y + (row * height) / 2 + column * 26;
    const w = width / 2 - gap;
    const h = height / 2 - gap;
    return polygon(
      [
        [left, top],
        [left + w, top + 24],
        [left + w + lean / 2, top + h + 24],
        [left + lean / 2, top + h],
      ],
      alpha(sun, strength),
    );
  };
  return group({ filter: stage.blur(5) }, pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1));
}

/** Shafts of light in the air, from a window at the upper left. */
export function shafts(stage: Stage, x: number, y: number, width: number, reach: number): Svg {
  const { sun } = stage.scheme;
  const fill = stage.down(alpha(sun, 0.34), alpha(sun, 0.12), alpha(sun, 0));
  const beam = (offset: number, share: number) =>
    polygon(
      [
        [x + offset, y],
        [x + offset + width * share, y],
        [x + offset + width * share + reach * 0.85, y + reach],
        [x + offset + reach * 0.55, y + reach],
      ],
      fill,
    );
  return beam(0, 0.42) + beam(width * 0.52, 0.44);
}

/** The last glaze: warm light from the upper left, depth in the corners. */
export function glaze(stage: Stage): Svg {
  const { sun } = stage.scheme;
  const { width, height } = stage;
  return (
    ellipse(
      width * 0.2,
      height * 0.05,
      width * 0.75,
      height * 0.9,
      stage.glow(alpha(sun, 0.22), alpha(sun, 0.08), alpha(sun, 0)),
    ) + rect(0, 0, width, height, stage.slant(shadow(0), shadow(0), shadow(0.26)))
  );
}
