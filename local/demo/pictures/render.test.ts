import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '../content/providers.ts';
import { drawScene } from './catalogue.ts';
import { createRandom } from './kit/random.ts';
import { SCHEMES } from './kit/schemes.ts';
import { Stage } from './kit/stage.ts';
import { portrait } from './parts/portrait.ts';

const used = PROVIDERS.flatMap(({ cover, photos }) => [
  ...(cover ? [{ picture: cover, width: 2400 }] : []),
  ...photos.map((picture) => ({ picture, width: 1200 })),
]);
const byName = new Map(used.map((one) => [`${one.picture.join(' ')} ${one.width}`, one]));
const pictures = [...byName.values()];

const draw = ({ picture: [scene, scheme], width }: (typeof pictures)[number]) => {
  const stage = new Stage(width, SCHEMES[scheme], createRandom(scene));
  return stage.toSvg(drawScene(scene, stage), width);
};

describe('pictures', () => {
  it('come out the same each time', () => {
    const some = pictures.filter((_, index) => index % 8 === 0);
    expect(some.map(draw)).toEqual(some.map(draw));
  });

  it('are whole: no number went wrong, no definition is missing', () => {
    for (const svg of pictures.map(draw)) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const missing = Array.from(svg.matchAll(/url\(#(\w+)\)/g), ([, id]) => id ?? '').filter(
        (id) => !svg.includes(`id="${id}"`),
      );
      expect(missing).toEqual([]);
    }
  });

  it('give people faces of their own', () => {
    const faces = PROVIDERS.flatMap(({ face, handle }) => (face ? [{ face, handle }] : []));
    const drawn = faces.map(({ face, handle }) => {
      const stage = new Stage(320, SCHEMES.cream, createRandom(handle), 320);
      return stage.toSvg(portrait(stage, face), 320);
    });
    expect(new Set(drawn).size).toBe(faces.length);
  });
});
