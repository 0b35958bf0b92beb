import { alpha, light, mix, shade } from '../kit/color.ts';
import { shadow } from '../kit/finish.ts';
import { circle, ellipse, group, path, polygon, rect, repeat, type Svg } from '../kit/svg.ts';
import type { Stage } from '../kit/stage.ts';

/** Sky with a low sun, thin clouds and two rows of hills, down to the horizon. */
export function backdrop(stage: Stage, horizon: number): Svg {
  const { sky, sun, hill, leaf } = stage.scheme;
  const { width } = stage;
  const sunX = width * 0.24;
  const cloud = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y} q${size * 0.1} ${-size * 0.2} ${size * 0.34} ${-size * 0.16} q${size * 0.12} ${-size * 0.22} ${size * 0.42} ${-size * 0.12} q${size * 0.3} ${-size * 0.1} ${size * 0.4} ${size * 0.12} q${size * 0.28} 0 ${size * 0.34} ${size * 0.16}Z`,
      stage.down(
        alpha(mix(sky[1], '#fff8ea', 0.6), 0.85),
        alpha(mix(sky[0], '#fff8ea', 0.5), 0.12),
      ),
    );
  const ridge = (y: number, swell: number, color: string) =>
    path(
      `M0 ${y} Q${width * 0.16} ${y - swell} ${width * 0.34} ${y - swell * 0.2} T${width * 0.68} ${y - swell * 0.4} T${width} ${y - swell * 0.5} V${horizon + 140} H0Z`,
      stage.down(color, mix(color, sky[1], 0.35)),
    );
  return (
    rect(0, 0, width, horizon + 60, stage.down(sky[0], mix(sky[0], sky[1], 0.55), sky[1])) +
    circle(
      sunX,
      horizon - 170,
      420,
      stage.glow(alpha(sun, 0.95), alpha(sun, 0.35), alpha(sun, 0)),
    ) +
    circle(sunX, horizon - 170, 62, '#fff6da') +
    cloud(width * 0.4, 190, 260) +
    cloud(width * 0.72, 120, 330) +
    cloud(width * 0.06, 110, 230) +
    ridge(horizon - 40, 130, mix(hill, sky[1], 0.5)) +
    ridge(horizon + 4, 84, mix(hill, leaf, 0.18)) +
    repeat(width / 64, (i) => {
      const size = stage.random.between(20, 44);
      const color = mix(mix(leaf, hill, 0.5), sky[1], 0.18);
      return ellipse(
        i * 66 + stage.random.between(0, 40),
        horizon + 18 - size * 0.6,
        size,
        size * 1.2,
        stage.slant(light(color, 0.3), color, shade(color, 0.12)),
      );
    })
  );
}

/** A lawn, mown in stripes that run to the horizon. */
export function lawn(stage: Stage, horizon: number): Svg {
  const { grass } = stage.scheme;
  const stripes = repeat(stage.width / 150 + 6, (i) => {
    const near = (i - 3) * 230 - 400;
    const far = (x: number) => stage.centre + (x - stage.centre) * 0.34;
    return polygon(
      [
        [far(near), horizon],
        [far(near + 115), horizon],
        [near + 115, stage.height],
        [near, stage.height],
      ],
      alpha(light(grass, 0.5), 0.2),
    );
  });
  return (
    rect(
      0,
      horizon,
      stage.width,
      stage.height - horizon,
      stage.down(shade(grass, 0.08), grass, light(grass, 0.08)),
    ) +
    group(
      { 'clip-path': stage.clip(rect(0, horizon, stage.width, stage.height - horizon, '#fff')) },
      stripes,
    ) +
    rect(0, horizon, stage.width, 50, stage.down(shadow(0.24), shadow(0)))
  );
}
