import { readStack } from '../../support/stack.ts';

/**
 * A project of its own in the emulators, for functions that a test runs itself: those of the stack
 * hear nothing of it. Imported before the functions, which read it when they are loaded.
 */
const project = 'demo-faults';
const bucket = `${project}.firebasestorage.app`;

process.env['GCLOUD_PROJECT'] = project;
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
process.env['DOORSTEP_STACK'] = JSON.stringify({ ...readStack(), project, bucket });
