import { bootstrap } from './bootstrap.mjs';

await bootstrap('tests/load/main.ts');
