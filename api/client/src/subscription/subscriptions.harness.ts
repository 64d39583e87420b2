import { once } from 'node:events';
import { createServer } from 'node:http';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';

/** Credentials that a socket was opened with. */
export interface SocketCredentials {
  authorization: unknown;
  cookie: string | undefined;
}

export interface FakeSubscriptions {
  endpoint: string;
  /** Credentials of each connection, in order. */
  usedCredentials: SocketCredentials[];
  /** Number of active subscriptions. */
  countSubscribers(): number;
  publish(status: string): void;
  /** Cuts all connections, as a killed process does. */
  cutConnections(): void;
  stop(): Promise<void>;
}

const schema = buildSchema(`
  type Query { unused: Int }
  type Subscription { orderChanged: Order! }
  type Order { status: String! }
`);

interface Subscriber {
  send: (status: string) => void;
}

/** Streams statuses to a new subscriber, one after the other, until it unsubscribes. */
function streamStatuses(subscribers: Set<Subscriber>): AsyncIterableIterator<{ orderChanged: { status: string } }> {
  const queuedStatuses: string[] = [];
  let wake = () => {};
  const subscriber = {
    send: (status: string) => {
      queuedStatuses.push(status);
      wake();
    },
  };
  subscribers.add(subscriber);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (subscribers.has(subscriber)) {
        const status = queuedStatuses.shift();
        if (status !== undefined) return { done: false, value: { orderChanged: { status } } };
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return { done: true, value: undefined };
    },
    async return() {
      subscribers.delete(subscriber);
      wake();
      return { done: true, value: undefined };
    },
  };
}

/**
 * Speaks graphql-transport-ws as the API does. `chooseCloseCode` returns the code with which a connection is closed: 4401 without a
 * session, 4403 for an expired token, undefined to accept the connection.
 */
export async function startFakeSubscriptions(
  chooseCloseCode: (credentials: SocketCredentials) => number | undefined,
): Promise<FakeSubscriptions> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new WebSocketServer({ server: http, path: '/graphql' });
  const usedCredentials: SocketCredentials[] = [];
  const subscribers = new Set<Subscriber>();
  const handler = useServer(
    {
      schema,
      roots: { subscription: { orderChanged: () => streamStatuses(subscribers) } },
      onConnect({ connectionParams, extra }) {
        const credentials = { authorization: connectionParams?.authorization, cookie: extra.request.headers.cookie };
        usedCredentials.push(credentials);
        const code = chooseCloseCode(credentials);
        if (code !== undefined) extra.socket.close(code, 'refused');
        return code === undefined;
      },
    },
    server,
  );
  const { port } = Object(http.address());
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    usedCredentials,
    countSubscribers: () => subscribers.size,
    publish: (status) => {
      for (const { send } of subscribers) send(status);
    },
    cutConnections: () => {
      for (const socket of server.clients as Set<WebSocket>) socket.terminate();
      subscribers.clear();
    },
    async stop() {
      await handler.dispose();
      http.closeAllConnections();
      await once(http.close(), 'close');
    },
  };
}
