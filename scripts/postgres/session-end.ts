import { Socket } from 'node:net';
import pg from 'pg';

/** Opens an idle session and resolves when it ends: at once if the server refuses it, and when the signal aborts. */
export async function sessionEnd(url: string, signal: AbortSignal): Promise<void> {
  const socket = new Socket();
  const cut = () => socket.destroy();
  signal.addEventListener('abort', cut);
  try {
    const client = new pg.Client({ connectionString: url, application_name: 'supervisor', stream: () => socket });
    client.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    client.connect().catch(cut);
    await closed;
  } finally {
    signal.removeEventListener('abort', cut);
  }
}
