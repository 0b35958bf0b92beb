import { BRAND } from '@doorstep/domain/brand';
import { z } from 'zod';
import type { Ports } from './ports.ts';

/** Ids that begin with `demo-` never reach a real Firebase project. */
export const PROJECT = 'demo-doorstep';
export const BUCKET = `${PROJECT}.firebasestorage.app`;

/** The addresses of a running stack, and the names of its Firebase project and bucket. */
export const addressesSchema = z.object({
  site: z.url(),
  auth: z.url(),
  firestore: z.url(),
  functions: z.url(),
  storage: z.url(),
  stripe: z.url(),
  /** The page and API of the mail inbox. */
  mail: z.url(),
  smtp: z.url(),
  hub: z.url(),
  ui: z.url(),
  project: z.string(),
  bucket: z.string(),
});
export type Addresses = z.infer<typeof addressesSchema>;

export function addressesOf(ports: Ports): Addresses {
  const at = (port: number): string => `http://localhost:${port}`;
  return {
    site: at(ports.hosting),
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    functions: at(ports.functions),
    storage: at(ports.storage),
    stripe: at(ports.stripe),
    mail: at(ports.mail),
    smtp: `smtp://localhost:${ports.smtp}`,
    hub: at(ports.hub),
    ui: at(ports.ui),
    project: PROJECT,
    bucket: BUCKET,
  };
}

/** Returns the HTTP address of a function. In a group, the name is `{group}-{function}`. */
export function functionUrl({ functions }: Addresses, name: string): string {
  return `${functions}/${PROJECT}/${BRAND.region}/${name}`;
}
