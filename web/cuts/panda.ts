import { loadConfigAndCreateContext } from '@pandacss/node';
import type { Plugin } from 'vite';

/** Each text holds the names of all styles, or conditions, in quotes and between commas. */
const LISTS = /\b(userGeneratedStr|cssPropertiesStr|utilities|conditionsStr) = "([^"]+)"/g;

/** What Panda's extraction has found in our code: styles by their long names, and conditions. */
async function saidNames(cwd: string) {
  const { encoder, utility, parseFiles } = await loadConfigAndCreateContext({ cwd });
  parseFiles();
  const styles = new Set<string>();
  const conditions = new Set<string>();
  for (const entry of encoder.atomic) {
    const [, style = '', condition = ''] = /^([^\]]+)\](?:.*\[cond:(.*))?/.exec(entry) ?? [];
    styles.add(style);
    for (const one of condition.split('<___>')) conditions.add(one);
  }
  return { styles, conditions, longName: (name: string) => utility.resolveShorthand(name) };
}

/**
 * Leaves out of what Panda brings to the browser the names of styles and states that nothing of ours says:
 * their looks are not in the style sheet either.
 */
export function withoutUnsaidStyles(cwd: string): Plugin {
  let said: ReturnType<typeof saidNames> | undefined;
  return {
    name: 'doorstep-without-unsaid-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/styled-system\/(css\/(css|conditions)|jsx\/is-valid-prop)\.js$/ },
      async handler(code, id) {
        if (this.environment.name !== 'client') return;
        const { styles, conditions, longName } = await (said ??= saidNames(cwd));
        const isSaid = (name: string) =>
          name.startsWith('_')
            ? conditions.has(name)
            : styles.has(longName(name.replace(/:.*/, '')));
        let lists = 0;
        const text = code.replace(LISTS, (_, list: string, names: string) => {
          lists += 1;
          // Beside the states, conditions are the screens' widths.
          const isKept = (name: string) =>
            name === 'css' || (list === 'conditionsStr' && !name.startsWith('_')) || isSaid(name);
          const rest = names.split(',').filter(isKept);
          return `${list} = "${rest.join(',')}"`;
        });
        if (lists === 0)
          this.error(`${id} has no list of styles any more: mend web/cuts/panda.ts.`);
        return text;
      },
    },
  };
}
