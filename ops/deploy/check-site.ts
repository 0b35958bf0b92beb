import { walkSite } from '../configuration/walk-site.ts';
import { checkSales, connectStripe } from './check-sale.ts';
import { readLive } from './live.ts';
import type { Tools } from './tools.ts';

interface Deployed {
  project: string;
  root: string;
  siteUrl: string;
  /** The release that must be live now. */
  release: string;
  env: NodeJS.ProcessEnv;
}

async function releaseProblems(tools: Tools, deployed: Deployed): Promise<string[]> {
  const { functions, hosting } = await readLive(tools, deployed);
  const { release } = deployed;
  const problems: string[] = [];
  if (hosting !== release) problems.push(`the site says release ${hosting ?? 'nothing'}`);
  const others = functions.filter((name) => name !== release);
  if (others.length > 0) problems.push(`some functions are of ${others.join(' and ')}`);
  return problems;
}

/**
 * Looks at a deployed site as its people do: the releases that are live, the public pages, and a
 * checkout for each plan. Says each result and returns the number of problems.
 */
export async function checkDeployedSite(tools: Tools, deployed: Deployed): Promise<number> {
  const { project, siteUrl, release } = deployed;
  tools.say(`\n── check ${siteUrl}`);
  let problems = 0;
  const right = (text: string) => tools.say(`✔ ${text}`);
  const wrong = (text: string) => {
    problems++;
    tools.say(`✖ ${text}`);
  };

  const releases = await releaseProblems(tools, deployed);
  if (releases.length === 0) right(`site and functions are ${release}`);
  for (const problem of releases) wrong(problem);

  for (const finding of await walkSite(siteUrl, { project })) {
    if (finding.state === 'right') right(`${finding.path} ${finding.detail}`);
    else wrong(`${finding.path} ${finding.detail}\n  fix: ${finding.fix}`);
  }

  const stripe = await connectStripe(tools, deployed);
  if (stripe === null) {
    wrong('no checkout was tried: STRIPE_SECRET_KEY is neither set nor a secret of the project');
    return problems;
  }
  for (const { plan, problem } of await checkSales(stripe, siteUrl)) {
    if (problem === null) right(`a checkout of ${plan} opens, and was expired`);
    else wrong(`a checkout of ${plan}: ${problem}`);
  }
  return problems;
}
