import { firestore } from '../../../../functions/platform/firestore.ts';
import { readStack } from '../../stack.ts';
import { adminDb, databaseProject } from '../admin.ts';

/*
 * Gives tests and functions the worker's own database. This is a module of its own, because a
 * set-up file runs again for each test file.
 */
const projectId = databaseProject();
if (projectId !== readStack().project) {
  for (const db of [adminDb(), firestore()]) db.settings({ projectId });
}
