import { light, mix, shade } from '../kit/color.ts';
import { flat, gleam, shadow } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, repeat, type Svg } from '../kit/svg.ts';
import { facadeWall, houseWindow } from '../parts/facade.ts';
import { frontDoor } from '../parts/front-door.ts';
import { ballPlanter, bush } from '../parts/greenery.ts';
import { key, keyBoard, lockPlate } from '../parts/locks.ts';
import { snakePlant, trailing } from '../parts/plants.ts';
import { glaze, panesOfLight, plasterWall, shafts } from '../parts/room.ts';
import { shelf } from '../parts/kitchen.ts';
import { books } from '../parts/furniture.ts';

/** A front door between two windows. */
export function doorstep(stage: Stage): Svg {
  const { facade, accent, stone, joinery } = stage.scheme;
  const c = stage.centre;
  return [
    facadeWall(stage, 0, 0, stage.width, 800, facade, 'brick'),
    panesOfLight(stage, c - 640, 30, 520, 460, 0.26),
    houseWindow(stage, c - 530, 200, 200, 300, { box: true }),
    houseWindow(stage, c + 330, 200, 200, 300, { box: true }),
    ...(stage.isWide
      ? [
          houseWindow(stage, 220, 200, 200, 300, { box: true, shutters: joinery }),
          houseWindow(stage, stage.width - 420, 200, 200, 300, { box: true, shutters: joinery }),
          bush(stage, 320, 806, 320, '#f3d9c9'),
          bush(stage, stage.width - 320, 806, 320, '#f3d9c9'),
        ]
      : []),
    rect(0, 790, stage.width, 110, stage.down(shade(stone, 0.22), light(stone, 0.1))),
    repeat(stage.width / 200 + 1, (i) => rect(i * 200 + 60, 796, 4, 104, shadow(0.1))),
    frontDoor(stage, { x: c, ground: 830, width: 270, height: 540, color: accent, steps: 3 }),
    ballPlanter(stage, c - 330, 836, 170),
    ballPlanter(stage, c + 330, 836, 170),
    glaze(stage),
  ].join('');
}

/** A brass lock with a key in it, close. */
export function lockDetail(stage: Stage): Svg {
  const { accent, metal, trim } = stage.scheme;
  const c = stage.centre;
  const panelling = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, shade(accent, 0.26), { rx: 8 }) +
    rect(x + 10, y + 12, w - 14, h - 18, flat(stage, light(accent, 0.06)), { rx: 6 });
  return [
    rect(0, 0, stage.width, 900, stage.slant(light(accent, 0.16), accent, shade(accent, 0.24))),
    panelling(c + 40, -60, 700, 380),
    panelling(c + 40, 400, 700, 600),
    rect(0, 0, c - 420, 900, stage.across(shade(trim, 0.1), trim, shade(trim, 0.2))),
    rect(c - 424, 0, 16, 900, shadow(0.5)),
    rect(c - 408, 0, 60, 900, stage.across(shadow(0.3), shadow(0))),
    panesOfLight(stage, c - 300, 20, 760, 640, 0.3),
    lockPlate(stage, c - 190, 430, 640),
    at(c - 190, 566, { turn: 12, scale: 1.2 }, key(stage, mix(metal, '#d9b870', 0.5))),
    rect(c - 196, 548, 12, 30, gleam(0)),
    glaze(stage),
  ].join('');
}

/** The wall of keys in a locksmith's shop. */
export function keyWall(stage: Stage): Svg {
  const c = stage.centre;
  return [
    plasterWall(stage, 900),
    panesOfLight(stage, c - 560, 20, 640, 560, 0.4),
    keyBoard(stage, c - 520, 70, 6, 3),
    shelf(stage, c + 270, 330, 290, books(stage, c + 290, c + 420, 330, 110)),
    at(c + 490, 330, {}, snakePlant(stage, 170)),
    shelf(stage, c + 270, 560, 290, ''),
    at(c + 350, 560, {}, trailing(stage, 190)),
    ...(stage.isWide
      ? [keyBoard(stage, 90, 70, 4, 3), keyBoard(stage, stage.width - 560, 70, 4, 3)]
      : []),
    rect(0, 830, stage.width, 70, stage.down(light(stage.scheme.wood, 0.3), stage.scheme.wood)),
    shafts(stage, c - 560, -60, 460, 900),
    glaze(stage),
  ].join('');
}
