import { fileURLToPath } from 'node:url';
import panda from '@pandacss/dev/postcss';

export default { plugins: [panda({ cwd: fileURLToPath(new URL('.', import.meta.url)) })] };
