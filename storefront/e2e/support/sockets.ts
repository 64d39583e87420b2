import type { Page, WebSocket } from 'playwright-core';
import { until } from './until.ts';

/** Watches the WebSockets that a page opens from now on. */
export function watchSockets(page: Page) {
  const sockets: WebSocket[] = [];
  let answers = 0;
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"next"')) answers += 1;
    });
  });
  return {
    sockets,
    /** Waits until the page is told of changes. */
    followed: () => until(async () => answers > 0),
  };
}
