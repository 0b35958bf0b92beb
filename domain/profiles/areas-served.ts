/** Where somebody works: the list of locations, or the legacy city as fallback (spec §2). */
export function areasServed(profile: { locations: string[]; city: string | null }): string[] {
  if (profile.locations.length > 0) return profile.locations;
  return profile.city ? [profile.city] : [];
}
