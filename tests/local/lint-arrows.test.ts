import { ROOT } from '@doorstep/local/stack/paths.ts';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';

/** The arrows of README.md's map: lint refuses an import against each of them, and no other. */

const ARROWS = [
  'import-x/no-restricted-paths',
  'no-restricted-imports',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-syntax',
];

const eslint = new ESLint({
  cwd: ROOT,
  // The snippets are in no project: without types.
  overrideConfig: {
    ...tseslint.configs.disableTypeChecked,
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  ruleFilter: ({ ruleId }) => ARROWS.includes(ruleId),
});

/** What lint says to a file of that name with that one line. */
async function judge(file: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: `${ROOT}/${file}` });
  return result?.messages.map(({ message }) => message) ?? ['not linted'];
}

const load = (from: string) => `export const load = () => import('${from}');`;
const use = (from: string) => `import '${from}';`;

describe('lint refuses', () => {
  it.each([
    ['web/routes/x.tsx', use('../app/router.tsx'), /routes never import app/],
    ['web/features/home/x.tsx', use('../../routes/home.tsx'), /features never import app or/],
    ['web/features/home/x.tsx', use('../admin/admin-screen.tsx'), /never import each other/],
    ['web/features/admin/x.tsx', load('../home/hero.tsx'), /never import each other/],
    ['web/data/x.ts', use('../ui/page.tsx'), /data imports lib and domain only/],
    ['web/ui/x.tsx', use('../data/session.ts'), /ui imports lib and domain only/],
    ['web/ui/x.tsx', load('../data/session.ts'), /ui imports lib and domain only/],
    ['web/lib/x.ts', use('../ui/page.tsx'), /lib imports domain only/],
    ['web/lib/x.ts', use('../../functions/lib/log.ts'), /web imports domain only/],
    ['web/features/home/x.tsx', use('firebase/auth'), /only web\/data talks to Firebase/],
    ['web/features/home/x.tsx', load('firebase/auth'), /only web\/data talks to Firebase/],
    ['web/ui/x.tsx', load('reactfire'), /only web\/data talks to Firebase/],
    ['web/lib/x.ts', use('@firebase/firestore'), /only web\/data talks to Firebase/],
    ['web/app/x.ts', 'export const load = (name: string) => import(name);', /a literal path/],
    ['functions/endpoints/x.ts', use('../index.ts'), /endpoints never import index/],
    ['functions/gateways/x.ts', `import Stripe from 'stripe';`, /import by name/],
    ['functions/lib/x.ts', `import { default as mail } from 'nodemailer';`, /import by name/],
    ['functions/data/x.ts', `import admin from 'firebase-admin/app';`, /import by name/],
    ['functions/gateways/x.ts', `export const s = (await import('stripe')).default;`, /by name/],
    ['functions/services/x.ts', `const { default: s } = await import('stripe');`, /by name/],
    ['functions/services/x.ts', use('../endpoints/wiring.ts'), /services never import endpoints/],
    ['functions/services/x.ts', use('../data/guests.ts'), /import its type only/],
    ['functions/services/x.ts', load('../data/guests.ts'), /import its type only/],
    ['functions/services/mail-templates/x.ts', load('../../gateways/mail.ts'), /its type only/],
    ['functions/data/x.ts', use('../gateways/mail.ts'), /data imports lib and domain only/],
    ['functions/gateways/x.ts', use('../data/guests.ts'), /gateways import lib and domain only/],
    ['functions/lib/x.ts', use('../data/guests.ts'), /lib imports domain only/],
    ['functions/lib/x.ts', `import type {} from '../data/guests.ts';`, /lib imports domain only/],
    ['functions/lib/x.ts', use('../endpoints/wiring.ts'), /lib imports domain only/],
    ['functions/lib/x.ts', use('../../web/lib/paths.ts'), /functions import domain only/],
    ['functions/services/x.ts', use('firebase-functions/logger'), /one door to the log/],
    ['functions/endpoints/x.ts', `import { logger } from 'firebase-functions';`, /one door/],
    ['domain/x.ts', use('react'), /domain depends on zod\/mini only/],
    ['domain/x.ts', load('firebase/firestore'), /domain depends on zod\/mini only/],
    ['domain/x.ts', use('zod'), /domain depends on zod\/mini only/],
    ['web/data/x.ts', use('zod'), /zod itself is twice as large/],
    ['web/lib/x.ts', `import type { z } from 'zod';`, /zod itself is twice as large/],
    ['functions/services/x.ts', use('zod'), /zod itself is twice as large/],
    ['domain/x.ts', `import { z } from 'zod/mini';`, /of the object z nothing/],
    ['web/lib/x.ts', `import { z } from 'zod/mini';`, /of the object z nothing/],
    ['functions/data/x.ts', `import { z } from 'zod/mini';`, /of the object z nothing/],
    ['functions/services/x.ts', `import { z } from 'zod/mini';`, /of the object z nothing/],
    ['domain/x.ts', use('../web/lib/paths.ts'), /domain imports nothing of ours/],
    ['tests/e2e/x.spec.ts', use('../../web/lib/paths.ts'), /tests never import web internals/],
    ['tests/functions/x.test.ts', load('../../web/lib/paths.ts'), /never import web internals/],
    ['tests/e2e/x.spec.ts', use('../../functions/lib/log.ts'), /only tests of the server import/],
    ['local/stack/x.ts', use('../../functions/lib/log.ts'), /local stands beside the product/],
  ])('in %s: %s', async (file, line, message) => {
    expect(await judge(file, line)).toContainEqual(expect.stringMatching(message));
  });
});

describe('lint allows', () => {
  it.each([
    ['web/app/x.ts', load('../routes/home.tsx')],
    ['web/routes/x.tsx', use('../features/home/hero.tsx')],
    ['web/features/home/x.tsx', load('../../data/session.ts')],
    ['web/features/home/x.tsx', load('@stripe/stripe-js/pure')],
    ['web/data/x.ts', load('firebase/auth')],
    ['web/ui/x.tsx', use('../lib/paths.ts')],
    ['functions/endpoints/x.ts', use('../gateways/mail.ts')],
    ['functions/gateways/x.ts', `const { Stripe } = await import('stripe');`],
    ['functions/services/x.ts', `import type {} from '../data/guests.ts';`],
    ['functions/data/x.ts', use('../lib/log.ts')],
    ['functions/lib/x.ts', use('@doorstep/domain/limits')],
    ['domain/x.ts', use('./limits.ts')],
    ['domain/x.ts', `import * as z from 'zod/mini';`],
    ['web/data/x.ts', `import * as z from 'zod/mini';`],
    ['functions/data/x.ts', `import * as z from 'zod/mini';`],
    ['tests/bench/x.ts', use('zod')],
    ['domain/x.test.ts', use('vitest')],
    ['tests/functions/x.test.ts', use('../../functions/index.ts')],
    ['tests/bench/x.ts', use('@doorstep/local/stack/paths.ts')],
  ])('in %s: %s', async (file, line) => {
    expect(await judge(file, line)).toEqual([]);
  });
});
