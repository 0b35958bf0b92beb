import { createHash } from 'node:crypto';
import { imagePath, type ImageFolder } from '@doorstep/domain/image';
import type { DemoProvider } from '../content/demo-provider.ts';
import { renderAvatar, renderCover, renderPhoto } from '../pictures/render.ts';
import { inParallel } from './in-parallel.ts';

/** Puts a picture into the bucket; its download address. */
export type Upload = (path: string, jpeg: Buffer) => Promise<string>;

/** A professional's pictures, by their download addresses. */
export interface PictureAddresses {
  avatar: string | null;
  cover: string | null;
  photos: string[];
}

/** Stands for the random part of an upload's name, the same each time. */
const nameOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);

/** Draws and uploads a professional's pictures, each under the name that an upload would get. */
export async function seedPictures(
  upload: Upload,
  { handle, face, cover, photos }: DemoProvider,
): Promise<PictureAddresses> {
  const save = async (folder: ImageFolder, about: string, picture: Promise<Buffer>) =>
    upload(imagePath(folder, handle, nameOf(handle, about), 'picture.jpg'), await picture);
  return {
    avatar: face && (await save('provider-avatars', 'avatar', renderAvatar(face, handle))),
    cover: cover && (await save('provider-covers', 'cover', renderCover(cover))),
    photos: await inParallel(2, [...photos.entries()], ([index, photo]) =>
      save('provider-work-photos', `photo ${index} ${photo.join(' ')}`, renderPhoto(photo)),
    ),
  };
}
