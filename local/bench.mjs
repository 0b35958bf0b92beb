import { bootstrap } from './bootstrap.mjs';

await bootstrap('tests/bench/main.ts');
