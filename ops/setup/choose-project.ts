import { z } from 'zod';
import { connectGoogle } from '../configuration/google.ts';
import type { Ask } from '../configuration/item.ts';
import { PROJECT_ID } from '../configuration/options.ts';

const NEW = 'new';

const projectsSchema = z.object({
  projects: z
    .array(
      z.object({ projectId: z.string(), displayName: z.string().default(''), state: z.string() }),
    )
    .default([]),
});

/** Asks for the project: one of the operator's, or the id of a new one. */
export async function chooseProject(ask: Ask, env: NodeJS.ProcessEnv): Promise<string> {
  const google = connectGoogle('', env);
  const url = 'https://cloudresourcemanager.googleapis.com/v3/projects:search?pageSize=50';
  const { projects } = await google.get(url, projectsSchema);
  const options = projects
    .filter(({ state }) => state === 'ACTIVE')
    .map(({ projectId, displayName }) => ({
      value: projectId,
      label: projectId,
      hint: displayName,
    }));
  const chosen = await ask.select({
    message: 'Which Firebase project?',
    options: [...options, { value: NEW, label: 'Create a new one' }],
  });
  if (chosen !== NEW) return chosen;
  return ask.text({
    message: 'The id of the new project: 6 to 30 small letters, digits and dashes',
    validate: (text) => (PROJECT_ID.test(text) ? undefined : 'This id is not valid'),
  });
}
