import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { getFirestore, Query } from 'firebase-admin/firestore';
import { initializeApp } from 'firebase-admin/app';
import ts from 'typescript';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listAuditLog } from './admin/list-audit-log.ts';
import { createPeople } from './admin/people-repository.ts';
import { createPersonEntries } from './admin/person-entry-repository.ts';
import { createGrantedBadges } from './badges/granted-badge-repository.ts';
import { listDeadMails } from './admin/list-dead-mails.ts';
import { listReports, showReport } from './moderation/show-reports.ts';
import { searchProviders } from './search/search-providers.ts';
import { createDirectories } from './search/directory-repository.ts';
import { writeDirectory } from './search/write-directory.ts';
import { writeSitemap } from './pages/sitemap.ts';
import { createAuditLog } from './moderation/audit-log-repository.ts';
import { createPhotoUses } from './pictures/photo-use-repository.ts';
import { createMailOutbox } from './mail/mail-outbox-repository.ts';
import { createServiceRequests } from './requests/service-request-repository.ts';
import { createProviderSearch } from './search/provider-search-repository.ts';
import { createViewedPages } from './analytics/viewed-page-repository.ts';
import { createReviews } from './reviews/review-repository.ts';
import { createPublicPages } from './pages/public-page-repository.ts';
import { createReports } from './moderation/report-repository.ts';
import { createSuspensions } from './moderation/suspension-repository.ts';
import { createThreads } from './moderation/thread-repository.ts';

/** Checks that every query of the functions has a limit. */

const db = getFirestore(initializeApp({ projectId: 'query-limits' }, 'query-limits'));
const sentSchema = z.object({
  _queryOptions: z.object({ collectionId: z.string(), limit: z.optional(z.number()) }),
});

let sent: [collection: string, limit: number | undefined][] = [];
vi.spyOn(Query.prototype, 'get').mockImplementation(function (this: unknown) {
  const { collectionId, limit } = sentSchema.parse(this)._queryOptions;
  sent.push([collectionId, limit]);
  return Promise.resolve({ docs: [], size: 0, empty: true } as never);
});
afterEach(() => {
  sent = [];
});

const audit = createAuditLog(db);
const reports = createReports(db, audit, createSuspensions(db, audit), createReviews(db));
const threads = createThreads(db);
const officeDeps = {
  audit,
  people: createPeople(db),
  accounts: { listEmails: () => Promise.resolve(new Map()) },
  auditSubjects: { findPeople: () => Promise.resolve(new Map()) },
};
const search = createProviderSearch(db);

const LISTS: [string, () => Promise<unknown>, [string, number]][] = [
  [
    'dead mails',
    () => listDeadMails(createMailOutbox(db), null),
    ['mail', PAGE_SIZE.dead_mails + 1],
  ],
  [
    'the latest mail about a status',
    () => createMailOutbox(db).findLastSent('request-1', 'request_status'),
    ['mail', 1],
  ],
  [
    "a professional's message about a request",
    () => createServiceRequests(db).hasProviderMessage('request-1'),
    ['chat_messages', 1],
  ],
  [
    'whom a client has asked',
    () => createServiceRequests(db).listAskedProviders('client-1'),
    ['service_requests', 20],
  ],
  ['a viewed page', () => createViewedPages(db).find('rivera'), ['provider_profiles', 1]],
  ['the audit log', () => listAuditLog(officeDeps, null), ['audit_log', PAGE_SIZE.audit_log + 1]],
  [
    'people',
    () => createPeople(db).search('rivera', null, PAGE_SIZE.people),
    ['people_search', PAGE_SIZE.people + 1],
  ],
  [
    "a person's entries",
    () => createPersonEntries(db).list('client-1', 'support', null, PAGE_SIZE.person_entries),
    ['support_requests', PAGE_SIZE.person_entries + 1],
  ],
  ...(['all', 'hidden'] as const).map((list): (typeof LISTS)[number] => [
    `${list} reviews`,
    () => createReviews(db).listForAdmin(list, null, PAGE_SIZE.admin_reviews),
    ['reviews', PAGE_SIZE.admin_reviews + 1],
  ]),
  [
    'granted badges',
    () => createGrantedBadges(db, audit).listPage('license', '2026-01-01', null, 25),
    ['provider_profiles', 26],
  ],
  ...(['open', 'decided'] as const).map((state): (typeof LISTS)[number] => [
    `${state} reports`,
    () => listReports({ reports, threads } as never, { state, after: null }),
    ['reports', PAGE_SIZE.reports + 1],
  ]),
  [
    "a reported chat's messages",
    async () => {
      const created_at = new Date();
      const report = { thread_kind: 'request', thread_id: 'r', created_at };
      const deps = {
        reports: { find: () => report },
        threads: { ...threads, find: () => ({ ref: { kind: 'request', id: 'r' } }) },
      };
      // The use case fails after this query, because the other dependencies are missing.
      const shown = showReport(deps as never, { id: 'report', messages: 'until_report' });
      await expect(shown).rejects.toThrow(TypeError);
    },
    ['chat_messages', PAGE_SIZE.reported_messages],
  ],
  ...[
    { name: 'exact matches', service: 'zeppelins', after: null },
    { name: 'closest matches', service: 'drains', after: '2:' },
  ].map(({ name, service, after }): (typeof LISTS)[number] => [
    name,
    () => {
      const terms = { service, location: '' };
      return searchProviders({ search }, { terms, after, limit: PAGE_SIZE.search });
    },
    ['provider_search', PAGE_SIZE.search + 1],
  ]),
];

describe('a list query has its limit', () => {
  it.each(LISTS)('%s', async (_, read, expected) => {
    await read();
    expect(sent).toEqual([expected]);
  });

  it('the uses of a photo', async () => {
    await createPhotoUses(db).isUsed(['https://photo.example']);
    expect(sent).toEqual([
      ['chat_messages', 1],
      ['direct_messages', 1],
      ['service_requests', 1],
      ['support_requests', 1],
    ]);
  });

  it('the sitemap', async () => {
    const files = { write: () => Promise.resolve(), deleteAfter: () => Promise.resolve() };
    await writeSitemap({ pages: createPublicPages(db), files });
    expect(sent).toEqual([['provider_profiles', 1000]]);
  });

  it('the directory', async () => {
    await writeDirectory({ ...createDirectories(db), write: () => Promise.resolve() });
    expect(sent).toEqual([['provider_search', 1000]]);
  });
});

/** The queries without a limit, and the reason. */
const WITHOUT_LIMIT: Record<string, string> = {
  "provider-search-repository.ts: listings.where('provider_id','==',uid).select()":
    'a professional has one listing, or two while a page is created again',
  'sitemap-file-repository.ts: files.select()':
    'there is one file for 10,000 pages, and only the ids are read',
};

const functions = fileURLToPath(new URL('.', import.meta.url));

function program(): ts.Program {
  const file = path.join(functions, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, functions);
  const sources = fileNames.filter((name) => !name.endsWith('.test.ts'));
  return ts.createProgram(sources, options);
}

const QUERIES = ['Query', 'CollectionReference', 'CollectionGroup'];

function isQuery(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => QUERIES.includes(part.getSymbol()?.name ?? ''));
}

/** Returns the value of a variable, also of an imported one, or null for anything else. */
function valueOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Expression | null {
  let symbol = checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return null;
  return declaration.initializer ?? null;
}

/** Checks whether a query has a limit, following variables and arrow functions. */
function isLimited(checker: ts.TypeChecker, node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isLimited(checker, node.expression);
  if (ts.isConditionalExpression(node)) {
    return isLimited(checker, node.whenTrue) && isLimited(checker, node.whenFalse);
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    return name.text === 'limit' || isLimited(checker, expression);
  }
  if (ts.isCallExpression(node)) return isLimited(checker, node.expression);
  if (ts.isArrowFunction(node)) {
    return !ts.isBlock(node.body) && isLimited(checker, node.body);
  }
  const value = ts.isIdentifier(node) ? valueOf(checker, node) : null;
  return value !== null && isLimited(checker, value);
}

/** Returns the query that a call reads, as its argument (transactions) or its receiver, or null. */
function queryReadBy(checker: ts.TypeChecker, call: ts.CallExpression): ts.Expression | null {
  if (!ts.isPropertyAccessExpression(call.expression)) return null;
  const { name, expression } = call.expression;
  if (!['get', 'stream', 'onSnapshot'].includes(name.text)) return null;
  const [argument] = call.arguments;
  if (argument && isQuery(checker, argument)) return argument;
  return isQuery(checker, expression) ? expression : null;
}

describe('the queries of the functions', () => {
  it('have a limit, except the listed ones', () => {
    const all = program();
    const checker = all.getTypeChecker();
    const reads: string[] = [];
    const unlimited: string[] = [];
    const visit = (node: ts.Node): void => {
      const query = ts.isCallExpression(node) ? queryReadBy(checker, node) : null;
      if (query) {
        const text = `${path.basename(node.getSourceFile().fileName)}: ${query.getText().replace(/\s+/g, '')}`;
        (isLimited(checker, query) ? reads : unlimited).push(text);
      }
      ts.forEachChild(node, visit);
    };
    for (const file of all.getSourceFiles()) {
      if (file.fileName.startsWith(functions) && !file.fileName.includes('node_modules')) {
        visit(file);
      }
    }
    expect(reads.length).toBeGreaterThan(15);
    expect(unlimited.toSorted()).toEqual(Object.keys(WITHOUT_LIMIT).toSorted());
  }, 120_000);
});
