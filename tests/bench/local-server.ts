import { createServer, type RequestListener } from 'node:http';

/** Answers on a free port of this machine; with its address, and what ends it. */
export async function serveLocally(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port ?? 0}`, stop };
}
