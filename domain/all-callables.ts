import { ADMIN_CALLABLES } from './admin/admin-callables.ts';
import { CALLABLES, type Callables } from './callables.ts';
import { HEALTH_CALLABLES } from './operations/health-callable.ts';

/** Every callable function with the schemas of its input and output. */
export const ALL_CALLABLES: Callables = { ...CALLABLES, ...ADMIN_CALLABLES, ...HEALTH_CALLABLES };
