import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parseEnv } from './lib/env-schema.ts';

const emptyModule = fileURLToPath(new URL('lib/empty-module.ts', import.meta.url));

// reactfire imports every Firebase product statically. Two of them we never use; the others must be
// droppable from chunks that do not need them.
const DROPPABLE = /node_modules\/(reactfire|@?firebase\/(firestore|functions|storage))\//;

/** Without it a site would be deployed that shows nothing. */
const configuration: Plugin = {
  name: 'doorstep-configuration',
  apply: 'build',
  configResolved: ({ env }) => {
    try {
      parseEnv(env);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      console.error(`✖ ${problem} Set it in web/.env.production: see docs/operations.md.`);
      process.exit(1);
    }
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), configuration],
  resolve: {
    alias: { 'firebase/database': emptyModule, 'firebase/remote-config': emptyModule },
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !DROPPABLE.test(id) },
    },
  },
});
