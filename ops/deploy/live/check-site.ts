import { existsSync } from 'node:fs';
import path from 'node:path';
import { walkSite } from '../../configuration/site/walk-site.ts';
import { checkSales, connectStripe } from './check-sale.ts';
import { readParts } from './live.ts';
import { isStopped, type Tools } from '../tools.ts';

interface Deployed {
  project: string;
  root: string;
  siteUrl: string;
  /** The release that must be live now. */
  release: string;
  env: NodeJS.ProcessEnv;
}

async function releaseProblems(tools: Tools, deployed: Deployed): Promise<string[]> {
  const { functions, hosting } = await readParts(tools, deployed);
  const { release } = deployed;
  const problems: string[] = [];
  if (hosting !== release) problems.push(`the site says release ${hosting ?? 'nothing'}`);
  const others = functions.filter((name) => name !== release);
  if (others.length > 0) problems.push(`some functions are of ${others.join(' and ')}`);
  return problems;
}

interface Results {
  right: (text: string) => void;
  wrong: (text: string) => void;
}

async function look(tools: Tools, deployed: Deployed, { right, wrong }: Results): Promise<void> {
  const { project, siteUrl, release } = deployed;
  // A rollback can build a release of the time before parts named theirs.
  const namesRelease = existsSync(path.join(deployed.root, 'web/dist/version.json'));
  const releases = namesRelease ? await releaseProblems(tools, deployed) : [];
  if (!namesRelease) tools.say(`– site and functions of ${release} do not name their release`);
  else if (releases.length === 0) right(`site and functions are ${release}`);
  for (const problem of releases) wrong(problem);

  for (const finding of await walkSite(siteUrl, { project })) {
    if (finding.state === 'right') right(`${finding.path} ${finding.detail}`);
    else wrong(`${finding.path} ${finding.detail}\n  fix: ${finding.fix}`);
  }

  const stripe = await connectStripe(tools, deployed);
  if (stripe === null) {
    wrong('no checkout was tried: STRIPE_SECRET_KEY is neither set nor a secret of the project');
    return;
  }
  for (const { plan, problem } of await checkSales(stripe, siteUrl)) {
    if (problem === null) right(`a checkout of ${plan} opens, and was expired`);
    else wrong(`a checkout of ${plan}: ${problem}`);
  }
}

/**
 * Looks at a deployed site as its people do: the releases that are live, the public pages, and a
 * checkout for each plan. Says each result and returns the number of problems. Never throws: the
 * release is live, and the operator must hear so.
 */
export async function checkDeployedSite(tools: Tools, deployed: Deployed): Promise<number> {
  tools.say(`\n── check ${deployed.siteUrl}`);
  let problems = 0;
  const wrong = (text: string) => {
    problems++;
    tools.say(`✖ ${text}`);
  };
  try {
    await look(tools, deployed, { right: (text) => tools.say(`✔ ${text}`), wrong });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    wrong(isStopped(tools) ? 'the check was interrupted' : `the check cannot go on: ${reason}`);
  }
  return problems;
}
