import { alpha, light, shade } from '../kit/color.ts';
import { circle, path, rect, repeat, stroke } from '../kit/svg.ts';
import { fill, sheen, type Style } from './hair-style.ts';

const CAP_COLORS = ['#b4532a', '#2f5d54', '#c7923e', '#3f5a66'];

export const cap: Style = (stage, color) => {
  const cloth = stage.random.pick(CAP_COLORS);
  return {
    back: '',
    front:
      path(
        'M102 152 Q98 126 106 116 H214 Q222 126 218 152 Q212 134 206 126 H114 Q108 134 102 152Z',
        fill(stage, color),
      ) +
      path('M98 122 C96 76 122 58 160 58 C198 58 224 76 222 122Z', fill(stage, cloth)) +
      path(
        'M96 122 Q160 96 224 122 Q230 134 222 136 Q160 112 98 136 Q90 134 96 122Z',
        shade(cloth, 0.2),
      ) +
      stroke('M160 58 V106', alpha(shade(cloth, 0.5), 0.3), 3) +
      circle(160, 58, 5, shade(cloth, 0.25)) +
      sheen('M116 92 Q128 72 150 68', 6),
  };
};

export const beanie: Style = (stage, color) => {
  const cloth = stage.random.pick(CAP_COLORS);
  return {
    back: '',
    front:
      path(
        'M102 156 Q98 134 106 124 H214 Q222 134 218 156 Q212 140 206 132 H114 Q108 140 102 156Z',
        fill(stage, color),
      ) +
      path('M98 118 C92 66 124 46 160 46 C196 46 228 66 222 118Z', fill(stage, cloth)) +
      rect(92, 102, 136, 34, fill(stage, light(cloth, 0.1)), { rx: 12 }) +
      repeat(9, (i) => stroke(`M${106 + i * 13.5} 108 V130`, alpha(shade(cloth, 0.5), 0.3), 3)),
  };
};

export const scarf: Style = (stage) => {
  const cloth = stage.random.pick(['#d9a36a', '#6f8a72', '#b0695a', '#5f7f86']);
  return {
    back: path(
      'M160 56 C84 56 80 130 86 190 Q80 250 116 282 H206 Q242 250 234 190 C240 130 236 56 160 56Z',
      fill(stage, cloth),
    ),
    front:
      path(
        'M160 64 C96 64 90 130 96 176 C104 220 138 232 160 232 C182 232 216 220 224 176 C230 130 224 64 160 64Z M160 98 C124 98 110 122 110 158 C110 198 132 216 160 216 C188 216 210 198 210 158 C210 122 196 98 160 98Z',
        fill(stage, cloth),
        { 'fill-rule': 'evenodd' },
      ) +
      path(
        'M104 206 Q160 262 222 206 Q232 262 190 292 H130 Q92 264 104 206Z',
        fill(stage, light(cloth, 0.08)),
      ) +
      stroke('M112 222 Q160 268 214 220', alpha(shade(cloth, 0.5), 0.25), 4) +
      sheen('M112 110 Q126 84 152 78'),
  };
};
