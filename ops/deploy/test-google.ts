import { configuredResources } from '@doorstep/local/google/ready-project.ts';
import {
  deployFunction,
  functionAnswer,
  releaseSite,
  startTestGoogle,
} from '@doorstep/local/google/test-support.ts';
import { REGION } from '../configuration/context.ts';
import { SERVICES } from '../configuration/items/google/account.ts';

const FUNCTIONS = ['api', 'pages', 'search'];
/** The functions that firebase.json pins. */
const PINNED = ['pages', 'search'];

/** Starts Google with a project, until the test ends. Returns it and what the CLI deploys there. */
export async function startProjectGoogle(project: string) {
  const { url, state } = await startTestGoogle(
    configuredResources(project, {
      ...{ siteHost: 'shop.test', services: SERVICES, secrets: {}, logExclusion: {} },
      ...{ auditFilter: '', alerts: { email: '', uptimeCheck: {}, policies: [] } },
    }),
  );
  const location = `projects/${project}/locations/${REGION}`;
  return {
    url,
    state,
    deployFunctions: () => {
      for (const name of FUNCTIONS) {
        const address = `cloudfunctions.googleapis.com/v2/${location}/functions/${name}`;
        state.put({ [address]: functionAnswer(location, name) });
        deployFunction(state, project, name);
      }
    },
    /** The CLI deploys the pinned functions again (firebase-tools, `deploy/hosting/prepare.js`). */
    deployHosting: () => {
      for (const name of PINNED) deployFunction(state, project, name);
      releaseSite(state, project, PINNED);
    },
  };
}
