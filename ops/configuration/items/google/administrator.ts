import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listDocuments, writeDocument } from '../../google/documents.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import { missing, right, setupCommand, type Item } from '../../item.ts';
import { findSiteUrl } from '../../site/site-url.ts';

// The first administrator: a document `user_roles/{uid}` with the role `admin`.

const AUTH = 'https://identitytoolkit.googleapis.com/v1';
const LIMIT = 100;

const lookupSchema = z.object({
  users: z
    .array(z.object({ localId: z.string(), emailVerified: z.boolean().default(false) }))
    .default([]),
});

/** Returns the account with this email, or throws `CannotCheck` with the next step. */
async function findAccount(context: Context, email: string): Promise<string> {
  const url = `${AUTH}/projects/${context.project}/accounts:lookup`;
  const answer = await context.google.post(url, { email: [email.toLowerCase()] });
  const [user] = lookupSchema.parse(answer).users;
  const site = findSiteUrl(context)?.origin ?? 'https://<your domain>';
  if (!user) {
    const fix = `Sign up at ${site}/auth, then run ${setupCommand('administrator', context)}`;
    throw new CannotCheck(`Nobody has signed up with ${email}`, fix);
  }
  if (!user.emailVerified) {
    const fix = `Open the link in the email to ${email}, then run ${setupCommand('administrator', context)}`;
    throw new CannotCheck(`${email} has not been confirmed yet`, fix);
  }
  return user.localId;
}

export const administrator: Item = {
  name: 'administrator',
  title: 'Administrator',
  check: async (context) => {
    const roles = await listDocuments(context, 'user_roles', LIMIT);
    const count = roles.filter(({ fields }) => fields['role'] === 'admin').length;
    return count > 0
      ? right(count === 1 ? 'one account' : `${count} accounts`)
      : missing('There is no administrator yet', setupCommand('administrator', context));
  },
  plan: async (context, ask) => {
    const email = await ask.text({
      message: 'The email address of the first administrator, who must have signed up on the site',
      validate: (text) => (/^\S+@\S+\.\S+$/.test(text) ? undefined : 'Enter an email address'),
    });
    const uid = await findAccount(context, email);
    return [
      {
        description: `Make ${email} (${uid}) an administrator: write user_roles/${uid}`,
        apply: () => writeDocument(context, `user_roles/${uid}`, { user_id: uid, role: 'admin' }),
      },
    ];
  },
};
