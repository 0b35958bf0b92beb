import { bootstrap } from '../local/bootstrap.mjs';

await bootstrap('tests/run.ts');
