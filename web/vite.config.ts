import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const emptyModule = fileURLToPath(new URL('lib/empty-module.ts', import.meta.url));

// reactfire imports every Firebase product statically. Two of them we never use; the others must be
// droppable from chunks that do not need them.
const DROPPABLE = /node_modules\/(reactfire|@?firebase\/(firestore|functions|storage))\//;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
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
