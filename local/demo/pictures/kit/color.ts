/** Colours are `#rrggbb` texts; the functions here mix them the way a painter would. */

type Rgb = [number, number, number];

function channels(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `amount` 0 is all of `from`, 1 all of `to`. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, i) =>
    Math.round(channel + ((target[i] ?? 0) - channel) * amount),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Shadows lean to a warm plum, never to black: that keeps the pictures in one family. */
export const shade = (color: string, amount: number) => mix(color, '#2e1c26', amount);

/** Lights lean to the yellow of a low sun. */
export const light = (color: string, amount: number) => mix(color, '#fff4de', amount);

export function alpha(color: string, opacity: number): string {
  return `rgba(${channels(color).join(',')},${opacity.toFixed(3)})`;
}
