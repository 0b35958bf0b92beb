import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { NO_GALLERY } from '@doorstep/domain/profiles/shown-gallery';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import * as z from 'zod/mini';
import { profileFormSchema, toForm, type ProfileForm } from '../profile-form.ts';

type Stored = Pick<ProviderProfile, 'created_at' | 'facts' | 'phone'>;

/** The address of phone links in a preview, which nobody can press. */
export const PREVIEW_HREF = 'tel:';

/** A valid form, for the fields that are empty or have an error. */
const EMPTY: ProfileForm = { ...toForm(null), handle: 'your-page', display_name: 'Your name' };

/**
 * Returns the public page that a form would make, without reviews, branches and details of photos.
 * A field with an error is shown as empty, like on a page without it. `stored` is null for a new
 * page. The stored phone looks like a link, because it was checked when it was saved; another one
 * has no link yet.
 */
export function previewPage(form: ProfileForm, uid: string, stored: Stored | null): PublicPage {
  const valid = Object.entries(profileFormSchema.shape).filter(
    ([name, schema]) => z.safeParse<z.ZodMiniType>(schema, form[name as keyof ProfileForm]).success,
  );
  const values = Object.fromEntries(valid.map(([name]) => [name, form[name as keyof ProfileForm]]));
  const { travel_radius: _, ...page } = profileFormSchema.parse({ ...EMPTY, ...values });
  return {
    ...page,
    id: uid,
    member_since: (stored?.created_at ?? new Date()).getFullYear(),
    facts: stored?.facts ?? NO_FACTS,
    phone_href: page.phone !== null && page.phone === stored?.phone ? PREVIEW_HREF : null,
    branches: [],
    gallery: NO_GALLERY,
    reviews: { reviews: [], next: null },
  };
}
