import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { environment } from '../../../scripts/config.ts';
import { findFreePort } from '../../../scripts/process/port.ts';

let child: ChildProcess | undefined;
let storefront: Server | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  storefront?.close();
  storefront?.closeAllConnections();
});

it('bare-pages.ts fetches a page once from the storefront, but again after a failure', async () => {
  const statuses = [503, 200];
  const server = createServer((_request, response) => {
    response.writeHead(statuses.shift() ?? 404).end('page');
  });
  storefront = server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = await findFreePort();
  const args = [String(port), `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  child = fork(join(import.meta.dirname, 'bare-pages.ts'), args, { env: { ...environment, NODE_OPTIONS: '' } });
  await once(child, 'message');
  const responses = [];
  for (let request = 0; request < 3; request += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/catalog`);
    responses.push([response.status, await response.text()]);
  }
  expect(responses).toEqual([
    [500, expect.stringContaining('/catalog answers 503')],
    [200, 'page'],
    [200, 'page'],
  ]);
});
