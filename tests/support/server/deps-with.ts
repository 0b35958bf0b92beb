import { deps } from '../../../functions/container.ts';

/** Returns the dependencies of the functions with some of them replaced. */
export function depsWith<T extends object>(changes: T): Omit<typeof deps, keyof T> & T {
  const changed: unknown = Object.create(deps, Object.getOwnPropertyDescriptors(changes));
  return changed as Omit<typeof deps, keyof T> & T;
}
