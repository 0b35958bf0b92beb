import { at, patch, remove, SETUP, testItems } from '../../item-cases.ts';
import { PROJECT } from '../../test-support.ts';

testItems([
  {
    item: 'credentials',
    broken: 'Google does not answer',
    by: (_state, context) => {
      context.google.get = () => Promise.reject(new Error('no network'));
    },
    state: 'unknown',
    detail: 'The check failed (no network)',
    fix: `npm run doctor -- --project ${PROJECT} --only credentials`,
  },
  {
    item: 'project',
    broken: 'the project does not exist',
    by: remove(at.project),
    state: 'missing',
    detail: 'my-shop does not exist, or you have no access to it',
    fix: SETUP('project'),
  },
  {
    item: 'project',
    broken: 'the project is marked for deletion',
    by: patch(at.project, { state: 'DELETE_REQUESTED' }),
    state: 'wrong',
    detail: 'my-shop is marked for deletion',
    fix: 'gcloud projects undelete my-shop',
  },
  {
    item: 'project',
    broken: 'Firebase is not added',
    by: remove(at.firebase),
    state: 'missing',
    detail: 'The Google Cloud project my-shop does not have Firebase yet',
    fix: SETUP('project'),
  },
  {
    item: 'billing-plan',
    broken: 'there is no billing account',
    by: patch(at.billing, { billingEnabled: false, billingAccountName: '' }),
    state: 'missing',
    detail: 'The project has no billing account, and functions need the Blaze plan',
    fix: SETUP('billing-plan'),
  },
  {
    item: 'services',
    broken: 'two services are disabled',
    by: (state) => {
      state.remove(`${at.services}/run.googleapis.com`);
      state.patch(`${at.services}/pubsub.googleapis.com`, { state: 'DISABLED' }, null);
    },
    state: 'missing',
    detail: 'Not enabled: pubsub.googleapis.com, run.googleapis.com',
    fix: 'gcloud services enable pubsub.googleapis.com run.googleapis.com --project my-shop',
  },
]);
