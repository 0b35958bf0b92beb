import { bootstrap } from './bootstrap.mjs';

await bootstrap('local/stack/main.ts');
