const GEONAMES = 'Places: GeoNames, CC BY 4.0 (geonames.org)';

/** Where the postal codes of a country come from, if not from GeoNames. */
const POSTCODES: Record<string, string> = {
  DE: 'Postal codes: © OpenStreetMap contributors (openstreetmap.org), ODbL 1.0',
  FR: 'Postal codes: codes-postaux (DGFiP, INSEE), MIT',
};

/** Returns where the places of a country come from, as their licenses ask the site to say. */
export function placeSources(country: string): string[] {
  const postcodes = POSTCODES[country];
  return [GEONAMES, ...(postcodes === undefined ? [] : [postcodes])];
}
