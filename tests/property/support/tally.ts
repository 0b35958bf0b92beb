/** How often what happened in all histories of this process, so that none can be idle unnoticed. */
export const tally = new Map<string, number>();

export function count(what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}
