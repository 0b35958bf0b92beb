import { createHash } from 'node:crypto';
import type { Random } from './random.ts';
import type { Scheme } from './schemes.ts';
import type { Svg } from './svg.ts';

/** Scenes are this tall, in drawing units; a wide one shows more to the sides. */
export const STAGE_HEIGHT = 900;

/** What parts draw on: the frame, the colours, the dice, and the definitions that were needed. */
export class Stage {
  readonly #definitions = new Map<string, Svg>();

  constructor(
    readonly width: number,
    readonly scheme: Scheme,
    readonly random: Random,
    readonly height: number = STAGE_HEIGHT,
  ) {}

  get centre(): number {
    return this.width / 2;
  }

  get isWide(): boolean {
    return this.width > STAGE_HEIGHT * 2;
  }

  /** A gradient from top to bottom of what it fills. Stops are spread evenly. */
  down(...colors: string[]): string {
    return this.#gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', colors);
  }

  /** A gradient from left to right. */
  across(...colors: string[]): string {
    return this.#gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', colors);
  }

  /** A gradient from the upper left to the lower right: the way the light falls. */
  slant(...colors: string[]): string {
    return this.#gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="1"', colors);
  }

  /** A gradient from the middle outwards. */
  glow(...colors: string[]): string {
    return this.#gradient('radialGradient', 'cx=".5" cy=".5" r=".5"', colors);
  }

  /** A reference to a clip path of that shape. */
  clip(shape: Svg): string {
    return this.#define(shape, (id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** A reference to a blur of that radius. Costly on large shapes. */
  blur(radius: number): string {
    return this.#define(
      `blur ${radius}`,
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  }

  /** The finished picture. */
  toSvg(content: Svg, pixelWidth: number): Svg {
    const pixelHeight = Math.round((pixelWidth * this.height) / this.width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${this.width} ${this.height}"><defs>${[...this.#definitions.values()].join('')}</defs>${content}</svg>`;
  }

  #gradient(element: string, direction: string, colors: string[]): string {
    return this.#define([element, direction, ...colors].join(), (id) => {
      const stops = colors.map(
        (color, i) =>
          `<stop offset="${(i / Math.max(1, colors.length - 1)).toFixed(3)}" stop-color="${color}"/>`,
      );
      return `<${element} id="${id}" ${direction}>${stops.join('')}</${element}>`;
    });
  }

  #define(key: string, build: (id: string) => Svg): string {
    const id = `d${createHash('sha1').update(key).digest('hex').slice(0, 10)}`;
    if (!this.#definitions.has(id)) this.#definitions.set(id, build(id));
    return `url(#${id})`;
  }
}
