import { light, mix, shade } from '../kit/color.ts';
import type { Stage } from '../kit/stage.ts';
import { at, rect, repeat, type Svg } from '../kit/svg.ts';
import { facadeWall } from '../parts/facade.ts';
import { flowers, picketFence, stonePath, tufts } from '../parts/garden.ts';
import { mower, raisedBed, wateringCan, wheelbarrow } from '../parts/garden-work.ts';
import { ballPlanter, bush, cypress, tree } from '../parts/greenery.ts';
import { gableHouse } from '../parts/house.ts';
import { leaf as leafShape, monstera } from '../parts/plants.ts';
import { glaze, panesOfLight } from '../parts/room.ts';
import { backdrop, lawn } from '../parts/sky.ts';

/** A front garden with a path, a fence and flowers. */
export function frontGarden(stage: Stage): Svg {
  const { facade, roof, accent, joinery, cloth } = stage.scheme;
  const c = stage.centre;
  const petals = [accent, cloth, '#f7e7cf'];
  return [
    backdrop(stage, 540),
    tree(stage, c - 500, 640, 500),
    cypress(stage, c + 470, 640, 380),
    cypress(stage, c + 540, 650, 300),
    ...(stage.isWide
      ? [
          tree(stage, c + 950, 650, 440),
          cypress(stage, c - 840, 640, 330),
          tree(stage, c - 1080, 660, 420),
        ]
      : []),
    lawn(stage, 610),
    gableHouse(stage, {
      x: c - 280,
      ground: 660,
      width: 520,
      height: 350,
      roofHeight: 210,
      color: facade,
      roof,
      door: accent,
      cladding: 'boards',
      chimney: true,
      shutters: joinery,
    }),
    bush(stage, c - 330, 678, 200, '#f3d9c9'),
    bush(stage, c + 330, 678, 240, accent),
    tufts(stage, 0, stage.width, 700, 880, 60),
    stonePath(stage, c - 20, 662, 90, 460),
    picketFence(stage, -20, c - 260, 806, 120),
    picketFence(stage, c + 260, stage.width + 20, 806, 120),
    flowers(stage, 0, c - 300, 886, 120, petals),
    flowers(stage, c + 320, stage.width, 886, 120, petals),
    glaze(stage),
  ].join('');
}

/** Raised beds, a wheelbarrow and a watering can. */
export function kitchenGarden(stage: Stage): Svg {
  const { accent, wood } = stage.scheme;
  const c = stage.centre;
  return [
    backdrop(stage, 500),
    tree(stage, c + 430, 590, 520),
    ...(stage.isWide ? [tree(stage, c - 900, 600, 460), tree(stage, c + 1050, 600, 420)] : []),
    repeat(stage.width / 62 + 1, (i) =>
      rect(
        i * 62,
        430,
        56,
        190,
        stage.across(light(wood, 0.3), light(wood, 0.1), shade(wood, 0.1)),
        { rx: 3 },
      ),
    ),
    lawn(stage, 600),
    ...(stage.isWide
      ? [
          raisedBed(stage, 420, 760, 520),
          bush(stage, stage.width - 330, 690, 300, '#f4dcc6'),
          raisedBed(stage, stage.width - 420, 800, 520),
        ]
      : []),
    raisedBed(stage, c - 290, 716, 480),
    raisedBed(stage, c + 280, 716, 440),
    bush(stage, c - 570, 700, 220, accent),
    tufts(stage, 0, stage.width, 760, 890, 70),
    wheelbarrow(stage, c - 160, 866, 330),
    wateringCan(stage, c + 300, 862, 170),
    flowers(stage, c + 430, c + 640, 880, 130, [accent, '#f7e7cf']),
    glaze(stage),
  ].join('');
}

/** A lawn being mown in the morning. */
export function mowing(stage: Stage): Svg {
  const { facade, roof, joinery, accent } = stage.scheme;
  const c = stage.centre;
  return [
    backdrop(stage, 520),
    gableHouse(stage, {
      x: c + 120,
      ground: 600,
      width: 380,
      height: 250,
      roofHeight: 160,
      color: facade,
      roof,
      door: joinery,
      cladding: 'plaster',
      shutters: joinery,
    }),
    tree(stage, c - 360, 640, 520),
    cypress(stage, c + 590, 610, 320),
    ...(stage.isWide
      ? [
          tree(stage, c - 950, 660, 480),
          cypress(stage, c + 800, 610, 350),
          cypress(stage, c + 900, 620, 290),
          tree(stage, c + 1120, 640, 440),
        ]
      : []),
    lawn(stage, 580),
    bush(stage, c + 60, 622, 190, '#f4dcc6'),
    bush(stage, c + 560, 628, 220, accent),
    bush(stage, c - 560, 650, 260, '#f4dcc6'),
    tufts(stage, 0, stage.width, 680, 890, 80),
    mower(stage, c + 60, 820, 380),
    glaze(stage),
  ].join('');
}

/** Leaves, close, against a warm wall with planters. */
export function terrace(stage: Stage): Svg {
  const { facade, leaf, accent, stone } = stage.scheme;
  const c = stage.centre;
  const ivy = repeat(150, () => {
    const x = stage.random.between(-20, stage.width * 0.5);
    const y = stage.random.between(-20, 420) * (1 - x / stage.width);
    const size = stage.random.between(34, 64);
    return at(
      x,
      y,
      { turn: stage.random.between(110, 250) },
      leafShape(size, size * 0.7, mix(leaf, stage.random.pick(['#2f5940', '#93ae60', leaf]), 0.4)),
    );
  });
  return [
    facadeWall(stage, 0, 0, stage.width, 720, facade, 'brick'),
    panesOfLight(stage, c - 380, 60, 640, 500, 0.4),
    ivy,
    rect(0, 700, stage.width, 200, stage.down(shade(stone, 0.22), stone)),
    repeat(stage.width / 180 + 1, (i) => rect(i * 180, 704, 4, 196, 'rgba(46,28,38,.12)')),
    rect(0, 780, stage.width, 4, 'rgba(46,28,38,.12)'),
    ballPlanter(stage, c - 380, 790, 240),
    ballPlanter(stage, c + 60, 770, 190),
    at(c + 400, 800, {}, monstera(stage, 420)),
    wateringCan(stage, c - 140, 850, 190),
    flowers(stage, c + 180, c + 320, 790, 160, [accent, '#f7e7cf']),
    ...(stage.isWide
      ? [
          ballPlanter(stage, 360, 800, 260),
          ballPlanter(stage, stage.width - 360, 800, 260),
          flowers(stage, stage.width - 700, stage.width - 500, 800, 170, [accent, '#f7e7cf']),
        ]
      : []),
    glaze(stage),
  ].join('');
}
