/**
 * A color in OKLCH: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees. Equal steps of
 * lightness look equal at every hue, which HSL does not offer.
 */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Three = readonly [number, number, number];

const parts = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** Returns red, green and blue without the gamma curve of sRGB (IEC 61966-2-1). */
function toLinear(hex: string): Three {
  const [red = 0, green = 0, blue = 0] = parts(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return [red, green, blue];
}

const dot = ([a, b, c]: Three, [x, y, z]: Three) => a * x + b * y + c * z;

/**
 * Converts `#rrggbb` to OKLCH. The numbers of this file are from Björn Ottosson, "A perceptual
 * color space for image processing" (bottosson.github.io/posts/oklab).
 */
export function toOklch(hex: string): Oklch {
  const rgb = toLinear(hex);
  const lms: Three = [
    Math.cbrt(dot(rgb, [0.4122214708, 0.5363325363, 0.0514459929])),
    Math.cbrt(dot(rgb, [0.2119034982, 0.6806995451, 0.1073969566])),
    Math.cbrt(dot(rgb, [0.0883024619, 0.2817188376, 0.6299787005])),
  ];
  const a = dot(lms, [1.9779984951, -2.428592205, 0.4505937099]);
  const b = dot(lms, [0.0259040371, 0.7827717662, -0.808675766]);
  return {
    lightness: dot(lms, [0.2104542553, 0.793617785, -0.0040720468]),
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Returns linear red, green and blue, below 0 or above 1 for colors that screens cannot show. */
function fromOklch({ lightness, chroma, hue }: Oklch): Three {
  const angle = (hue * Math.PI) / 180;
  const lab: Three = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const lms: Three = [
    dot(lab, [1, 0.3963377774, 0.2158037573]) ** 3,
    dot(lab, [1, -0.1055613458, -0.0638541728]) ** 3,
    dot(lab, [1, -0.0894841775, -1.291485548]) ** 3,
  ];
  return [
    dot(lms, [4.0767416621, -3.3077115913, 0.2309699292]),
    dot(lms, [-1.2684380046, 2.6097574011, -0.3413193965]),
    dot(lms, [-0.0041960863, -0.7034186147, 1.707614701]),
  ];
}

/** How far a part may be outside of 0 to 1 and still round to a color of the screen. */
const ROUNDING = 0.0001;
const isShown = (rgb: Three) => rgb.every((part) => part >= -ROUNDING && part <= 1 + ROUNDING);

/**
 * Returns the value next to `end` for which a condition holds, to within a thousandth. It must hold
 * at `start`, and fail from some value on.
 */
export function bisect(start: number, end: number, holds: (value: number) => boolean): number {
  let [good, bad] = [start, end];
  while (Math.abs(bad - good) > 0.001) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Converts OKLCH to `#rrggbb`. Lowers the chroma of a color that screens cannot show. */
export function toHex(color: Oklch): string {
  const shown = { ...color, lightness: Math.min(1, Math.max(0, color.lightness)) };
  if (!isShown(fromOklch(shown))) {
    shown.chroma = bisect(0, color.chroma, (chroma) => isShown(fromOklch({ ...shown, chroma })));
  }
  const rgb = fromOklch(shown).map((linear) => {
    const part = Math.min(1, Math.max(0, linear));
    const curved = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${rgb.join('')}`;
}

/** Returns the relative luminance of `#rrggbb` (WCAG 2.2, definition of relative luminance). */
const luminance = (hex: string): number => dot(toLinear(hex), [0.2126, 0.7152, 0.0722]);

/** Returns the contrast of two colors `#rrggbb` (WCAG 2.2, definition of contrast ratio). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, two) => two - one);
  return (light + 0.05) / (dark + 0.05);
}
