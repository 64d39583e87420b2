import { request } from 'node:http';

/** Returns the transferred size of a body, gzipped if the server compresses it. */
export function measureTransferSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
