import { alpha, light, mix, shade } from '../kit/color.ts';
import { groundShadow, round, topLit } from '../kit/finish.ts';
import { circle, ellipse, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';
import type { Stage } from '../kit/stage.ts';

/** A broad-leaved tree, its foot on x,y. */
export function tree(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color = stage.scheme.leaf,
): Svg {
  const { wood } = stage.scheme;
  const crown: [number, number, number][] = [
    [-0.26, 0.5, 0.24],
    [0.27, 0.5, 0.23],
    [0, 0.44, 0.26],
    [-0.18, 0.68, 0.24],
    [0.2, 0.68, 0.22],
    [0.02, 0.82, 0.22],
  ];
  const dab = (cx: number, cy: number, fill: string, s: number) =>
    ellipse(cx, cy, s, s * 0.62, fill, {
      transform: `rotate(-28 ${cx.toFixed(1)} ${cy.toFixed(1)})`,
    });
  return (
    groundShadow(stage, x + size * 0.14, y, size * 0.8, 0.4) +
    path(
      `M${x - size * 0.04} ${y} L${x - size * 0.024} ${y - size * 0.46} H${x + size * 0.026} L${x + size * 0.05} ${y}Z`,
      round(stage, shade(wood, 0.4)),
    ) +
    stroke(
      `M${x} ${y - size * 0.3} q${size * 0.02} ${-size * 0.1} ${size * 0.13} ${-size * 0.18} M${x} ${y - size * 0.26} q${-size * 0.02} ${-size * 0.1} ${-size * 0.13} ${-size * 0.2}`,
      shade(wood, 0.45),
      size * 0.022,
    ) +
    crown
      .map(([dx, dy, r]) =>
        circle(
          x + dx * size,
          y - dy * size,
          r * size,
          stage.slant(light(color, 0.34), color, shade(color, 0.34)),
        ),
      )
      .join('') +
    repeat(34, (i) => {
      const angle = stage.random.between(0, Math.PI * 2);
      const reach = stage.random.between(0.04, 0.36) * size;
      const lit = Math.cos(angle) < 0.2;
      return dab(
        x + Math.cos(angle) * reach,
        y - size * 0.62 + Math.sin(angle) * reach * 0.8,
        alpha(lit ? light(color, 0.55) : shade(color, 0.4), lit ? 0.5 : 0.35),
        size * (i % 2 ? 0.022 : 0.03),
      );
    })
  );
}

/** A slim cypress. */
export function cypress(stage: Stage, x: number, y: number, height: number): Svg {
  const color = mix(stage.scheme.leaf, '#23453a', 0.45);
  return (
    groundShadow(stage, x, y, height * 0.3) +
    rect(x - 6, y - 30, 12, 30, shade(stage.scheme.wood, 0.4)) +
    path(
      `M${x} ${y - height} C${x + height * 0.16} ${y - height * 0.6} ${x + height * 0.15} ${y - height * 0.1} ${x} ${y - 16} C${x - height * 0.15} ${y - height * 0.1} ${x - height * 0.16} ${y - height * 0.6} ${x} ${y - height}Z`,
      stage.across(light(color, 0.3), color, shade(color, 0.35)),
    )
  );
}

/** A low round bush, sometimes in flower. */
export function bush(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  flowers: string | null = null,
): Svg {
  const color = stage.scheme.leaf;
  const height = width * 0.5;
  const blobs = repeat(5, (i) => {
    const bx = x - width * 0.36 + i * width * 0.18;
    const r = width * (i % 2 ? 0.2 : 0.16);
    return ellipse(
      bx,
      y - r * 0.85,
      r,
      r,
      stage.slant(light(color, 0.32), color, shade(color, 0.36)),
    );
  });
  const blooms = flowers
    ? repeat(width / 9, () => {
        const fx = x + stage.random.between(-0.44, 0.44) * width;
        const fy = y - stage.random.between(0.12, 0.66) * height;
        return circle(
          fx,
          fy,
          stage.random.between(4, 8),
          stage.random.next() > 0.4 ? flowers : light(flowers, 0.5),
        );
      })
    : repeat(12, () =>
        ellipse(
          x + stage.random.between(-0.4, 0.4) * width,
          y - stage.random.between(0.1, 0.6) * height,
          9,
          5,
          alpha(light(color, 0.6), 0.4),
        ),
      );
  return groundShadow(stage, x, y, width) + blobs + blooms;
}

/** A terracotta planter with a clipped ball. */
export function ballPlanter(stage: Stage, x: number, y: number, size: number): Svg {
  const { leaf, pot } = stage.scheme;
  return (
    groundShadow(stage, x, y, size) +
    rect(x - 5, y - size * 1.1, 10, size * 0.6, shade(stage.scheme.wood, 0.4)) +
    circle(
      x,
      y - size * 1.24,
      size * 0.42,
      stage.slant(light(leaf, 0.36), leaf, shade(leaf, 0.36)),
    ) +
    repeat(16, () =>
      ellipse(
        x + stage.random.between(-0.3, 0.3) * size,
        y - size * 1.24 + stage.random.between(-0.32, 0.3) * size,
        8,
        5,
        alpha(light(leaf, 0.6), 0.4),
      ),
    ) +
    path(
      `M${x - size * 0.34} ${y - size * 0.6} H${x + size * 0.34} L${x + size * 0.26} ${y} H${x - size * 0.26}Z`,
      round(stage, pot),
    ) +
    rect(x - size * 0.38, y - size * 0.64, size * 0.76, size * 0.12, topLit(stage, pot), { rx: 4 })
  );
}
