import type { Page, WebSocket } from 'playwright-core';
import { until } from './until.ts';

/** Watches the WebSockets that a page opens from now on. */
export function watchSockets(page: Page) {
  const sockets: WebSocket[] = [];
  let responses = 0;
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"next"')) responses += 1;
    });
  });
  return {
    sockets,
    /** Waits for the first event, which the API sends once the page has subscribed. */
    waitUntilSubscribed: () => until(async () => responses > 0),
  };
}
