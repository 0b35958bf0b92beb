import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, polished, round, shadow, topLit, wallShadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, line, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** A distribution board with its door open, breakers in rows. */
export function fusePanel(stage: Stage, x: number, y: number, width: number, height: number): Svg {
  const { metal, accent, stone } = stage.scheme;
  const grey = '#b9bcb6';
  const rows = 3;
  const columns = 7;
  const cell = (width - 80) / columns;
  const rowHeight = (height - 150) / rows;
  const breaker = (row: number, column: number) => {
    const bx = x + 40 + column * cell + 4;
    const by = y + 92 + row * rowHeight + 14;
    const off = row === 1 && column === 4;
    return (
      rect(bx, by, cell - 8, rowHeight - 44, flat(stage, '#3b3a3d'), { rx: 4 }) +
      rect(
        bx + 6,
        by + (rowHeight - 44) * (off ? 0.5 : 0.16),
        cell - 20,
        (rowHeight - 44) * 0.34,
        topLit(stage, off ? accent : stone),
        { rx: 3 },
      ) +
      rect(bx + 8, by + rowHeight - 40, cell - 24, 8, '#f6efe2', { rx: 2 })
    );
  };
  return (
    wallShadow(x, y, width, height, 8) +
    rect(x, y, width, height, flat(stage, grey), { rx: 8 }) +
    rect(x + 18, y + 18, width - 36, height - 36, flat(stage, light(grey, 0.4)), { rx: 4 }) +
    rect(x + width / 2 - 70, y + 34, 140, 42, flat(stage, '#3b3a3d'), { rx: 6 }) +
    rect(x + width / 2 - 16, y + 40, 58, 30, topLit(stage, accent), { rx: 4 }) +
    repeat(
      rows,
      (row) =>
        rect(x + 30, y + 92 + row * rowHeight, width - 60, rowHeight - 18, shade(grey, 0.24), {
          rx: 6,
        }) + repeat(columns, (column) => breaker(row, column)),
    ) +
    path(
      `M${x - 8} ${y} L${x - width * 0.56} ${y + 34} V${y + height + 30} L${x - 8} ${y + height}Z`,
      stage.across(light(grey, 0.5), shade(grey, 0.16)),
    ) +
    path(
      `M${x - 40} ${y + 80} L${x - width * 0.48} ${y + 104} V${y + height * 0.7} L${x - 40} ${y + height * 0.64}Z`,
      '#f8f1e2',
    ) +
    repeat(8, (i) =>
      line(
        [x - 62, y + 114 + i * 26],
        [x - width * (i % 3 === 0 ? 0.34 : 0.42), y + 130 + i * 26],
        shadow(0.3),
        4,
      ),
    ) +
    circle(x - width * 0.5, y + height * 0.55, 9, metal)
  );
}

/** A metal conduit with its clips. */
export function conduit(stage: Stage, x: number, top: number, bottom: number): Svg {
  return (
    rect(x + 14, top, 22, bottom - top, shadow(0.14)) +
    rect(x, top, 22, bottom - top, polished(stage, '#b3b5b0')) +
    repeat((bottom - top) / 170, (i) =>
      rect(x - 10, top + 70 + i * 170, 42, 18, topLit(stage, '#9a9d99'), { rx: 4 }),
    )
  );
}

/** A wall charger for a car, its cable hanging in a loop to x2,y2. */
export function wallCharger(stage: Stage, x: number, y: number, x2: number, y2: number): Svg {
  const { accent, leaf } = stage.scheme;
  const cable = `M${x + 56} ${y + 170} C${x + 40} ${y + 420} ${x + 260} ${y + 420} ${x2} ${y2}`;
  return (
    wallShadow(x, y, 112, 176, 26) +
    stroke(cable, shadow(0.25), 15, { transform: 'translate(8 10)' }) +
    stroke(cable, '#3a3638', 14) +
    stroke(cable, gleam(0.25), 3, { transform: 'translate(-3 -3)' }) +
    rect(x, y, 112, 176, flat(stage, '#f6f0e4'), { rx: 26 }) +
    rect(x + 12, y + 14, 88, 110, flat(stage, '#3e4a4a'), { rx: 18 }) +
    path(`M${x + 62} ${y + 34} l-26 40 h18 l-8 32 28 -44 h-18 l10 -28Z`, light(accent, 0.3)) +
    circle(x + 56, y + 146, 9, mix(leaf, '#7fe0a8', 0.6)) +
    circle(x + 56, y + 146, 22, stage.glow('rgba(127,224,168,.7)', 'rgba(127,224,168,0)')) +
    rect(x2 - 18, y2 - 16, 46, 30, '#3a3638', { rx: 10 })
  );
}

/** A double switch, a socket and a dimmer on one plate. */
export function switchPlate(stage: Stage, x: number, y: number, size: number): Svg {
  const { stone, metal } = stage.scheme;
  const plate = size * 0.92;
  const frame = (px: number) =>
    wallShadow(px, y, plate, plate * 1.3, size * 0.12) +
    rect(px, y, plate, plate * 1.3, flat(stage, light(stone, 0.5)), { rx: size * 0.12 });
  const rocker = (px: number, on: boolean) =>
    rect(px + plate * 0.26, y + plate * 0.26, plate * 0.48, plate * 0.78, shade(stone, 0.2), {
      rx: size * 0.05,
    }) +
    rect(
      px + plate * 0.28,
      y + plate * 0.28,
      plate * 0.44,
      plate * 0.74,
      on
        ? stage.down(shade(stone, 0.14), light(stone, 0.6))
        : stage.down(light(stone, 0.6), shade(stone, 0.14)),
      { rx: size * 0.05 },
    );
  const third = x + size * 2;
  const dial = { cx: third + plate / 2, cy: y + plate * 0.65 };
  return (
    frame(x) +
    rocker(x, true) +
    frame(x + size) +
    rocker(x + size, false) +
    frame(third) +
    circle(dial.cx + 5, dial.cy + 8, plate * 0.3, shadow(0.24)) +
    circle(
      dial.cx,
      dial.cy,
      plate * 0.3,
      stage.glow(light(metal, 0.6), metal, shade(metal, 0.24)),
    ) +
    circle(dial.cx, dial.cy, plate * 0.22, round(stage, metal)) +
    line([dial.cx, dial.cy], [dial.cx + plate * 0.12, dial.cy - plate * 0.16], gleam(0.9), 5)
  );
}
