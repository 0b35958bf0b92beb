import { firstAnswers } from './0001-first-answers.ts';
import type { Migration } from './migration.ts';

/** All migrations in their order. Never remove or renumber one that was released. */
export const MIGRATIONS: readonly Migration[] = [firstAnswers];
