import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { evidencePath } from '@doorstep/domain/badges/badge';
import { IMAGE_FOLDERS, imagePath, type ImageFolder } from '@doorstep/domain/pictures/image';
import {
  pictureAt,
  renditionPath,
  RENDITIONS,
  type Picture,
} from '@doorstep/domain/pictures/picture';
import type { PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import { pictureEntry, stored } from '@doorstep/local/demo/factories.ts';
import { initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { getStorage as getAdminStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { emulatorAt, session, tokenOf } from '../rules/project.ts';
import { readStack } from '../stack.ts';
import { adminApp, adminDb, setFields } from './admin.ts';
import { functionsHere } from './in-process/functions-here.ts';
import { unique } from './sdk-people.ts';
import { until } from './until.ts';

export interface Upload extends Picture {
  url: string;
}

export const bucket = () => getAdminStorage(adminApp()).bucket(readStack().bucket);

/** Connects a person to the bucket with the app's SDK. */
function storageOf(uid: string): FirebaseStorage {
  const { project, bucket: storageBucket, storage: address } = readStack();
  const storage = getStorage(initializeApp({ projectId: project, storageBucket }, unique('up')));
  const { host, port } = emulatorAt(address);
  connectStorageEmulator(storage, host, port, { mockUserToken: tokenOf(session(uid)) });
  return storage;
}

/** Returns a random name for evidence, as the app does. */
export const evidenceName = () => randomBytes(9).toString('base64url');

/** Writes evidence for a badge into a person's folder past the rules. Returns its name. */
export async function saveEvidence(uid: string, bytes: Buffer): Promise<string> {
  const name = evidenceName();
  await bucket().file(evidencePath(uid, name)).save(bytes, { resumable: false });
  return name;
}

async function uploadFile(target: StorageReference, bytes: Buffer, contentType: string) {
  const { metadata } = await uploadBytes(target, bytes, { contentType });
  const { fullPath: name, generation } = metadata;
  await functionsHere()?.fileUploaded({ name, generation });
}

/** Uploads evidence for a badge as a person, but without the app's checks. Returns its name. */
export async function uploadEvidence(uid: string, bytes: Buffer): Promise<string> {
  const name = evidenceName();
  await uploadFile(ref(storageOf(uid), evidencePath(uid, name)), bytes, 'application/pdf');
  return name;
}

/** Returns the names of a person's evidence in the bucket. */
export async function evidenceOf(uid: string): Promise<string[]> {
  const prefix = evidencePath(uid, '');
  const [files] = await bucket().getFiles({ prefix });
  return files.map(({ name }) => name.slice(prefix.length));
}

/** Uploads bytes as a person with the app's SDK, but without the app's checks. */
export async function upload(
  uid: string,
  bytes: Buffer,
  {
    folder = 'provider-work-photos',
    name = 'photo.jpg',
    contentType = 'image/jpeg',
  }: {
    folder?: ImageFolder;
    name?: string;
    contentType?: string;
  } = {},
): Promise<Upload> {
  const path = imagePath(folder, uid, randomUUID(), name);
  const target = ref(storageOf(uid), path);
  await uploadFile(target, bytes, contentType);
  const picture = pictureAt(path);
  if (!picture) throw new Error(`${path} is not a picture`);
  // The functions may have deleted it already.
  return { ...picture, url: await getDownloadURL(target).catch(() => '') };
}

/** Returns a picture of one color. */
export function plain(width: number, height: number, background = '#3366cc') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Returns a photo. */
export const photo = (width = 640, height = 480) => plain(width, height).jpeg().toBuffer();

/** Returns the paths of a person's files, sorted. */
export async function filesOf(uid: string): Promise<string[]> {
  const lists = await Promise.all(
    IMAGE_FOLDERS.map((folder) => bucket().getFiles({ prefix: `${folder}/${uid}/` })),
  );
  return lists.flatMap(([files]) => files.map(({ name }) => name)).toSorted();
}

/** Returns the ids of a person's entries in the ledger. */
async function entriesOf(uid: string): Promise<string[]> {
  const { docs } = await adminDb().collection('pictures').where('owner', '==', uid).get();
  return docs.map(({ id }) => id).toSorted();
}

/** Returns the files and entries of complete pictures, with their renditions. */
export function whole(...pictures: Picture[]) {
  const files = pictures.flatMap((picture) => [
    picture.path,
    ...RENDITIONS.map((size) => renditionPath(picture, size)),
  ]);
  return { files: files.toSorted(), entries: pictures.map(({ id }) => id).toSorted() };
}

export const everythingOf = async (uid: string) => ({
  files: await filesOf(uid),
  entries: await entriesOf(uid),
});

export async function isReady({ id }: Picture): Promise<boolean> {
  return (await adminDb().doc(`pictures/${id}`).get()).get('ready') === true;
}

export const untilReady = (picture: Picture) => until('renditions', () => isReady(picture));

async function isDeleted({ owner, path, id }: Picture): Promise<boolean> {
  const [exists] = await bucket().file(path).exists();
  return !exists && !(await entriesOf(owner)).includes(id);
}

export const untilGone = (picture: Picture) =>
  until(`${picture.path} goes`, () => isDeleted(picture));

export const untilDecided = (picture: Picture) =>
  until(
    `${picture.path} is checked`,
    async () => (await isReady(picture)) || (await isDeleted(picture)),
  );

/** Adds an entry to the ledger, without the picture. */
export async function note(owner: string, changes: Partial<PictureEntry> = {}): Promise<void> {
  const path = `provider-work-photos/${owner}/${unique('noted')}.jpg`;
  const later = new Date(Date.now() + 3_600_000);
  const entry = pictureEntry(path, { bytes: 1, check_at: later, ...changes });
  await setFields(`pictures/${entry.id}`, stored(entry));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Returns a PNG of 50 KB that unpacks to 20,000 × 20,000 pixels, 1.6 GB. */
export function pngBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a GIF whose frames of one pixel each fill a large canvas. */
export function gifFrames(side: number, frames: number): Buffer {
  const screen = Buffer.from('47494638396100000000800000000000ffffff', 'hex');
  screen.writeUInt16LE(side, 6);
  screen.writeUInt16LE(side, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
