import { readStack } from '../../support/stack.ts';

/** The status of a call with whatever stands where the token belongs. */
export async function callBy(authorization: string, name: string): Promise<number> {
  const { functions, project } = readStack();
  const response = await fetch(`${functions}/${project}/us-central1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ data: {} }),
  });
  return response.status;
}
