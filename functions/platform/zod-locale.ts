import { en } from 'zod/locales';
import { config } from 'zod/mini';

// zod/mini has no error messages by default. The log, invalid settings and refused calls need them.
config(en());
