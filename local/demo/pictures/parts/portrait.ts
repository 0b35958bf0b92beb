import { alpha, light, mix, shade } from '../kit/color.ts';
import { gleam, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, group, path, rect, repeat, stroke, type Svg } from '../kit/svg.ts';
import { HAIR, type HairName } from './hair.ts';

const SKIN = {
  porcelain: '#f3cdb4',
  fair: '#eab892',
  olive: '#d79f74',
  tan: '#bd8157',
  brown: '#97603f',
  deep: '#6d4330',
} as const;

const HAIR_COLORS = {
  black: '#2b2226',
  brown: '#573628',
  chestnut: '#7d4a2c',
  auburn: '#9c4e2c',
  blond: '#d0a05c',
  grey: '#a09a94',
  white: '#ddd6cc',
} as const;

export interface Face {
  skin: keyof typeof SKIN;
  hair: HairName;
  hairColor: keyof typeof HAIR_COLORS;
  beard?: 'full' | 'stubble' | 'moustache' | 'goatee';
  glasses?: boolean;
  wear?: 'tee' | 'shirt' | 'overalls' | 'rollneck' | 'plaid';
  /** An open smile instead of a closed one. */
  laughs?: boolean;
}

const CLOTHES = [
  '#b4532a',
  '#2f5d54',
  '#c7923e',
  '#3f5a66',
  '#8c4a3c',
  '#6f8a72',
  '#e4d3b8',
  '#5d3d4c',
];

function clothes(stage: Stage, kind: Face['wear'], color: string): Svg {
  const body = 'M34 330 C36 272 74 250 124 240 Q160 262 196 240 C246 250 284 272 286 330Z';
  const base = path(body, stage.slant(light(color, 0.26), color, shade(color, 0.26)));
  const second = mix(color, '#f6e8d2', 0.78);
  switch (kind) {
    case 'shirt':
      return (
        base +
        path(
          'M124 238 L160 286 L196 238 L210 246 L186 300 L160 288 L134 300 L110 246Z',
          light(color, 0.3),
        ) +
        stroke('M160 290 V330', shadow(0.25), 3) +
        circle(160, 310, 4, gleam(0.7))
      );
    case 'overalls':
      return (
        path(body, stage.slant(light(second, 0.4), second, shade(second, 0.14))) +
        path('M96 330 V284 H224 V330Z', stage.slant(light(color, 0.2), shade(color, 0.16))) +
        stroke('M92 252 L112 292 M228 252 L208 292', color, 20) +
        circle(112, 292, 7, '#e6c27c') +
        circle(208, 292, 7, '#e6c27c')
      );
    case 'rollneck':
      return (
        base +
        path(
          'M122 214 Q160 236 198 214 L202 250 Q160 274 118 250Z',
          stage.across(light(color, 0.3), color, shade(color, 0.22)),
        ) +
        stroke('M126 232 Q160 252 194 232', shadow(0.16), 3)
      );
    case 'plaid':
      return (
        base +
        group(
          { 'clip-path': stage.clip(path(body, '#fff')) },
          repeat(6, (i) => rect(48 + i * 42, 230, 14, 110, alpha(shade(color, 0.5), 0.35))),
          repeat(3, (i) => rect(20, 256 + i * 30, 280, 10, alpha('#f6e8d2', 0.35))),
        ) +
        path(
          'M124 238 L160 284 L196 238 L208 246 L184 296 L160 284 L136 296 L112 246Z',
          light(color, 0.2),
        )
      );
    default:
      return base + stroke('M122 243 Q160 274 198 243', alpha(light(color, 0.5), 0.5), 6);
  }
}

function beardOf(stage: Stage, kind: Face['beard'], color: string): Svg {
  switch (kind) {
    case 'full':
      return path(
        'M102 150 C100 214 128 232 160 232 C192 232 220 214 218 150 C212 176 196 180 186 176 Q160 164 134 176 C124 180 108 176 102 150Z',
        stage.down(color, shade(color, 0.24)),
      );
    case 'stubble':
      return path(
        'M103 160 C104 206 130 221 160 221 C190 221 216 206 217 160 C208 182 194 184 184 180 Q160 172 136 180 C126 184 112 182 103 160Z',
        alpha(color, 0.32),
      );
    case 'moustache':
      return path(
        'M160 178 Q178 166 194 190 Q176 194 160 186 Q144 194 126 190 Q142 166 160 178Z',
        color,
      );
    case 'goatee':
      return path(
        'M136 184 Q160 166 184 184 V206 Q160 238 136 206Z M146 190 Q160 184 174 190 Q172 204 160 204 Q148 204 146 190Z',
        color,
        { 'fill-rule': 'evenodd' },
      );
    default:
      return '';
  }
}

const glassesOf = () =>
  repeat(2, (i) =>
    circle(136 + i * 48, 150, 19, gleam(0.16), { stroke: '#3a2d30', 'stroke-width': 5 }),
  ) + stroke('M155 148 Q160 144 165 148 M117 146 L104 142 M203 146 L216 142', '#3a2d30', 5);

function features(skin: string, brow: string, laughs: boolean): Svg {
  const ink = '#35262a';
  const mouth = laughs
    ? path('M140 186 Q160 196 180 186 Q178 208 160 208 Q142 208 140 186Z', '#8c3b34') +
      path('M143 188 Q160 196 177 188 Q176 195 160 196 Q144 195 143 188Z', '#fff8ee')
    : stroke('M142 190 Q160 203 178 189', shade(skin, 0.62), 4.5);
  return (
    ellipse(120, 176, 15, 10, alpha(mix(skin, '#d8432e', 0.5), 0.24)) +
    ellipse(200, 176, 15, 10, alpha(mix(skin, '#d8432e', 0.5), 0.24)) +
    ellipse(136, 152, 5, 6.2, ink) +
    ellipse(184, 152, 5, 6.2, ink) +
    circle(134.4, 150, 1.6, '#fff') +
    circle(182.4, 150, 1.6, '#fff') +
    stroke('M124 133 Q135 126 147 132 M173 132 Q185 126 196 133', brow, 5) +
    stroke('M161 152 Q154 168 158 172 Q162 175 168 172', alpha(shade(skin, 0.5), 0.6), 4) +
    mouth
  );
}

/** Head and shoulders on a square stage of 320, on a warm ground. */
export function portrait(stage: Stage, face: Face): Svg {
  const skin = SKIN[face.skin];
  const color = HAIR_COLORS[face.hairColor];
  const hair = HAIR[face.hair](stage, color);
  const { wall, sun } = stage.scheme;
  const head = path(
    'M102 140 C100 96 124 80 160 80 C196 80 220 96 218 140 C218 192 196 222 160 222 C124 222 102 192 102 140Z',
    stage.slant(light(skin, 0.2), skin, shade(skin, 0.16)),
  );
  return [
    rect(0, 0, 320, 320, stage.slant(light(wall, 0.34), wall, shade(wall, 0.16))),
    circle(92, 70, 190, stage.glow(alpha(sun, 0.55), alpha(sun, 0.15), alpha(sun, 0))),
    hair.back,
    path(
      'M134 196 H186 V238 Q186 262 160 262 Q134 262 134 238Z',
      stage.down(shade(skin, 0.3), shade(skin, 0.1)),
    ),
    clothes(stage, face.wear, stage.random.pick(CLOTHES)),
    face.hair === 'scarf'
      ? ''
      : circle(102, 158, 14, shade(skin, 0.04)) + circle(218, 158, 14, shade(skin, 0.16)),
    head,
    beardOf(stage, face.beard, color),
    features(skin, mix(color, '#35262a', 0.4), face.laughs ?? false),
    face.glasses ? glassesOf() : '',
    hair.front,
    rect(0, 0, 320, 320, stage.slant(alpha(sun, 0.12), alpha(sun, 0), shadow(0.14))),
  ].join('');
}
