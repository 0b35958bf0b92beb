import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CACHE = path.resolve(import.meta.dirname, '../../../.local/tools/pictures');

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file of the cache by its name, or made and put there. */
export async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(CACHE, name);
  try {
    return await readFile(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const bytes = await make();
  await mkdir(CACHE, { recursive: true });
  // Written beside and moved: another process never reads half a picture.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
