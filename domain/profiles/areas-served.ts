/** Returns a professional's locations; their city if there are none. */
export function areasServed(profile: { locations: string[]; city: string | null }): string[] {
  if (profile.locations.length > 0) return profile.locations;
  return profile.city ? [profile.city] : [];
}
