import { once } from 'node:events';

interface InspectorResponse {
  id?: number;
  result?: { usedSize?: number };
  error?: { message: string };
}

async function fetchDebuggerUrl(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('the inspector has no target');
  return target.webSocketDebuggerUrl;
}

/** Calls a method of Node's inspector and returns its result. */
async function callMethod(socket: WebSocket, id: number, method: string): Promise<NonNullable<InspectorResponse['result']>> {
  socket.send(JSON.stringify({ id, method }));
  for (;;) {
    const [event] = (await once(socket, 'message')) as [MessageEvent<string>];
    const { id: responseId, result, error } = JSON.parse(event.data) as InspectorResponse;
    if (responseId !== id) continue;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }
}

async function measureCollectedHeap(socket: WebSocket): Promise<number> {
  await once(socket, 'open');
  // The first collection may run finalizers, whose objects the second one collects.
  await callMethod(socket, 1, 'HeapProfiler.collectGarbage');
  await callMethod(socket, 2, 'HeapProfiler.collectGarbage');
  const { usedSize = Number.NaN } = await callMethod(socket, 3, 'Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Collects all garbage of a process and returns the size of its remaining heap, in MB. Fails if the process ends meanwhile. */
export async function measureHeapAfterCollection(port: number): Promise<number> {
  const socket = new WebSocket(await fetchDebuggerUrl(port));
  const rejectOnClose = once(socket, 'close').then((): never => {
    throw new Error(`the inspector on port ${port} closed the connection`);
  });
  try {
    return await Promise.race([measureCollectedHeap(socket), rejectOnClose]);
  } finally {
    socket.close();
  }
}
