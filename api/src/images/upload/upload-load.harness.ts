// A thread that uploads files at a steady pace until it gets a message to stop. Tests run this file directly with Node's type stripping, so
// it must not import other modules of the project at runtime.
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

interface Task {
  url: string;
  authorization: string;
  files: Uint8Array<ArrayBuffer>[];
  /** Time from one upload to the next. */
  paceMs: number;
}

const { url, authorization, files, paceMs } = workerData as Task;

let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});
let sentCount = 0;
for (; !isStopped; sentCount += 1) {
  const next = setTimeout(paceMs);
  const body = new FormData();
  body.append('file', new Blob([files[sentCount % files.length] ?? '']), 'photo.png');
  const response = await fetch(`${url}/api/uploads`, { method: 'POST', headers: { authorization }, body });
  await response.arrayBuffer();
  await next;
}
parentPort?.postMessage(sentCount);
