import { en } from 'zod/locales';
import { config } from 'zod/mini';

// The log, a wrong setting and a refused call say in words what does not fit; zod/mini has none by itself.
config(en());
