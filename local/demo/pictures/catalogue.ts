import type { SchemeName } from './kit/schemes.ts';
import type { Stage } from './kit/stage.ts';
import type { Svg } from './kit/svg.ts';
import { bathroom, shower } from './scenes/baths.ts';
import { bookcase, deck, workshop } from './scenes/carpentry.ts';
import { bedroom, livingRoom, supplies } from './scenes/cleaning.ts';
import { control, cooling, heating, outdoorUnit } from './scenes/climate.ts';
import {
  bulbs,
  charger,
  gardenLights,
  panel,
  pendants,
  readingCorner,
} from './scenes/electrical.ts';
import { frontGarden, kitchenGarden, mowing, terrace } from './scenes/gardening.ts';
import { hallway, shelving, toolLayout } from './scenes/handywork.ts';
import { kitchenSink } from './scenes/kitchen.ts';
import { doorstep, keyWall, lockDetail } from './scenes/locks.ts';
import { arrived, boxes, movingDay } from './scenes/moving.ts';
import { facadePaint, halfPainted, swatches, twoTone } from './scenes/painting.ts';
import { jointDetail, pipework } from './scenes/plumbing.ts';
import { eaves, rooftops, shingling } from './scenes/roofing.ts';
import { encaustic, laying, splashback, tiledBath } from './scenes/tiling.ts';

const SCENES = {
  arrived,
  bathroom,
  bedroom,
  bookcase,
  boxes,
  bulbs,
  charger,
  control,
  cooling,
  deck,
  doorstep,
  eaves,
  encaustic,
  facadePaint,
  frontGarden,
  gardenLights,
  halfPainted,
  hallway,
  heating,
  jointDetail,
  keyWall,
  kitchenGarden,
  kitchenSink,
  laying,
  livingRoom,
  lockDetail,
  movingDay,
  mowing,
  outdoorUnit,
  panel,
  pendants,
  pipework,
  readingCorner,
  rooftops,
  shelving,
  shingling,
  shower,
  splashback,
  supplies,
  swatches,
  terrace,
  tiledBath,
  toolLayout,
  twoTone,
  workshop,
} satisfies Record<string, (stage: Stage) => Svg>;

export type SceneName = keyof typeof SCENES;

/** A scene in a colour scheme. */
export type Picture = readonly [scene: SceneName, scheme: SchemeName];

export const drawScene = (scene: SceneName, stage: Stage): Svg => SCENES[scene](stage);
