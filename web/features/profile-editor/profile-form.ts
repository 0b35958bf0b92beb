import { LIMITS } from '@doorstep/domain/limits';
import { DEFAULT_RADIUS } from '@doorstep/domain/places/area-schema';
import {
  WEB_ADDRESS_INVALID,
  providerProfileFieldsSchema,
  type ProviderProfileFields,
} from '@doorstep/domain/profiles/provider-profile';
import { nullWhenEmpty, oneLine, splitList } from '@doorstep/domain/text';
import * as z from 'zod/mini';
import { phoneCheck } from '../../lib/text/phone.ts';

/** Where the profiles of each social network are. */
const PROFILES_AT = {
  website_url: null,
  facebook_url: 'https://facebook.com/',
  instagram_url: 'https://instagram.com/',
  twitter_url: 'https://x.com/',
  linkedin_url: 'https://linkedin.com/in/',
};

/** The fields for web addresses. */
export type LinkField = keyof typeof PROFILES_AT;

/**
 * Completes a typed web address: '@name' in the field of a network becomes the address of the
 * profile, and a missing https:// is added.
 */
export function completeLink(field: LinkField, text: string): string {
  const address = text.trim();
  const name = /^@([\w.-]+)$/.exec(address)?.[1];
  const profilesAt = PROFILES_AT[field];
  if (name !== undefined && profilesAt !== null) return profilesAt + name;
  if (address === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return address;
  return `https://${address}`;
}

const stored = providerProfileFieldsSchema.shape;
const textOrNull = z.pipe(
  z.string(),
  z.transform((text) => nullWhenEmpty(text)),
);
const lineOrNull = z.pipe(
  z.string(),
  z.transform((text) => nullWhenEmpty(oneLine(text))),
);

/** Checks for a domain: with https://, a name such as 'bobs-pipes' would become a broken link. */
const hasDomain = (url: string | null) =>
  url === null || !URL.canParse(url) || /[^.]\.[^.]/.test(new URL(url).hostname);
const link = (field: LinkField) =>
  z
    .pipe(
      z.pipe(
        z.string(),
        z.transform((text) => nullWhenEmpty(completeLink(field, text))),
      ),
      stored[field],
    )
    .check(z.refine(hasDomain, WEB_ADDRESS_INVALID));

/** Validates the form and converts it to the stored fields. */
export const profileFormSchema = z.object({
  handle: stored.handle,
  display_name: stored.display_name,
  bio: z.pipe(textOrNull, stored.bio),
  services: z
    .pipe(
      z.string(),
      z.transform((text) => splitList(text)),
    )
    .check(
      z.refine((list) => list.length <= LIMITS.services, `At most ${LIMITS.services} services.`),
      z.refine(
        (list) => list.every((service) => service.length <= LIMITS.serviceLength),
        `At most ${LIMITS.serviceLength} characters for each service.`,
      ),
    ),
  city: z.pipe(lineOrNull, stored.city),
  locations: stored.locations,
  travel_radius: z.nonoptional(stored.travel_radius),
  phone: z.pipe(lineOrNull, stored.phone),
  website_url: link('website_url'),
  email: z.pipe(textOrNull, stored.email),
  facebook_url: link('facebook_url'),
  instagram_url: link('instagram_url'),
  twitter_url: link('twitter_url'),
  linkedin_url: link('linkedin_url'),
  avatar_url: stored.avatar_url,
  cover_url: stored.cover_url,
  work_photos: stored.work_photos,
  trades: z.nonoptional(stored.trades),
});

/** Returns the same with the checks that load code, for a profile with this phone. */
export const checkedFormSchema = (storedPhone: string | null) =>
  z.extend(profileFormSchema, {
    phone: profileFormSchema.shape.phone.check(phoneCheck(storedPhone)),
  });

/** The values of the editor's fields. */
export type ProfileForm = z.input<typeof profileFormSchema>;

interface EditorSection {
  /** The id of its element. The preview of the page has ids of its own. */
  id: string;
  name: string;
  /** Its fields of the form; missing if it is saved on its own. */
  fields?: readonly (keyof ProfileForm)[];
}

/** The sections of the editor, in their order. */
export const SECTIONS: readonly EditorSection[] = [
  { id: 'edit-page', name: 'Your page', fields: ['display_name', 'handle', 'bio'] },
  {
    id: 'edit-services',
    name: 'Services and area',
    fields: ['trades', 'services', 'city', 'locations', 'travel_radius'],
  },
  { id: 'edit-contact', name: 'Contact', fields: ['phone', 'website_url', 'email'] },
  {
    id: 'edit-social',
    name: 'Social media',
    fields: ['facebook_url', 'instagram_url', 'twitter_url', 'linkedin_url'],
  },
  { id: 'edit-pictures', name: 'Pictures', fields: ['avatar_url', 'cover_url'] },
  { id: 'edit-photos', name: 'Work Gallery', fields: ['work_photos'] },
  { id: 'edit-captions', name: 'Captions' },
  { id: 'edit-hours', name: 'Hours' },
  { id: 'edit-prices', name: 'Prices' },
  { id: 'badges', name: 'License' },
  { id: 'edit-branches', name: 'Branches' },
];

const list = z.array(z.string());

type PictureField = 'avatar_url' | 'cover_url' | 'work_photos';

/** The fields that a draft can hold: all but the pictures. They can hold invalid text. */
const texts = {
  handle: z.string(),
  display_name: z.string(),
  bio: z.string(),
  services: z.string(),
  city: z.string(),
  locations: list,
  travel_radius: z.nonoptional(stored.travel_radius),
  phone: z.string(),
  website_url: z.string(),
  email: z.string(),
  facebook_url: z.string(),
  instagram_url: z.string(),
  twitter_url: z.string(),
  linkedin_url: z.string(),
  trades: list,
} satisfies Record<Exclude<keyof ProfileForm, PictureField>, z.ZodMiniType>;
export const profileTextsSchema = z.object(texts);

/** Converts stored fields to form values; returns an empty form for null. */
export function toForm(fields: ProviderProfileFields | null): ProfileForm {
  return {
    handle: fields?.handle ?? '',
    display_name: fields?.display_name ?? '',
    bio: fields?.bio ?? '',
    services: fields?.services.join(', ') ?? '',
    city: fields?.city ?? '',
    locations: [...new Set(fields?.locations)],
    travel_radius: fields?.travel_radius ?? DEFAULT_RADIUS,
    phone: fields?.phone ?? '',
    website_url: fields?.website_url ?? '',
    email: fields?.email ?? '',
    facebook_url: fields?.facebook_url ?? '',
    instagram_url: fields?.instagram_url ?? '',
    twitter_url: fields?.twitter_url ?? '',
    linkedin_url: fields?.linkedin_url ?? '',
    avatar_url: fields?.avatar_url ?? null,
    cover_url: fields?.cover_url ?? null,
    work_photos: fields?.work_photos ?? [],
    trades: fields?.trades ?? [],
  };
}

/** Checks whether two forms have the same values. */
export function isSameForm(a: ProfileForm, b: ProfileForm): boolean {
  const text = (form: ProfileForm) => JSON.stringify(Object.entries(form).toSorted());
  return text(a) === text(b);
}
