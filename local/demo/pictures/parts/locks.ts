import { light, shade } from '../kit/color.ts';
import { gleam, polished, polishedDown, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, circle, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** A long brass plate with a lever and a cylinder; its middle on x, y. */
export function lockPlate(stage: Stage, x: number, y: number, size: number): Svg {
  const { metal } = stage.scheme;
  const w = size * 0.34;
  return (
    rect(x - w / 2 + 14, y - size / 2 + 18, w, size, shadow(0.3), { rx: w * 0.34 }) +
    rect(x - w / 2, y - size / 2, w, size, polished(stage, metal), { rx: w * 0.34 }) +
    rect(x - w / 2 + 7, y - size / 2 + 7, w - 14, size - 14, 'none', {
      rx: w * 0.3,
      stroke: gleam(0.4),
      'stroke-width': 3,
    }) +
    circle(x, y - size * 0.4, w * 0.1, shade(metal, 0.3)) +
    circle(x, y + size * 0.4, w * 0.1, shade(metal, 0.3)) +
    rect(x - w * 0.2 + 12, y - size * 0.2 + 22, size * 0.62, w * 0.34, shadow(0.28), {
      rx: w * 0.17,
    }) +
    circle(x, y - size * 0.16, w * 0.36, stage.glow(light(metal, 0.7), metal, shade(metal, 0.3))) +
    path(
      `M${x - w * 0.2} ${y - size * 0.2} H${x + size * 0.48} q${w * 0.22} 0 ${w * 0.22} ${w * 0.2} q0 ${w * 0.16} ${-w * 0.18} ${w * 0.16} H${x + size * 0.2} L${x} ${y - size * 0.08} Q${x - w * 0.3} ${y - size * 0.1} ${x - w * 0.2} ${y - size * 0.2}Z`,
      polishedDown(stage, metal),
    ) +
    circle(x, y + size * 0.2, w * 0.32, stage.glow(light(metal, 0.5), metal, shade(metal, 0.4))) +
    circle(x, y + size * 0.2, w * 0.22, shade(metal, 0.25)) +
    circle(x, y + size * 0.185, w * 0.055, '#2a2226') +
    rect(x - w * 0.03, y + size * 0.19, w * 0.06, w * 0.17, '#2a2226')
  );
}

/** A key whose bow is at 0,0 and whose bit points down; 200 long. */
export function key(stage: Stage, color: string): Svg {
  return (
    path('M-9 34 H9 V176 L0 190 L-9 176Z', polished(stage, color)) +
    path('M9 108 h15 v13 h-9 v12 h13 v15 h-12 v11 h-7Z', color) +
    rect(-14, 28, 28, 14, polished(stage, shade(color, 0.1)), { rx: 4 }) +
    circle(0, 0, 36, stage.slant(light(color, 0.5), color, shade(color, 0.3))) +
    circle(0, -8, 13, shade(color, 0.62)) +
    path('M-25 -10 Q-20 -28 -2 -30', 'none', {
      stroke: gleam(0.7),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    })
  );
}

/** A wooden board with hooks and keys with coloured tags. */
export function keyBoard(stage: Stage, x: number, y: number, columns: number, rows: number): Svg {
  const { wood, accent, joinery, cloth, leaf, metal } = stage.scheme;
  const tags = [accent, joinery, cloth, leaf];
  const metals = ['#c9a25c', '#b3b5b0', '#a97a4c', metal];
  const step = 118;
  const width = columns * step + 40;
  return (
    rect(x + 14, y + 16, width, rows * 220 + 40, shadow(0.2), { rx: 12 }) +
    rect(x, y, width, rows * 220 + 40, stage.slant(light(wood, 0.26), wood, shade(wood, 0.16)), {
      rx: 12,
    }) +
    repeat(7, (i) =>
      stroke(
        `M${x + 20} ${y + 40 + i * ((rows * 220) / 7)} q${width * 0.3} 18 ${width * 0.5} 4 t${width * 0.44} 6`,
        shadow(0.07),
        4,
      ),
    ) +
    repeat(rows, (row) =>
      repeat(columns, (column) => {
        const kx = x + 78 + column * step;
        const ky = y + 58 + row * 220;
        const turn = stage.random.between(-7, 7);
        return (
          at(
            kx + 9,
            ky + 22,
            { turn, scale: 0.78 },
            `<g opacity=".22">${key(stage, '#2e1c26').replaceAll(/fill="url[^"]*"/g, 'fill="#2e1c26"')}</g>`,
          ) +
          at(
            kx,
            ky + 12,
            { turn, scale: 0.78 },
            key(stage, metals[(row * 3 + column) % 4] ?? metal),
          ) +
          (stage.random.next() > 0.45
            ? at(
                kx,
                ky + 12,
                { turn: turn - 22 },
                stroke('M0 0 L-14 40', shade(metal, 0.4), 3),
                rect(-38, 38, 40, 58, stage.random.pick(tags), { rx: 8 }),
                circle(-18, 48, 5, '#fff4e0'),
              )
            : '') +
          path(`M${kx - 4} ${ky - 20} v26 q0 12 12 12`, 'none', {
            stroke: '#6d665f',
            'stroke-width': 6,
            'stroke-linecap': 'round',
          })
        );
      }),
    )
  );
}
