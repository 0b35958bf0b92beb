import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the address answers HTTP with any status but a gateway's or server's fault (or until `signal` aborts, then
 * rejects with its reason).
 */
export async function untilAnswers(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    if (await answers(url)) return;
    await sleep(150);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html,*/*' },
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    await response.body?.cancel();
    // 501 is what the Storage emulator says at its root.
    return response.status < 500 || response.status === 501;
  } catch {
    // Not listening yet: that is what is being waited for.
    return false;
  }
}
