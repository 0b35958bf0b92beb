import { bootstrap } from './bootstrap.mjs';

await bootstrap('stack/main.ts');
