import { light, mix, shade } from '../kit/color.ts';
import { gleam, polished, round, shadow, topLit } from '../kit/finish.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, repeat, stroke, type Svg } from '../kit/svg.ts';
import { clawfootTub, mirror, rainShower, towelRail, vanity, wallTap } from '../parts/bath.ts';
import { archTap, crockery, tileWall } from '../parts/kitchen.ts';
import { fern, monstera } from '../parts/plants.ts';
import { boardFloor, glaze, panesOfLight, plasterWall, shafts } from '../parts/room.ts';
import { curtains, sashWindow } from '../parts/window.ts';

/** A tub under a window. */
export function bathroom(stage: Stage): Svg {
  const { stone, wall } = stage.scheme;
  const c = stage.centre;
  const window = { x: c - 210, y: 90, width: 320, height: 330, columns: 2, rows: 2 };
  return [
    plasterWall(stage, 690),
    panesOfLight(stage, c + 160, 80, 330, 330, 0.45),
    sashWindow(stage, window),
    curtains(stage, { ...window, y: window.y + 10 }, 400),
    tileWall(stage, 0, 500, stage.width, 160, mix(stone, wall, 0.3)),
    rect(0, 486, stage.width, 18, topLit(stage, stone)),
    mirror(stage, c + 440, 250, 110, 60),
    towelRail(stage, c - 560, 300, 240),
    boardFloor(stage, 690),
    wallTap(stage, c + 440, 410),
    vanity(stage, c + 440, 826, 360),
    clawfootTub(stage, c - 130, 812, 560),
    archTap(stage, c - 20, 566, 190, true),
    at(c - 510, 850, {}, monstera(stage, 370)),
    shafts(stage, c - 210, 90, 320, 760),
    glaze(stage),
  ].join('');
}

/** A walk-in shower of glazed tiles. */
export function shower(stage: Stage): Svg {
  const { joinery, stone, metal, accent, wood } = stage.scheme;
  const c = stage.centre;
  return [
    tileWall(stage, 0, 0, stage.width, 800, light(joinery, 0.22), 120),
    panesOfLight(stage, c - 480, 40, 420, 460, 0.34),
    rect(0, 800, stage.width, 100, stage.down(shade(stone, 0.16), stone)),
    rect(c + 150, 300, 300, 190, shade(joinery, 0.3), { rx: 4 }),
    rect(c + 150, 300, 300, 14, shadow(0.3)),
    crockery(stage, c + 170, c + 430, 486),
    rect(c + 140, 486, 320, 18, topLit(stage, stone), { rx: 3 }),
    rainShower(stage, c - 110, 190, 520),
    rect(c + 210, 690, 300, 26, topLit(stage, light(wood, 0.1)), { rx: 6 }),
    rect(c + 230, 714, 22, 106, round(stage, wood)),
    rect(c + 468, 714, 22, 106, round(stage, wood)),
    repeat(3, (i) =>
      rect(
        c + 250 + i * 6,
        664 - i * 28,
        170 - i * 12,
        28,
        topLit(stage, [accent, stone, '#f6ead6'][i] ?? stone),
        { rx: 12 },
      ),
    ),
    rect(c - 560, 0, 240, 900, stage.across(gleam(0.28), gleam(0.06), gleam(0.18))),
    rect(c - 326, 0, 9, 900, polished(stage, metal)),
    at(c + 500, 850, {}, fern(stage, 250)),
    stroke(`M${c - 220} 818 q110 -26 220 0`, gleam(0.6), 5),
    shafts(stage, c - 560, -60, 380, 960),
    glaze(stage),
  ].join('');
}
