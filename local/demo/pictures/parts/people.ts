import { light, shade } from '../kit/color.ts';
import { flat, gleam, groundShadow, round, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, circle, ellipse, path, rect, stroke, type Svg } from '../kit/svg.ts';

export interface Look {
  skin: string;
  hair: string;
  shirt: string;
  trousers: string;
  accent: string;
}

const SHOE = '#4a3530';

/** A limb: one thick soft line, lit along its left edge. */
const limb = (d: string, color: string, width: number): Svg =>
  stroke(d, shade(color, 0.14), width) +
  stroke(d, color, width * 0.78, { transform: `translate(${-width * 0.1} ${-width * 0.04})` });

const shoe = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    { turn },
    path('M-15 0 V-15 Q0 -22 12 -12 L32 -6 Q37 -4 36 0Z', SHOE),
    rect(-15, -4, 51, 5, '#e9d9c0', { rx: 2 }),
  );

/**
 * A tradesman who walks to the right with a bag, 400 tall; his forward foot stands `rise` higher,
 * on a step.
 */
export function arrivingPro(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  look: Look,
  rise: number,
): Svg {
  const { skin, hair, shirt, trousers, accent } = look;
  const head = { x: 16, y: -352 };
  return at(
    x,
    y,
    { scale },
    groundShadow(stage, 20, 0, 150, 0.5),
    limb('M10 -128 Q-2 -142 -14 -178 Q-10 -90 -40 -18', shade(trousers, 0.16), 40),
    shoe(-48, 0, 8),
    limb(`M14 -180 Q52 -120 50 -92 Q52 -60 48 ${-20 - rise}`, trousers, 42),
    shoe(44, -rise, 0),
    limb('M-4 -286 Q-34 -236 -24 -176', shade(shirt, 0.16), 30),
    path(
      'M-30 -296 Q-26 -318 6 -318 Q40 -318 44 -292 Q52 -228 42 -168 Q6 -156 -32 -168 Q-40 -232 -30 -296Z',
      stage.across(light(shirt, 0.3), shirt, shade(shirt, 0.2)),
    ),
    path(
      'M-32 -236 Q4 -226 46 -236 Q50 -200 43 -150 Q6 -138 -34 -150 Q-40 -200 -32 -236Z',
      stage.across(light(trousers, 0.22), trousers, shade(trousers, 0.16)),
    ),
    stroke('M-14 -314 L-8 -234 M34 -312 L32 -236', trousers, 13),
    circle(-8, -238, 5, '#e9c27a'),
    circle(32, -239, 5, '#e9c27a'),
    rect(-2, -220, 30, 30, shade(trousers, 0.14), { rx: 5 }),
    rect(-2, -322, 26, 30, shade(skin, 0.12), { rx: 10 }),
    ellipse(head.x, head.y, 28, 33, stage.across(light(skin, 0.16), skin, shade(skin, 0.1))),
    path('M-13 -356 Q-16 -332 -6 -322 Q4 -322 4 -338 Q6 -352 12 -360Z', hair),
    path('M30 -326 Q42 -330 43 -342 Q36 -330 20 -332 Q8 -330 2 -318 Q16 -312 30 -326Z', hair),
    ellipse(3, -346, 6, 8, shade(skin, 0.1)),
    path('M42 -354 q9 8 2 11Z', skin),
    circle(34, -354, 3, '#3a2a2a'),
    path('M-15 -358 Q-16 -394 16 -394 Q44 -394 46 -362 Q16 -366 -15 -358Z', round(stage, accent)),
    path('M40 -364 Q66 -362 74 -352 Q56 -352 42 -354Z', shade(accent, 0.2)),
    stroke('M-2 -384 Q16 -392 32 -384', gleam(0.4), 4),
    bag(stage, 8, -78, accent),
    limb('M4 -288 Q-16 -238 2 -190 L8 -176', shirt, 32),
    circle(9, -166, 14, skin),
  );
}

function bag(stage: Stage, x: number, y: number, color: string): Svg {
  return (
    stroke(`M${x - 26} ${y - 44} Q${x} ${y - 116} ${x + 28} ${y - 44}`, shade(color, 0.45), 8) +
    rect(x - 40, y - 74, 8, 44, '#b9bdbb', {
      rx: 3,
      transform: `rotate(-14 ${x - 36} ${y - 50})`,
    }) +
    rect(x + 24, y - 84, 9, 54, '#caa06a', { rx: 4, transform: `rotate(12 ${x + 28} ${y - 50})` }) +
    path(
      `M${x - 54} ${y - 46} H${x + 56} L${x + 62} ${y + 22} Q${x + 62} ${y + 30} ${x + 54} ${y + 30} H${x - 52} Q${x - 60} ${y + 30} ${x - 60} ${y + 22}Z`,
      flat(stage, shade(color, 0.12)),
    ) +
    rect(x - 56, y - 50, 114, 14, shade(color, 0.42), { rx: 5 }) +
    rect(x - 38, y - 18, 32, 30, shadow(0.16), { rx: 5 }) +
    rect(x + 8, y - 18, 32, 30, shadow(0.16), { rx: 5 })
  );
}

/** Somebody at home, who faces left and waves; 380 tall. */
export function greetingClient(stage: Stage, x: number, y: number, scale: number, look: Look): Svg {
  const { skin, hair, shirt, trousers, accent } = look;
  return at(
    x,
    y,
    { scale },
    groundShadow(stage, 0, 0, 120, 0.45),
    limb('M14 -170 L18 -16', shade(trousers, 0.14), 34),
    limb('M-12 -170 L-14 -16', trousers, 36),
    at(20, 0, { mirror: true }, shoe(0, 0, 0)),
    at(-10, 0, { mirror: true }, shoe(0, 0, 0)),
    circle(37, -160, 13, shade(skin, 0.08)),
    limb('M30 -276 Q48 -226 36 -178', shade(shirt, 0.16), 28),
    path(
      'M-36 -284 Q-30 -304 0 -304 Q32 -304 40 -280 Q50 -210 44 -150 Q2 -134 -42 -150 Q-48 -214 -36 -284Z',
      stage.across(light(shirt, 0.3), shirt, shade(shirt, 0.2)),
    ),
    path('M-42 -172 Q0 -156 44 -172 L44 -150 Q2 -134 -42 -150Z', shadow(0.12)),
    rect(-13, -310, 26, 30, shade(skin, 0.14), { rx: 10 }),
    path('M-30 -352 Q-34 -392 4 -392 Q42 -390 40 -346 Q44 -306 34 -290 Q10 -296 -6 -330Z', hair),
    ellipse(-4, -342, 27, 32, stage.across(light(skin, 0.2), skin, shade(skin, 0.06))),
    path('M-31 -350 Q-28 -384 4 -384 Q32 -382 32 -344 Q22 -348 16 -364 Q-4 -352 -31 -350Z', hair),
    circle(38, -378, 17, hair),
    path('M-29 -342 q-9 8 -2 11Z', skin),
    circle(-20, -344, 3, '#3a2a2a'),
    stroke('M-22 -326 q6 6 13 3', shade(skin, 0.5), 3),
    circle(20, -332, 4, accent),
    limb('M-30 -276 Q-74 -262 -78 -318', shirt, 28),
    circle(-78, -334, 14, skin),
    stroke('M-84 -342 L-90 -358 M-77 -346 L-78 -364 M-70 -343 L-66 -358', skin, 8),
  );
}
