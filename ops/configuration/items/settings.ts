import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readBrandValue } from '../brand-file.ts';
import { functionsEnvPath, type Context } from '../context.ts';
import { readEnvFile, writeEnvChanges } from '../env-file.ts';
import { missing, right, setupCommand, wrong, type Item } from '../item.ts';
import { findSettingsProblems, senderProblem, siteUrlProblem } from '../settings-problems.ts';

const readTemplate = ({ root }: Pick<Context, 'root'>): string =>
  readFileSync(join(root, 'functions', '.env.example'), 'utf8');

/** Returns the settings of the deployed functions. A missing file has none. */
export const functionSettings = (context: Pick<Context, 'root' | 'project'>) =>
  readEnvFile(functionsEnvPath(context)).values;

/** The settings file of the deployed functions. */
export const settings: Item = {
  name: 'settings',
  title: 'Function settings',
  offline: true,
  check: (context) => {
    const path = functionsEnvPath(context);
    const name = relative(context.root, path);
    const setup = setupCommand('settings', context);
    const { exists, text, values } = readEnvFile(path);
    if (!exists) return Promise.resolve(missing(`${name} does not exist`, setup));
    const { project } = context;
    const options = { template: readTemplate(context), project, setup };
    const problems = findSettingsProblems({ name, text, values }, options);
    const [first] = problems;
    if (!first) {
      const { SITE_URL, MAIL_FROM } = values;
      return Promise.resolve(right(`${SITE_URL ?? ''}, emails from ${MAIL_FROM ?? ''}`));
    }
    const details = problems.map(({ detail }) => detail).join('; ');
    const fixes = [...new Set(problems.map(({ fix }) => fix))].join('; ');
    return Promise.resolve(wrong(details, fixes));
  },
  plan: async (context, ask) => {
    const path = functionsEnvPath(context);
    const { values } = readEnvFile(path);
    const stored = (name: string, problem: (value?: string) => string | null) =>
      problem(values[name]) === null ? values[name] : undefined;
    const site = await ask.text({
      message: 'The address of your site',
      initial: stored('SITE_URL', siteUrlProblem) ?? `https://${context.project}.web.app`,
      validate: (answer) => siteUrlProblem(answer) ?? undefined,
    });
    // Nobody can set the DNS records of Firebase's own domains, so no mail can come from them.
    const { hostname } = new URL(site);
    const isOwn = !/\.(web|firebaseapp)\.(app|com)$/.test(hostname);
    const suggestion = isOwn ? `${readBrandValue(context, 'name')} <hello@${hostname}>` : '';
    const sender = await ask.text({
      message: 'The sender of all emails',
      initial: stored('MAIL_FROM', senderProblem) ?? suggestion,
      validate: (answer) =>
        answer.includes('"') ? 'must not contain "' : (senderProblem(answer) ?? undefined),
    });
    const answers = { SITE_URL: site.trim(), MAIL_FROM: sender.trim() };
    return writeEnvChanges(context.root, path, answers, readTemplate(context));
  },
};
