import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, polished, round, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, circle, group, path, polygon, rect, repeat, type Svg } from '../kit/svg.ts';

/** A patterned tile, one unit square from 0,0 to 100,100. */
type Motif = (stage: Stage) => Svg;

const ground = (color: string) => rect(1, 1, 98, 98, color, { rx: 2 });

const star: Motif = (stage) => {
  const { stone, accent, joinery, cloth } = stage.scheme;
  return (
    ground(stone) +
    repeat(4, (i) =>
      path('M0 0 Q34 4 50 50 Q4 34 0 0Z', i % 2 ? accent : joinery, {
        transform: `rotate(${i * 90} 50 50)`,
      }),
    ) +
    polygon(
      [
        [50, 24],
        [76, 50],
        [50, 76],
        [24, 50],
      ],
      cloth,
    ) +
    circle(50, 50, 11, accent)
  );
};

const fan: Motif = (stage) => {
  const { stone, accent, joinery, cloth } = stage.scheme;
  return (
    ground(light(joinery, 0.1)) +
    path('M1 99 A98 98 0 0 1 99 1 V99Z', stone) +
    path('M34 99 A65 65 0 0 1 99 34 V99Z', accent) +
    path('M67 99 A32 32 0 0 1 99 67 V99Z', cloth)
  );
};

const cross: Motif = (stage) => {
  const { stone, accent, joinery, cloth } = stage.scheme;
  return (
    ground(cloth) +
    polygon(
      [
        [50, 1],
        [99, 50],
        [50, 99],
        [1, 50],
      ],
      joinery,
    ) +
    polygon(
      [
        [50, 22],
        [78, 50],
        [50, 78],
        [22, 50],
      ],
      stone,
    ) +
    repeat(4, (i) =>
      path('M0 0 H26 Q22 22 0 26Z', accent, { transform: `rotate(${i * 90} 50 50)` }),
    ) +
    circle(50, 50, 9, accent)
  );
};

const triangles: Motif = (stage) => {
  const { stone, accent, joinery } = stage.scheme;
  return (
    ground(stone) +
    polygon(
      [
        [1, 1],
        [99, 1],
        [1, 99],
      ],
      joinery,
    ) +
    polygon(
      [
        [1, 1],
        [52, 1],
        [1, 52],
      ],
      accent,
    ) +
    polygon(
      [
        [99, 99],
        [60, 99],
        [99, 60],
      ],
      mix(joinery, stone, 0.5),
    )
  );
};

const MOTIFS = { star, fan, cross, triangles } satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;

/** A field of patterned tiles seen straight on; some may be left out, to be laid yet. */
export function patternField(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  tile: number,
  name: MotifName,
  laid: (column: number, row: number) => boolean = () => true,
): Svg {
  const motif = MOTIFS[name](stage);
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  return group(
    { 'clip-path': stage.clip(rect(x, y, width, height, '#fff')) },
    repeat(rows, (row) =>
      repeat(columns, (column) => {
        if (!laid(column, row)) return '';
        const turn =
          name === 'fan' || name === 'triangles' ? ((column % 2) + (row % 2) * 2) * 90 : 0;
        const tone = stage.random.between(0, 0.1);
        const transform = `translate(${x + column * tile} ${y + row * tile}) scale(${tile / 100})`;
        return group(
          { transform },
          rect(4, 6, 100, 100, shadow(0.2)),
          group({ transform: `rotate(${turn} 50 50)` }, motif),
          rect(1, 1, 98, 98, stage.random.next() > 0.5 ? gleam(tone) : shadow(tone), { rx: 2 }),
          rect(3, 3, 94, 3, gleam(0.4)),
        );
      }),
    ),
  );
}

/** A floor of patterned tiles in perspective, from `top` to the lower edge. */
export function patternFloor(stage: Stage, top: number, name: MotifName): Svg {
  const motif = MOTIFS[name](stage);
  const depth = stage.height - top;
  const rows = 5;
  const grow = 1.42;
  const unit = depth / ((grow ** rows - 1) / (grow - 1));
  const centre = stage.centre;
  return (
    repeat(rows, (row) => {
      const y = top + (unit * (grow ** row - 1)) / (grow - 1);
      const tall = unit * grow ** row;
      const broad = tall * 1.75;
      const columns = Math.ceil(stage.width / broad) + 3;
      const lean = (broad * (grow - 1)) / tall;
      return repeat(columns, (column) => {
        const offset = column - Math.floor(columns / 2);
        const skew = (Math.atan((offset + 0.5) * lean) * 180) / Math.PI;
        const cx = centre + offset * broad;
        return group(
          {
            transform: `translate(${cx} ${y}) skewX(${skew.toFixed(2)}) scale(${broad / 98.6} ${tall / 98.6})`,
          },
          motif,
        );
      });
    }) + rect(0, top, stage.width, depth, stage.down(shadow(0.3), shadow(0.02), gleam(0.12)))
  );
}

/** A notched trowel; its blade around 0,0. */
export function trowel(stage: Stage): Svg {
  const { wood } = stage.scheme;
  return (
    rect(-110, 6, 230, 84, shadow(0.22), { rx: 4 }) +
    rect(-118, -4, 230, 84, stage.slant('#e3e3de', '#a9acaa', '#c9cac6'), { rx: 4 }) +
    repeat(15, (i) => rect(-114 + i * 15, 70, 8, 12, '#7c7e7c')) +
    rect(-52, 26, 110, 12, polished(stage, '#8b8e8c'), { rx: 6 }) +
    rect(-64, 14, 136, 36, stage.down(light(wood, 0.3), wood, shade(wood, 0.4)), { rx: 18 })
  );
}

/** A bed of combed mortar. */
export function mortar(stage: Stage, x: number, y: number, width: number, height: number): Svg {
  const grey = '#b5a99b';
  return (
    rect(x, y, width, height, flat(stage, grey)) +
    group(
      { 'clip-path': stage.clip(rect(x, y, width, height, '#fff')) },
      repeat(height / 16, (i) =>
        path(
          `M${x} ${y + i * 16 + 8} q${width * 0.12} ${-14} ${width * 0.25} 0 t${width * 0.25} 0 t${width * 0.25} 0 t${width * 0.25} 0`,
          'none',
          { stroke: i % 2 ? shadow(0.14) : gleam(0.3), 'stroke-width': 6 },
        ),
      ),
    )
  );
}

/** A stack of tiles. */
export function tileStack(stage: Stage, x: number, y: number, width: number, count: number): Svg {
  const { stone, accent, joinery } = stage.scheme;
  return at(
    x,
    y,
    {},
    repeat(count, (i) =>
      rect(
        -width / 2 + stage.random.between(-4, 4),
        -18 - i * 19,
        width,
        17,
        round(stage, [stone, accent, stone, joinery][i % 4] ?? stone),
        { rx: 3 },
      ),
    ),
  );
}
