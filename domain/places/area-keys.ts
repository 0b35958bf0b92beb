import { cellToBoundary, cellToLatLng, gridDisk, latLngToCell } from 'h3-js';
import { distanceKm, type Point } from './distance.ts';
import type { ServiceArea } from './area-schema.ts';
import { reachOf, type Reach } from './service-area.ts';
import { toKm } from './units.ts';

/**
 * The keys by which search finds who covers a place. An area has one for each cell that it touches
 * (h3-js), with how it reaches places there and in which band of distance: `near_85489e37_1`. A
 * query asks for the keys of the place's own cells, one reach and band at a time, and compares the
 * exact distance afterwards, because a cell at an edge has places on both sides of it.
 */

/**
 * The resolutions of cells, the finest first: 36 km², 253 km² and 12,393 km². An area uses the
 * first that fits its radius and `MAX_KEYS`; a query asks for all three.
 */
const RESOLUTIONS = [
  { resolution: 6, maxRadiusKm: 20 },
  { resolution: 5, maxRadiusKm: 90 },
  { resolution: 3, maxRadiusKm: Infinity },
];

/** The most keys of one search entry. */
export const MAX_KEYS = 2_000;

/** The upper ends of the bands of distance, in kilometers; the last band has none. */
const BANDS_KM = [10, 25, 50, 100].map(toKm);

/** The number of bands. */
export const BAND_COUNT = BANDS_KM.length + 1;

/** Returns the band of a distance, from 0, the nearest. */
export const bandOf = (km: number): number => BANDS_KM.filter((end) => km > end).length;

/** Cells' names end with the letter f at all finer resolutions. */
const keyOf = (reach: Reach, cell: string, band: number) =>
  `${reach}_${cell.replace(/f+$/, '')}_${band}`;

interface Range {
  from: number;
  to: number;
}

/** The center of a cell, and the distance to its farthest corner. */
interface Extent {
  center: Point;
  km: number;
}

function extentOf(cell: string): Extent {
  const [lat, lon] = cellToLatLng(cell);
  const center = { lat, lon };
  const corners = cellToBoundary(cell).map(([y, x]) => distanceKm(center, { lat: y, lon: x }));
  return { center, km: Math.max(...corners) };
}

/** Returns the least and the largest distance of a point to places in a cell. */
function rangeTo(point: Point, { center, km }: Extent): Range {
  const distance = distanceKm(point, center);
  return { from: Math.max(0, distance - km), to: distance + km };
}

/** Returns the cells within a distance of a point, found from neighbor to neighbor. */
function cellsAround(
  point: Point,
  km: number,
  resolution: number,
  extents: Map<string, Extent>,
): Map<string, Range> {
  const found = new Map<string, Range>();
  let edge = [latLngToCell(point.lat, point.lon, resolution)];
  while (edge.length > 0) {
    const next: string[] = [];
    for (const cell of edge) {
      if (found.has(cell)) continue;
      const extent = extents.get(cell) ?? extentOf(cell);
      extents.set(cell, extent);
      const range = rangeTo(point, extent);
      if (range.from > km) continue;
      found.set(cell, range);
      next.push(...gridDisk(cell, 1).filter((one) => !found.has(one)));
    }
    edge = next;
  }
  return found;
}

/** Returns the keys of a cell whose places are in this range of distance to the nearest base. */
function keysOfCell(area: ServiceArea, cell: string, { from, to }: Range): string[] {
  const ends = [area.radius_km, 2 * area.radius_km];
  const keys: string[] = [];
  for (const [i, reach] of (['near', 'further'] as const).entries()) {
    const [start, end] = [Math.max(from, ends[i - 1] ?? 0), Math.min(to, ends[i] ?? 0)];
    if (start > end) continue;
    for (let band = bandOf(start); band <= bandOf(end); band += 1) {
      keys.push(keyOf(reach, cell, band));
    }
  }
  return keys;
}

function keysAt(area: ServiceArea, resolution: number): string[] {
  const ranges = new Map<string, Range>();
  // The bases of a professional share most cells.
  const extents = new Map<string, Extent>();
  for (const base of area.bases) {
    for (const [cell, range] of cellsAround(base, 2 * area.radius_km, resolution, extents)) {
      const known = ranges.get(cell) ?? range;
      ranges.set(cell, {
        from: Math.min(known.from, range.from),
        to: Math.min(known.to, range.to),
      });
    }
  }
  return Array.from(ranges, ([cell, range]) => keysOfCell(area, cell, range)).flat();
}

/**
 * Returns the keys of an area, at most `MAX_KEYS` with a base, eight locations and ten branches.
 */
export function areaKeys(area: ServiceArea): string[] {
  let keys: string[] = [];
  for (const { resolution, maxRadiusKm } of RESOLUTIONS) {
    if (area.radius_km > maxRadiusKm) continue;
    keys = keysAt(area, resolution);
    if (keys.length <= MAX_KEYS) break;
  }
  return keys;
}

/** Returns the keys of a place: an area that reaches it in this band has one of them. */
export const placeKeys = ({ lat, lon }: Point, reach: Reach, band: number): string[] =>
  RESOLUTIONS.map(({ resolution }) => keyOf(reach, latLngToCell(lat, lon, resolution), band));

/** Checks whether an area reaches a place at this distance in this way and band. */
export const isInBand = (area: ServiceArea, km: number, reach: Reach, band: number): boolean =>
  reachOf(area, km) === reach && bandOf(km) === band;
