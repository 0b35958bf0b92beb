// Walks the public pages of a deployed site as a visitor does: `npm run deploy` after a deploy, and
// `npm run doctor`.

/** What was found at one address of the site. `fix` is the command that repairs it. */
export type SiteFinding = { path: string } & (
  | { state: 'right'; detail: string }
  | { state: 'wrong' | 'missing' | 'unknown'; detail: string; fix: string }
);

interface Page {
  path: string;
  statuses: readonly number[];
  type: string;
  /** A text that the page must contain. */
  contains: string;
}

const HTML = 'text/html';
const END = '</html>';

/** One page of each kind: rendered by functions, the app's own file, a page that does not exist. */
const PAGES: readonly Page[] = [
  { path: '/', statuses: [200], type: HTML, contains: END },
  { path: '/pricing', statuses: [200], type: HTML, contains: END },
  { path: '/privacy', statuses: [200], type: HTML, contains: END },
  { path: '/terms', statuses: [200], type: HTML, contains: END },
  { path: '/search', statuses: [200], type: HTML, contains: END },
  { path: '/auth', statuses: [200], type: HTML, contains: 'id="root"' },
  { path: '/p/nobody', statuses: [404], type: HTML, contains: END },
  { path: '/pros/nobody', statuses: [404], type: HTML, contains: END },
  // 503 means that an alarm is active, for example about mails: uptime checks report it.
  {
    path: '/api/status',
    statuses: [200, 503],
    type: 'application/json',
    contains: '"database":"ok"',
  },
  {
    path: '/manifest.webmanifest',
    statuses: [200],
    type: 'application/manifest+json',
    contains: '"start_url"',
  },
  { path: '/robots.txt', statuses: [200], type: 'text/plain', contains: 'Sitemap: ' },
];

/**
 * The headers of every HTML page. Each must be sent once: the browser joins a header that is sent
 * twice with a comma, and these patterns refuse it.
 */
const HEADERS: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none';[^,]*frame-ancestors 'none'[^,]*$/,
  'strict-transport-security': /^max-age=\d{7,}[^,]*$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** The content types of the files by their extension. */
const CONTENT_TYPES: Record<string, RegExp> = {
  css: /^text\/css$/,
  js: /^(text|application)\/javascript$/,
  woff2: /^font\/woff2$/,
  webp: /^image\/webp$/,
  jpg: /^image\/jpeg$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
};

/** A page of a function that starts may take some seconds. */
const TIMEOUT_MS = 20_000;

/** How many files are fetched at the same time. */
const PARALLEL = 8;

/** Builds the commands that repair a site. */
function fixesOf(project: string) {
  return {
    deploy: `npm run deploy -- --project ${project}`,
    logs: `npx firebase functions:log --only pages,search,small --project ${project}`,
  };
}
type Fixes = ReturnType<typeof fixesOf>;

/** Returns the reason why `fetch` failed, which is in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

interface Answer {
  status: number;
  type: string;
  headers: Headers;
  text: string;
}

async function get(url: string): Promise<Answer | { failure: string }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { redirect: 'manual', signal });
    const { status, headers } = response;
    const type = (headers.get('content-type') ?? 'none').split(';')[0] ?? '';
    return { status, type, headers, text: await response.text() };
  } catch (thrown) {
    return { failure: `no answer: ${reasonOf(thrown)}` };
  }
}

/** Returns the first problem of a page's answer, or null. */
function problemOf(page: Page, { status, type, headers, text }: Answer): string | null {
  if (!page.statuses.includes(status)) {
    return `answers ${status} instead of ${page.statuses.join(' or ')}`;
  }
  if (type !== page.type) return `is ${type} instead of ${page.type}`;
  if (!text.includes(page.contains)) return `does not contain ${page.contains}`;
  if (type !== HTML) return null;
  for (const [name, pattern] of Object.entries(HEADERS)) {
    const value = headers.get(name);
    if (value === null) return `has no header ${name}`;
    if (!pattern.test(value))
      return `has a wrong value for the header ${name}: ${value.slice(0, 120)}`;
  }
  return null;
}

/** Returns the files of the site that a page names. */
function filesOf(html: string): string[] {
  return [...html.matchAll(/"(\/(?:assets|images)\/[^"?#\s]+\.(\w+))"/g)].map(
    ([, file = '']) => file,
  );
}

async function checkPage(site: string, page: Page, fixes: Fixes) {
  const { path } = page;
  const answer = await get(site + path);
  if ('failure' in answer) {
    const finding: SiteFinding = {
      path,
      state: 'unknown',
      detail: answer.failure,
      fix: fixes.deploy,
    };
    return { finding, files: [] };
  }
  const problem = problemOf(page, answer);
  const expected = page.type === HTML ? 'the security headers' : page.type;
  const fix = answer.status >= 500 ? fixes.logs : fixes.deploy;
  const finding: SiteFinding =
    problem === null
      ? { path, state: 'right', detail: `answers ${answer.status} with ${expected}` }
      : { path, state: 'wrong', detail: problem, fix };
  return { finding, files: filesOf(answer.text) };
}

async function checkFile(site: string, path: string, fixes: Fixes): Promise<SiteFinding> {
  const answer = await get(site + path);
  const fix = fixes.deploy;
  if ('failure' in answer) return { path, state: 'unknown', detail: answer.failure, fix };
  if (answer.status !== 200) {
    return {
      path,
      state: 'missing',
      detail: `a page links to it, but it answers ${answer.status}`,
      fix,
    };
  }
  const extension = /\w+$/.exec(path)?.[0] ?? '';
  const expected = CONTENT_TYPES[extension];
  if (expected !== undefined && !expected.test(answer.type)) {
    const detail = `is served as ${answer.type}, not as .${extension}`;
    return { path, state: 'wrong', detail, fix };
  }
  return { path, state: 'right', detail: answer.type };
}

/** Checks the files that pages name. Returns those that are wrong, or one line for all of them. */
async function checkFiles(site: string, files: string[], fixes: Fixes): Promise<SiteFinding[]> {
  const findings: SiteFinding[] = [];
  for (let first = 0; first < files.length; first += PARALLEL) {
    const batch = files.slice(first, first + PARALLEL);
    findings.push(...(await Promise.all(batch.map((file) => checkFile(site, file, fixes)))));
  }
  const path = '/assets';
  if (findings.length === 0) {
    return [{ path, state: 'missing', detail: 'no page links to a file', fix: fixes.deploy }];
  }
  const wrong = findings.filter(({ state }) => state !== 'right');
  if (wrong.length > 0) return wrong;
  return [{ path, state: 'right', detail: `${files.length} files with the right content types` }];
}

async function checkSitemap(site: string, fixes: Fixes): Promise<SiteFinding> {
  const path = '/sitemap.xml';
  const answer = await get(site + path);
  if ('failure' in answer) {
    return { path, state: 'unknown', detail: answer.failure, fix: fixes.deploy };
  }
  const { status, text } = answer;
  if (status !== 200) {
    return { path, state: 'wrong', detail: `answers ${status} instead of 200`, fix: fixes.logs };
  }
  const address = /<loc>([^<]*)<\/loc>/.exec(text)?.[1] ?? '';
  if (!address.startsWith(`${site}/`)) {
    const detail = `lists ${address || 'no address'} instead of ${site}: is SITE_URL right?`;
    return { path, state: 'wrong', detail, fix: fixes.deploy };
  }
  return { path, state: 'right', detail: 'lists the addresses of this site' };
}

/**
 * Fetches the public pages of a site and checks their status, their security headers, the files
 * that they name, and the sitemap. Never throws: a site that does not answer is a finding.
 */
export async function walkSite(
  siteUrl: string,
  { project = '<project>' }: { project?: string } = {},
): Promise<SiteFinding[]> {
  const site = siteUrl.replace(/\/+$/, '');
  const fixes = fixesOf(project);
  const pages = await Promise.all(PAGES.map((page) => checkPage(site, page, fixes)));
  const findings = pages.map(({ finding }) => finding);
  if (findings.every(({ state }) => state === 'unknown')) return findings;
  const files = [...new Set(pages.flatMap((page) => page.files))];
  return [...findings, ...(await checkFiles(site, files, fixes)), await checkSitemap(site, fixes)];
}
