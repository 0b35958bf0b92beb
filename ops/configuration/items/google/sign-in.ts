import { z } from 'zod';
import type { Context } from '../../context.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../../item.ts';
import { findSiteUrl } from '../../site/site-url.ts';

// Firebase Authentication.

const AUTH = 'https://identitytoolkit.googleapis.com';
const configUrl = ({ project }: Context) => `${AUTH}/admin/v2/projects/${project}/config`;

const enabledSchema = z.object({ enabled: z.boolean().default(false) }).optional();
const configSchema = z.object({
  subtype: z.string().optional(),
  signIn: z.object({ email: enabledSchema, anonymous: enabledSchema }).default({}),
  authorizedDomains: z.array(z.string()).default([]),
  emailPrivacyConfig: z
    .object({ enableImprovedEmailPrivacy: z.boolean().default(false) })
    .optional(),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().optional() }).optional() })
    .optional(),
});
type AuthConfig = z.output<typeof configSchema>;

const findConfig = (context: Context) => context.google.find(configUrl(context), configSchema);

interface Part {
  /** What is wrong, for example `sign-in with email and password is off`. */
  problem: string;
  mask: string;
  body: object;
}

/** Returns the parts of the configuration that are wrong and that setup can change. */
function findParts(config: AuthConfig, site: URL | null): Part[] {
  const parts: Part[] = [];
  const { email, anonymous } = config.signIn;
  if (email?.enabled !== true) {
    parts.push({
      problem: 'sign-in with email and password is off',
      mask: 'signIn.email',
      body: { signIn: { email: { enabled: true, passwordRequired: true } } },
    });
  }
  if (anonymous?.enabled !== true) {
    parts.push({
      problem: 'anonymous sign-in, which guests use, is off',
      mask: 'signIn.anonymous',
      body: { signIn: { anonymous: { enabled: true } } },
    });
  }
  if (config.emailPrivacyConfig?.enableImprovedEmailPrivacy !== true) {
    parts.push({
      problem: 'protection against email enumeration is off',
      mask: 'emailPrivacyConfig',
      body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    });
  }
  if (site && !config.authorizedDomains.includes(site.hostname)) {
    parts.push({
      problem: `${site.hostname} is not an authorized domain`,
      mask: 'authorizedDomains',
      body: { authorizedDomains: [...config.authorizedDomains, site.hostname] },
    });
  }
  return parts;
}

export const signIn: Item = {
  name: 'sign-in',
  title: 'Sign-in',
  check: async (context) => {
    const fix = setupCommand('sign-in', context);
    const config = await findConfig(context);
    if (!config) return missing('Firebase Authentication is not set up', fix);
    if (config.subtype !== 'IDENTITY_PLATFORM') {
      const detail = 'Not upgraded to Identity Platform, which the sign-up limit needs';
      return wrong(detail, fix);
    }
    const parts = findParts(config, findSiteUrl(context));
    return parts.length === 0
      ? right(
          `email and anonymous sign-in, authorized domains ${config.authorizedDomains.join(', ')}`,
        )
      : wrong(`In Firebase Authentication, ${parts.map(({ problem }) => problem).join('; ')}`, fix);
  },
  plan: async (context) => {
    const { google, project } = context;
    const config = await findConfig(context);
    const changes: Change[] = [];
    if (config?.subtype !== 'IDENTITY_PLATFORM') {
      changes.push({
        description: 'Set up Firebase Authentication with Identity Platform',
        apply: async () => {
          const url = `${AUTH}/v2/projects/${project}/identityPlatform:initializeAuth`;
          await google.post(url, {});
        },
      });
    }
    const parts = findParts(config ?? configSchema.parse({}), findSiteUrl(context));
    for (const { problem, mask } of parts) {
      changes.push({
        description: `Change ${mask} in Firebase Authentication, because ${problem}`,
        apply: async () => {
          // Read again: the first step creates the list of domains.
          const now = findParts(
            (await findConfig(context)) ?? configSchema.parse({}),
            findSiteUrl(context),
          );
          const part = now.find((other) => other.mask === mask);
          if (part) await google.patch(`${configUrl(context)}?updateMask=${mask}`, part.body);
        },
      });
    }
    return changes;
  },
};

/**
 * Checks the address in the mail that Firebase sends when a person changes their email. Google does
 * not let a program change it while protection against email enumeration is on.
 */
export const actionUrl: Item = {
  name: 'action-url',
  title: "Link in Firebase's emails",
  check: async (context) => {
    const site = findSiteUrl(context);
    const wanted = site ? `${site.origin}/auth` : 'https://<your domain>/auth';
    const fix =
      `Open https://console.firebase.google.com/project/${context.project}/authentication/emails, ` +
      `edit the template "Email address change", choose "Customize action URL" and enter ${wanted}`;
    const config = await findConfig(context);
    const found = config?.notification?.sendEmail?.callbackUri;
    if (found === undefined) return missing('The action URL is not set', fix);
    return found === wanted ? right(wanted) : wrong(`The action URL is ${found}`, fix);
  },
};
