import { LIMITS } from '@doorstep/domain/limits';
import {
  DISPLAY_NAME_REQUIRED,
  WEB_ADDRESS_INVALID,
  providerProfileFieldsSchema,
  type ProviderProfileFields,
} from '@doorstep/domain/profiles/provider-profile';
import { nullWhenEmpty, splitList, VISIBLE } from '@doorstep/domain/text';
import * as z from 'zod/mini';

/** A web address as people type it, with https:// where the scheme was left out. */
export function withScheme(text: string): string {
  const address = text.trim();
  if (address === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return address;
  return `https://${address}`;
}

const stored = providerProfileFieldsSchema.shape;
const nullable = z.transform((text: string) => nullWhenEmpty(text));
const optional = z.pipe(z.string(), nullable);

/** A name typed alone, '@bobs-pipes' say, would be a link to nowhere once https:// stands before it. */
const hasDomain = (url: string | null) =>
  url === null || !URL.canParse(url) || /[^.]\.[^.]/.test(new URL(url).hostname);
const link = z
  .pipe(z.pipe(z.pipe(z.string(), z.transform(withScheme)), nullable), stored.website_url)
  .check(z.refine(hasDomain, WEB_ADDRESS_INVALID));

/** What was typed, checked and turned into the stored fields (spec §5). */
export const profileFormSchema = z.object({
  handle: stored.handle,
  display_name: z
    .string()
    .check(z.trim(), z.regex(VISIBLE, DISPLAY_NAME_REQUIRED), z.maxLength(LIMITS.name)),
  bio: z.pipe(optional, stored.bio),
  services: z
    .pipe(
      z.string(),
      z.transform((text) => splitList(text.replaceAll('\n', ','))),
    )
    .check(
      z.refine((list) => list.length <= LIMITS.services, `At most ${LIMITS.services} services.`),
      z.refine(
        (list) => list.every((service) => service.length <= LIMITS.serviceLength),
        `At most ${LIMITS.serviceLength} characters for each service.`,
      ),
    ),
  city: z.pipe(optional, stored.city),
  locations: stored.locations,
  phone: z.pipe(optional, stored.phone),
  website_url: link,
  email: z.pipe(optional, stored.email),
  facebook_url: link,
  instagram_url: link,
  twitter_url: link,
  linkedin_url: link,
  avatar_url: stored.avatar_url,
  cover_url: stored.cover_url,
  work_photos: stored.work_photos,
});

/** The editor's values, as they are typed. */
export type ProfileForm = z.input<typeof profileFormSchema>;

/** Stored fields as they are shown in the form; an empty form where there are none. */
export function toForm(fields: ProviderProfileFields | null): ProfileForm {
  return {
    handle: fields?.handle ?? '',
    display_name: fields?.display_name ?? '',
    bio: fields?.bio ?? '',
    services: fields?.services.join(', ') ?? '',
    city: fields?.city ?? '',
    locations: [...new Set(fields?.locations)],
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
  };
}

/** Whether two forms hold the same. */
export function sameForm(a: ProfileForm, b: ProfileForm): boolean {
  const text = (form: ProfileForm) => JSON.stringify(Object.entries(form).toSorted());
  return text(a) === text(b);
}
