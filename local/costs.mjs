import { bootstrap } from './bootstrap.mjs';

await bootstrap('tests/bench/costs/main.ts');
