import { z } from 'zod';
import { connectGoogle } from '../configuration/google/google.ts';
import type { Ask } from '../configuration/item.ts';
import { projectSchema } from '../configuration/options.ts';

const BY_ID = 'by id';
/** How many projects are listed. */
const LIMIT = 50;

const projectsSchema = z.object({
  projects: z
    .array(
      z.object({ projectId: z.string(), displayName: z.string().default(''), state: z.string() }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

/** Asks for the project: one of the operator's, or the id of another or a new one. */
export async function chooseProject(ask: Ask, env: NodeJS.ProcessEnv): Promise<string> {
  const google = connectGoogle('', env);
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects:search?pageSize=${LIMIT}`;
  const { projects, nextPageToken } = await google.get(url, projectsSchema);
  const options = projects
    .filter(({ state }) => state === 'ACTIVE')
    .map(({ projectId, displayName }) => ({
      value: projectId,
      label: projectId,
      hint: displayName,
    }));
  if (nextPageToken) ask.note(`You have more than ${LIMIT} projects. The first are listed.`);
  const chosen = await ask.select({
    message: 'Which Firebase project?',
    options: [...options, { value: BY_ID, label: 'Another project or a new one, by its ID' }],
  });
  if (chosen !== BY_ID) return chosen;
  return ask.text({
    message: 'Project ID: 6 to 30 lowercase letters, digits and dashes',
    validate: (text) =>
      projectSchema.safeParse(text).success ? undefined : 'This id is not valid',
  });
}
