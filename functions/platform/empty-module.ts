// Replaces firebase-admin/database in the bundle (build.mjs).
export {};
