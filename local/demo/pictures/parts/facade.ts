import { alpha, light, mix, shade } from '../kit/color.ts';
import { flat, gleam, shadow, topLit } from '../kit/finish.ts';
import { circle, group, path, polygon, rect, repeat, type Svg } from '../kit/svg.ts';
import type { Stage } from '../kit/stage.ts';

export type Cladding = 'boards' | 'brick' | 'plaster';

/** A flat outside wall with its material drawn in. */
export function facadeWall(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  cladding: Cladding,
): Svg {
  const shape = rect(x, y, width, height, '#fff');
  const base = rect(
    x,
    y,
    width,
    height,
    stage.slant(light(color, 0.24), color, shade(color, 0.14)),
  );
  if (cladding === 'boards') {
    return (
      base +
      repeat(
        height / 22,
        (i) =>
          rect(x, y + i * 22 + 18, width, 4, shadow(0.12)) +
          rect(x, y + i * 22, width, 2, gleam(0.25)),
      )
    );
  }
  if (cladding === 'brick') {
    const bricks = repeat(height / 22 + 1, (row) =>
      repeat(width / 56 + 2, (column) => {
        const tone = stage.random.next();
        return tone > 0.55
          ? rect(
              x + column * 56 - (row % 2) * 28 + 2,
              y + row * 22 + 2,
              52,
              18,
              alpha(tone > 0.78 ? light(color, 0.4) : shade(color, 0.4), 0.3),
              { rx: 2 },
            )
          : '';
      }),
    );
    return base + group({ 'clip-path': stage.clip(shape) }, bricks);
  }
  return base;
}

/** Rows of shingles inside an outline. */
export function shingles(
  stage: Stage,
  outline: readonly (readonly [number, number])[],
  color: string,
  size = 40,
): Svg {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const step = size * 0.62;
  const count = Math.ceil((bottom - top) / step) + 1;
  // From the lowest row up: each row lies over the one below it.
  const rows = repeat(count, (i) => {
    const row = count - 1 - i;
    return repeat((right - left) / size + 2, (column) => {
      const x = left + column * size - (row % 2) * (size / 2);
      const y = top + row * step;
      const tone = stage.random.between(-0.2, 0.22);
      const round = size * 0.3;
      return path(
        `M${x} ${y} h${size - 2} v${step * 1.16 - round} q0 ${round} ${-round} ${round} h${-(size - 2) + round * 2} q${-round} 0 ${-round} ${-round}Z`,
        tone > 0 ? light(color, tone) : shade(color, -tone),
        { stroke: shadow(0.34), 'stroke-width': size / 22 },
      );
    });
  });
  return (
    polygon(outline, color) +
    group({ 'clip-path': stage.clip(polygon(outline, '#fff')) }, rows) +
    polygon(outline, stage.slant(gleam(0.2), gleam(0), shadow(0.24)))
  );
}

/** A house window seen from the street, with shutters or a flower box. */
export function houseWindow(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  options: { lit?: boolean; shutters?: string; box?: boolean } = {},
): Svg {
  const { trim, sky, pot, leaf, accent } = stage.scheme;
  const glass = options.lit
    ? stage.down('#ffe2a4', '#ffcf85', '#f4b46a')
    : stage.slant(light(sky[0], 0.2), mix(sky[0], '#4c6a72', 0.5), mix(sky[0], '#3a5560', 0.7));
  const shutter = (sx: number, color: string) =>
    rect(sx, y - 4, width * 0.3, height + 8, flat(stage, color), { rx: 3 }) +
    repeat(height / 14, (i) => rect(sx + 5, y + 4 + i * 14, width * 0.3 - 10, 4, shadow(0.2)));
  const flowerBox = options.box
    ? repeat(width / 11, (i) =>
        circle(
          x - 6 + i * 12,
          y + height + 2 - stage.random.between(0, 16),
          stage.random.between(7, 12),
          stage.random.pick([leaf, leaf, accent, '#f6dfc2']),
        ),
      ) + rect(x - 12, y + height + 8, width + 24, 28, topLit(stage, pot), { rx: 4 })
    : rect(x - 14, y + height + 6, width + 28, 11, topLit(stage, trim), { rx: 2 });
  return (
    (options.shutters
      ? shutter(x - width * 0.3 - 12, options.shutters) + shutter(x + width + 12, options.shutters)
      : '') +
    rect(x - 2, y - 2, width + 14, height + 16, shadow(0.16)) +
    rect(x - 10, y - 12, width + 20, height + 22, flat(stage, trim), { rx: 3 }) +
    rect(x, y, width, height, glass) +
    (options.lit
      ? ''
      : polygon(
          [
            [x, y + height * 0.7],
            [x + width * 0.7, y],
            [x + width, y],
            [x, y + height],
          ],
          gleam(0.25),
        )) +
    rect(x, y, width, 8, shadow(0.25)) +
    rect(x + width / 2 - 3, y, 6, height, trim) +
    rect(x, y + height * 0.46, width, 6, trim) +
    flowerBox
  );
}
