import type { MiddlewareHandler } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../api/api-error.ts';
import type { World } from '../world.ts';

/** While `/_control/refuse` holds, everything but the control routes fails as Stripe does when it is down. */
export function refuseWhenAsked(world: World): MiddlewareHandler {
  return async (c, next) => {
    const { refusal } = world;
    const left = (refusal?.until ?? 0) - Date.now();
    const isOver = !refusal || left <= 0 || refusal.requests === 0;
    if (isOver || c.req.path.startsWith('/_control')) {
      await next();
      return;
    }
    refusal.requests -= 1;
    if (refusal.status === null) await sleep(left);
    const message = 'The Stripe stand-in was told to refuse requests for a while.';
    const body = new ApiError(500, 'api_error', message).toBody();
    return new Response(JSON.stringify(body), {
      status: refusal.status ?? 503,
      headers: { 'Content-Type': 'application/json' },
    });
  };
}
