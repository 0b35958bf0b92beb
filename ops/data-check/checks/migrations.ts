import { migrationStateSchema } from '../../migrations/state.ts';
import { defineCheck, problemUnless } from '../check.ts';

export const migrations = defineCheck({
  collection: 'migrations',
  schema: migrationStateSchema,
  validate: ({ value }) => [
    ...problemUnless(value.changed <= value.checked, 'changed: higher than checked'),
    ...problemUnless(
      (value.state === 'done') === (value.finished_at !== null),
      'finished_at: does not match the state',
    ),
  ],
});
