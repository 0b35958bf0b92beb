/** Adds calendar months. A month without the day gives its last day (31 January, 28 February). */
function addMonths(time: number, months: number): number {
  const from = new Date(time * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** Returns the first period end after a time. Counts from the anchor, which restores the 31st. */
export function nextPeriodEnd(anchor: number, after: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= after) months += 1;
  return addMonths(anchor, months);
}
