/** A piece of SVG source. */
export type Svg = string;
export type Point = readonly [x: number, y: number];
export type Attributes = Record<string, string | number>;

const n = (value: number) => String(Math.round(value * 10) / 10);

const format = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(value) : value}"`)
    .join('');

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): Svg {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${format(extra)}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Attributes = {},
): Svg {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${format(extra)}/>`;
}

export const circle = (cx: number, cy: number, r: number, fill: string, extra: Attributes = {}) =>
  ellipse(cx, cy, r, r, fill, extra);

export function path(d: string, fill: string, extra: Attributes = {}): Svg {
  return `<path d="${d}" fill="${fill}"${format(extra)}/>`;
}

export function polygon(points: readonly Point[], fill: string, extra: Attributes = {}): Svg {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);
}

/** An open line with round ends, along path data. */
export function stroke(d: string, color: string, width: number, extra: Attributes = {}): Svg {
  return path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  });
}

export const line = (
  [x1, y1]: Point,
  [x2, y2]: Point,
  color: string,
  width: number,
  extra: Attributes = {},
) => stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width, extra);

export function group(extra: Attributes, ...children: Svg[]): Svg {
  return `<g${format(extra)}>${children.join('')}</g>`;
}

/** Moves what is drawn around 0,0 to a place, optionally scaled, turned and mirrored. */
export function at(
  x: number,
  y: number,
  options: { scale?: number; turn?: number; mirror?: boolean },
  ...children: Svg[]
): Svg {
  const { scale = 1, turn = 0, mirror = false } = options;
  const transform = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${String(mirror ? -scale : scale)} ${String(scale)})`;
  return group({ transform }, ...children);
}

/** As many pieces as `count`, drawn by index. */
export function repeat(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
}
