import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ScriptedAsk } from '../configuration/test-support.ts';
import { chooseProject } from './choose-project.ts';

const PROJECTS = [
  { projectId: 'my-shop', displayName: 'My shop', state: 'ACTIVE' },
  { projectId: 'my-old-shop', displayName: 'My old shop', state: 'DELETE_REQUESTED' },
];

/** Starts Google with these projects. Returns the environment of setup. */
async function startProjects(answer: object): Promise<NodeJS.ProcessEnv> {
  const server = createServer((_, response) => response.end(JSON.stringify(answer)));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { GOOGLE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a project of the operator is chosen from the list, without those being deleted', async () => {
  const env = await startProjects({ projects: PROJECTS });
  const ask = new ScriptedAsk({ 'Which Firebase project': 'my-shop' });
  expect(await chooseProject(ask, env)).toBe('my-shop');
  expect(ask.notes).toEqual([]);
  const deleted = new ScriptedAsk({ 'Which Firebase project': 'my-old-shop' });
  await expect(chooseProject(deleted, env)).rejects.toThrow('not among the options');
});

test('a project that is not listed is chosen by its id', async () => {
  const env = await startProjects({ projects: PROJECTS, nextPageToken: 'more' });
  const byId = { 'Which Firebase project': 'by id', 'Project ID': 'my-second-shop' };
  const ask = new ScriptedAsk(byId);
  expect(await chooseProject(ask, env)).toBe('my-second-shop');
  expect(ask.notes).toEqual(['You have more than 50 projects. The first are listed.']);
  const invalid = new ScriptedAsk({ ...byId, 'Project ID': 'My Shop' });
  await expect(chooseProject(invalid, env)).rejects.toThrow('This id is not valid');
});
