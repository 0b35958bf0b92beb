import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, groundShadow, round, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, line, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';

/** A long table seen from its side, its feet on y. */
export function diningTable(stage: Stage, x: number, y: number, width: number): Svg {
  const { wood } = stage.scheme;
  const top = y - 230;
  const leg = (lx: number, lean: number) =>
    path(
      `M${lx - 16} ${top + 40} h32 l${lean - 6} ${y - top - 40} h-18Z`,
      round(stage, shade(wood, 0.14)),
    );
  return (
    groundShadow(stage, x, y, width) +
    leg(x - width * 0.4, -22) +
    leg(x + width * 0.4, 26) +
    rect(x - width * 0.46, top + 22, width * 0.92, 34, flat(stage, shade(wood, 0.18))) +
    rect(x - width / 2, top, width, 28, topLit(stage, light(wood, 0.08)), { rx: 8 }) +
    rect(x - width / 2 + 6, top + 2, width - 12, 6, gleam(0.4), { rx: 3 })
  );
}

/** A chair with a curved back, seen from behind; its feet on y. */
export function chair(stage: Stage, x: number, y: number, color: string): Svg {
  const wood = stage.scheme.wood;
  const dark = shade(wood, 0.3);
  return (
    groundShadow(stage, x, y, 170) +
    line([x - 58, y - 170], [x - 74, y], dark, 13) +
    line([x + 58, y - 170], [x + 74, y], dark, 13) +
    line([x - 40, y - 160], [x - 46, y - 16], shade(dark, 0.2), 10) +
    line([x + 40, y - 160], [x + 46, y - 16], shade(dark, 0.2), 10) +
    rect(x - 76, y - 186, 152, 30, topLit(stage, color), { rx: 14 }) +
    stroke(
      `M${x - 66} ${y - 180} C${x - 88} ${y - 380} ${x + 88} ${y - 380} ${x + 66} ${y - 180}`,
      dark,
      13,
    ) +
    repeat(4, (i) => line([x - 36 + i * 24, y - 184], [x - 38 + i * 25, y - 318], wood, 6))
  );
}

/** A vase with branches, for a table that is `y` high. */
export function vase(stage: Stage, x: number, y: number, size: number, bloom: string): Svg {
  const { stone, leaf, wood } = stage.scheme;
  const twig = (dx: number, dy: number) => {
    const end = { x: x + dx * size, y: y - dy * size };
    return (
      stroke(
        `M${x} ${y - size * 0.5} Q${x + dx * size * 0.3} ${y - dy * size * 0.6} ${end.x} ${end.y}`,
        shade(wood, 0.4),
        4,
      ) +
      repeat(6, (i) => {
        const t = 0.4 + i * 0.11;
        const px = x + dx * size * t * t;
        const py = y - size * 0.5 - (dy - 0.5) * size * t;
        return circle(
          px + (i % 2 ? 10 : -10),
          py,
          size * 0.045,
          i % 3 === 0 ? leaf : i % 2 ? bloom : light(bloom, 0.35),
        );
      })
    );
  };
  return (
    twig(-0.5, 1.25) +
    twig(0.05, 1.5) +
    twig(0.55, 1.2) +
    path(
      `M${x - size * 0.1} ${y - size * 0.6} h${size * 0.2} q0 ${size * 0.14} ${size * 0.12} ${size * 0.24} q${size * 0.08} ${size * 0.36} ${-size * 0.1} ${size * 0.36} h${-size * 0.24} q${-size * 0.18} 0 ${-size * 0.1} ${-size * 0.36} q${size * 0.12} ${-size * 0.1} ${size * 0.12} ${-size * 0.24}Z`,
      round(stage, stone),
    )
  );
}

/** A laid place: plate, bowl and glass, along a table top. */
export function tableware(stage: Stage, x: number, y: number): Svg {
  const { stone, cloth, sky } = stage.scheme;
  return (
    ellipse(x, y - 5, 62, 8, round(stage, stone)) +
    path(`M${x - 40} ${y - 36} h80 q-6 30 -30 30 h-20 q-24 0 -30 -30Z`, round(stage, cloth)) +
    path(
      `M${x + 84} ${y} l-6 -58 h40 l-6 58Z`,
      stage.across(light(sky[0], 0.5), mix(sky[0], '#ffffff', 0.2), light(sky[0], 0.4)),
      { opacity: 0.75 },
    ) +
    line([x + 84, y - 46], [x + 88, y - 8], gleam(0.8), 3)
  );
}

/** A bed with a headboard and a heap of cushions, seen from its foot; its feet on y. */
export function bed(stage: Stage, x: number, y: number, width: number, color: string): Svg {
  const { wood, stone, accent, cloth } = stage.scheme;
  const left = x - width / 2;
  const pillow = (px: number, py: number, w: number, h: number, fill: string) =>
    rect(px - w / 2 + 5, py + 6, w, h, shadow(0.16), { rx: 26 }) +
    rect(px - w / 2, py, w, h, flat(stage, fill), { rx: 26 });
  return (
    groundShadow(stage, x, y, width * 1.1, 0.5) +
    rect(left - 14, y - 400, width + 28, 380, flat(stage, wood), { rx: 44 }) +
    repeat(5, (i) =>
      rect(
        left + 14 + i * ((width - 28) / 5),
        y - 372,
        (width - 28) / 5 - 10,
        200,
        flat(stage, light(wood, 0.12)),
        { rx: 20 },
      ),
    ) +
    pillow(x - width * 0.24, y - 300, width * 0.42, 120, stone) +
    pillow(x + width * 0.24, y - 300, width * 0.42, 120, stone) +
    pillow(x - width * 0.2, y - 262, width * 0.28, 100, accent) +
    pillow(x + width * 0.2, y - 262, width * 0.28, 100, cloth) +
    path(
      `M${left} ${y - 190} Q${x} ${y - 226} ${left + width} ${y - 190} L${left + width + 16} ${y - 34} Q${x} ${y - 14} ${left - 16} ${y - 34}Z`,
      stage.down(light(stone, 0.6), shade(stone, 0.08)),
    ) +
    path(
      `M${left - 6} ${y - 140} Q${x} ${y - 172} ${left + width + 6} ${y - 140} L${left + width + 20} ${y - 26} Q${x} ${y - 2} ${left - 20} ${y - 26}Z`,
      stage.slant(light(color, 0.24), color, shade(color, 0.22)),
    ) +
    repeat(4, (i) =>
      stroke(
        `M${left - 8 - i * 3} ${y - 118 + i * 28} Q${x} ${y - 148 + i * 32} ${left + width + 8 + i * 3} ${y - 118 + i * 28}`,
        gleam(0.22),
        5,
      ),
    ) +
    rect(left + 6, y - 26, 30, 26, shade(wood, 0.3)) +
    rect(left + width - 36, y - 26, 30, 26, shade(wood, 0.3))
  );
}
