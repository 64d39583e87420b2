import { request } from 'node:http';

/** Returns the transferred size of a body, gzipped if the server compresses it. */
export function measureTransferSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sentRequest = request(address, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    sentRequest.on('error', reject);
    sentRequest.end();
  });
}
