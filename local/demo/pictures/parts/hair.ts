import { alpha, light, shade } from '../kit/color.ts';
import { gleam } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, path, repeat, stroke } from '../kit/svg.ts';
import { fill, sheen, type Style } from './hair-style.ts';
import { beanie, cap, scarf } from './headwear.ts';

/** From ear to ear over the top, with a parting at `x` and a hairline that rises there. */
const crop = (x: number, rise: number) =>
  `M100 150 C92 96 112 66 162 66 C212 66 230 98 220 152 C216 132 210 122 204 116 Q${x + 34} ${112 - rise * 0.4} ${x} ${104 - rise} Q${x - 26} 116 116 122 C108 130 104 138 100 150Z`;

/** Small round curls along an arc. */
const curls = (
  stage: Stage,
  color: string,
  radius: number,
  reach: number,
  from: number,
  to: number,
  count: number,
) =>
  repeat(count, (i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return circle(
      160 + Math.cos(angle) * reach,
      142 + Math.sin(angle) * reach * 1.02,
      radius,
      fill(stage, i % 2 ? color : shade(color, 0.08)),
    );
  });

const short: Style = (stage, color) => ({
  back: '',
  front: path(crop(136, 2), fill(stage, color)) + sheen('M122 96 Q146 78 180 82'),
});

const quiff: Style = (stage, color) => ({
  back: '',
  front:
    path(
      'M101 150 C96 118 104 104 116 98 C112 72 150 52 190 62 C222 66 230 104 219 152 C216 132 212 124 205 118 C186 112 160 112 140 106 C126 104 112 118 110 128 Q104 136 101 150Z',
      fill(stage, color),
    ) + sheen('M130 84 Q158 64 196 76'),
});

const buzz: Style = (_stage, color) => ({
  back: '',
  front:
    path(
      'M102 142 C98 96 118 76 160 76 C202 76 222 96 218 142 C212 118 202 108 160 108 C118 108 108 118 102 142Z',
      alpha(color, 0.86),
    ) + path('M102 142 C98 96 118 76 160 76 C150 82 112 96 102 142Z', gleam(0.1)),
});

const balding: Style = (stage, color) => ({
  back: '',
  front:
    path('M101 166 C94 136 100 110 116 100 C112 122 110 134 108 150Z', fill(stage, color)) +
    path('M219 166 C226 136 220 110 204 100 C208 122 210 134 212 150Z', fill(stage, color)) +
    ellipse(144, 92, 20, 10, gleam(0.3), { transform: 'rotate(-18 144 92)' }),
});

const curly: Style = (stage, color) => ({
  back: curls(stage, color, 24, 66, 172, 368, 11),
  front:
    curls(stage, color, 20, 56, 190, 350, 9) +
    repeat(4, (i) => circle(122 + i * 26, 96 - (i % 2) * 8, 19, fill(stage, color))) +
    sheen('M118 84 Q130 72 144 72', 5),
});

const afro: Style = (stage, color) => ({
  back:
    circle(160, 122, 98, fill(stage, color)) +
    repeat(22, (i) =>
      circle(
        160 + Math.cos((i * Math.PI) / 11) * 90,
        122 + Math.sin((i * Math.PI) / 11) * 88,
        17,
        i % 2 ? color : shade(color, 0.1),
      ),
    ),
  front:
    path(
      'M100 146 C98 98 124 80 160 80 C196 80 222 98 220 146 C212 116 196 104 160 104 C124 104 108 116 100 146Z',
      fill(stage, color),
    ) +
    repeat(8, (i) =>
      circle(106 + i * 15.5, 112 - Math.sin((i * Math.PI) / 7) * 20, 12, fill(stage, color)),
    ),
});

const long: Style = (stage, color) => ({
  back: path(
    'M160 60 C90 60 84 120 88 176 C90 220 82 250 92 268 Q160 292 228 268 C238 250 230 220 232 176 C236 120 230 60 160 60Z',
    fill(stage, color),
  ),
  front:
    path(
      'M160 72 C106 70 92 116 98 178 C104 150 116 124 152 96 C180 122 210 134 221 178 C230 116 214 72 160 72Z',
      fill(stage, color),
    ) + sheen('M116 110 Q124 92 146 82'),
});

const wavy: Style = (stage, color) => ({
  back: path(
    'M160 58 C92 56 80 112 86 160 C70 184 96 206 84 232 C80 262 110 274 126 262 H194 C212 276 242 260 236 232 C224 206 250 184 234 160 C240 112 228 56 160 58Z',
    fill(stage, color),
  ),
  front:
    path(
      'M178 70 C112 60 92 108 98 172 C104 146 112 130 126 120 C152 118 186 108 196 92 C206 112 218 132 222 172 C230 112 218 76 178 70Z',
      fill(stage, color),
    ) + sheen('M118 108 Q134 84 166 82'),
});

const bob: Style = (stage, color) => ({
  back: path(
    'M160 60 C92 60 86 116 88 170 Q88 206 104 214 H216 Q232 206 232 170 C234 116 228 60 160 60Z',
    fill(stage, color),
  ),
  front:
    path(
      'M160 70 C104 70 92 116 97 176 Q104 168 106 140 C120 126 190 128 206 118 Q216 150 223 176 C228 116 216 70 160 70Z',
      fill(stage, color),
    ) + sheen('M118 98 Q142 80 176 84'),
});

const bangs: Style = (stage, color) => ({
  back: long(stage, color).back,
  front:
    path(
      'M160 68 C104 68 90 116 97 182 Q106 160 106 130 Q160 140 214 130 Q214 160 223 182 C230 116 216 68 160 68Z',
      fill(stage, color),
    ) +
    repeat(4, (i) =>
      stroke(
        `M${126 + i * 22} 92 Q${124 + i * 23} 114 ${122 + i * 24} 131`,
        alpha(shade(color, 0.5), 0.35),
        3,
      ),
    ) +
    sheen('M116 100 Q140 82 180 86'),
});

const bun: Style = (stage, color) => ({
  back: circle(160, 62, 30, fill(stage, color)) + stroke('M146 50 Q158 42 172 48', gleam(0.2), 5),
  front:
    path(
      'M100 152 C94 100 112 72 160 72 C208 72 226 100 220 152 C214 126 202 112 160 98 C118 112 106 126 100 152Z',
      fill(stage, color),
    ) + sheen('M120 102 Q134 86 156 84', 5),
});

const ponytail: Style = (stage, color) => ({
  back: path(
    'M196 84 C250 84 262 140 250 196 Q244 236 222 246 Q234 206 224 176 C222 140 214 116 190 104Z',
    fill(stage, color),
  ),
  front:
    path(
      'M100 152 C94 98 114 70 164 70 C210 70 226 100 220 150 C214 128 200 110 172 104 C148 100 118 116 100 152Z',
      fill(stage, color),
    ) + sheen('M120 102 Q140 82 176 82'),
});

const locs: Style = (stage, color) => ({
  back: repeat(9, (i) =>
    stroke(
      `M${108 + i * 13} 90 Q${84 + i * 19} 150 ${88 + i * 18} ${250 - Math.abs(i - 4) * 5}`,
      i % 2 ? color : light(color, 0.12),
      17,
    ),
  ),
  front:
    path(crop(160, 0), fill(stage, color)) +
    repeat(5, (i) =>
      stroke(
        `M${124 + i * 18} 76 Q${116 + i * 22} 96 ${112 + i * 24} 116`,
        alpha(light(color, 0.4), 0.4),
        4,
      ),
    ),
});

export const HAIR = {
  short,
  quiff,
  buzz,
  balding,
  bald: () => ({
    back: '',
    front: ellipse(140, 94, 22, 11, gleam(0.3), { transform: 'rotate(-20 140 94)' }),
  }),
  curly,
  afro,
  long,
  wavy,
  bob,
  bangs,
  bun,
  ponytail,
  locs,
  cap,
  beanie,
  scarf,
} satisfies Record<string, Style>;
export type HairName = keyof typeof HAIR;
