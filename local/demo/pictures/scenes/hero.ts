import { alpha, light, mix, shade } from '../kit/color.ts';
import { flat, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, line, path, polygon, rect, repeat, stroke, type Svg } from '../kit/svg.ts';
import { facadeWall, houseWindow } from '../parts/facade.ts';
import { gableHouse } from '../parts/house.ts';
import { halo, wallLantern } from '../parts/lamps.ts';
import { flowers } from '../parts/garden.ts';
import { ballPlanter, bush, tree } from '../parts/greenery.ts';
import { backdrop } from '../parts/sky.ts';
import { hall, openLeaf } from '../parts/open-door.ts';
import { arrivingPro, greetingClient } from '../parts/people.ts';
import { glaze } from '../parts/room.ts';
import { van } from '../parts/vehicles.ts';

const STREET = 690;

/** A street of front doors at golden hour; somebody opens, a tradesman comes up the steps. */
export function doorstepAtGoldenHour(stage: Stage): Svg {
  const { facade, grass, stone } = stage.scheme;
  const w = stage.width;
  const house = w - 590;
  return [
    backdrop(stage, 560),
    circle(
      house - 20,
      420,
      330,
      stage.glow(alpha('#fff1c9', 0.95), alpha('#ffd894', 0.45), alpha('#ffd894', 0)),
    ),
    birds(house - 330, 170),
    tree(stage, 352, STREET - 66, 250),
    gableHouse(stage, {
      x: 40,
      ground: STREET - 60,
      width: 300,
      height: 250,
      roofHeight: 150,
      color: '#cfd3b4',
      roof: '#7b4a3c',
      door: '#2f5d54',
      cladding: 'boards',
      chimney: true,
      lit: true,
    }),
    gableHouse(stage, {
      x: 372,
      ground: STREET - 54,
      width: 300,
      height: 270,
      roofHeight: 160,
      color: '#f0dcb8',
      roof: '#5c4a48',
      door: '#c79a3e',
      cladding: 'plaster',
      lit: true,
      shutters: '#6f8a72',
    }),
    tree(stage, -20, STREET - 44, 430),
    rect(0, STREET - 64, w, 70, stage.down(shade(grass, 0.1), grass)),
    repeat(6, (i) => bush(stage, 30 + i * 118, STREET - 38, 120, i % 2 ? '#f6e3cf' : '#d97a4e')),
    rect(0, STREET - 20, w, 110, stage.down(mix(stone, facade, 0.35), mix(stone, facade, 0.2))),
    repeat(w / 130, (i) =>
      line([i * 130 + 40, STREET - 18], [i * 130 - 60, STREET + 88], shadow(0.12), 3),
    ),
    mainHouse(stage, house),
    rect(0, STREET + 86, w, 18, light(stone, 0.15)),
    rect(0, STREET + 104, w, 120, stage.down('#6d5c5d', '#8a7672')),
    rect(0, STREET + 104, w, 14, shadow(0.24)),
    van(stage, house - 470, STREET + 150, 470, '#fbf1de', '#b4532a'),
    arrivingPro(
      stage,
      house + 66,
      STREET + 66,
      0.86,
      {
        skin: '#b87a55',
        hair: '#33262a',
        shirt: '#f4e2c4',
        trousers: '#2f5560',
        accent: '#d08a35',
      },
      44,
    ),
    ballPlanter(stage, house - 46, STREET + 74, 128),
    flowers(stage, house + 480, w + 20, STREET + 70, 100, ['#d9673c', '#f3c98b', '#f9ecd6']),
    rect(0, 0, w, 900, stage.across(alpha('#ffcf86', 0.22), alpha('#ffcf86', 0), shadow(0.14))),
    glaze(stage),
  ].join('');
}

/** The near house: brick, a wide door that stands open, light and somebody in it. */
function mainHouse(stage: Stage, x: number): Svg {
  const { stone, trim } = stage.scheme;
  const ground = STREET + 40;
  const door = { x: x + 150, y: 230, w: 190, h: ground - 78 - 230 };
  const width = stage.width - x;
  return [
    facadeWall(stage, x, -10, width, ground + 10, '#c9744c', 'brick'),
    rect(x, -10, 26, ground + 10, stage.across(light('#e8c9a0', 0.3), '#e8c9a0')),
    rect(x, 24, width, 26, topLit(stage, trim)),
    rect(x, 50, width, 40, stage.down(shadow(0.3), shadow(0))),
    houseWindow(stage, x + 496, 250, 130, 240, { lit: true, box: true, shutters: '#35564d' }),
    rect(door.x - 34, door.y - 110, door.w + 68, door.h + 110, flat(stage, trim), { rx: 5 }),
    rect(door.x - 54, door.y - 122, door.w + 108, 24, topLit(stage, trim), { rx: 4 }),
    path(
      `M${door.x} ${door.y - 12} v-26 q${door.w / 2} -60 ${door.w} 0 v26Z`,
      stage.down('#fff0c8', '#f8c47c'),
    ),
    hall(stage, door),
    openLeaf(stage, door),
    greetingClient(stage, door.x + 112, door.y + door.h, 0.8, {
      skin: '#e0a684',
      hair: '#5a3327',
      shirt: '#d9a441',
      trousers: '#3f5a66',
      accent: '#b4532a',
    }),
    rect(door.x, door.y, door.w, 16, shadow(0.24)),
    wallLantern(stage, door.x - 76, door.y + 50, 40),
    wallLantern(stage, door.x + door.w + 76, door.y + 50, 40),
    repeat(
      3,
      (i) =>
        rect(
          door.x - 44 - i * 28,
          door.y + door.h + i * 26,
          door.w + 88 + i * 56,
          12,
          light(stone, 0.3),
          { rx: 2 },
        ) +
        rect(
          door.x - 44 - i * 28,
          door.y + door.h + 12 + i * 26,
          door.w + 88 + i * 56,
          15,
          flat(stage, shade(stone, 0.16)),
        ),
    ),
    rect(door.x + 8, door.y + door.h - 4, door.w - 16, 8, '#7a4a34', { rx: 3 }),
    polygon(
      [
        [door.x, door.y + door.h],
        [door.x + door.w, door.y + door.h],
        [door.x + door.w + 30, ground + 40],
        [door.x - 110, ground + 40],
      ],
      stage.down(alpha('#ffe0a0', 0.5), alpha('#ffe0a0', 0)),
    ),
    halo(stage, door.x + door.w / 2, door.y + door.h / 2, 360, 0.4),
    line([x, ground], [stage.width, ground], shadow(0.2), 5),
    cat(stage, door.x + door.w + 22, door.y + door.h),
  ].join('');
}

function birds(x: number, y: number): Svg {
  const bird = (bx: number, by: number, s: number) =>
    stroke(
      `M${bx - s} ${by - s * 0.4} Q${bx - s * 0.4} ${by - s * 0.5} ${bx} ${by} Q${bx + s * 0.4} ${by - s * 0.5} ${bx + s} ${by - s * 0.4}`,
      '#6d5a5f',
      4,
    );
  return bird(x, y, 16) + bird(x + 56, y - 26, 12) + bird(x + 84, y + 14, 10);
}

/** The cat of the house, sitting on the top step. */
function cat(stage: Stage, x: number, y: number): Svg {
  const fur = '#4d454c';
  return (
    stroke(`M${x + 16} ${y - 6} q26 2 22 -22`, shade(fur, 0.12), 8) +
    path(
      `M${x - 20} ${y} Q${x - 24} ${y - 50} ${x} ${y - 58} Q${x + 24} ${y - 50} ${x + 22} ${y}Z`,
      stage.across(light(fur, 0.4), fur, shade(fur, 0.2)),
    ) +
    path(
      `M${x - 20} ${y - 58} L${x - 18} ${y - 82} L${x - 8} ${y - 72} H${x + 4} L${x + 14} ${y - 82} L${x + 16} ${y - 58} Q${x - 2} ${y - 40} ${x - 20} ${y - 58}Z`,
      stage.across(light(fur, 0.3), shade(fur, 0.06)),
    ) +
    circle(x - 9, y - 62, 2.6, '#ffe3a3') +
    circle(x + 5, y - 62, 2.6, '#ffe3a3')
  );
}
