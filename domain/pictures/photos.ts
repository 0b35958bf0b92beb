import * as z from 'zod/mini';

/** The download addresses of the photos of a message or a request. Older documents have none. */
export const photosSchema = z._default(z.array(z.string()), []);
