/** A message of PostgreSQL's protocol, other than the first one of a connection. */
export interface Message {
  type: string;
  body: Buffer;
}

const HEADER_BYTES = 5;
const LENGTH_BYTES = 4;

/** Splits what a socket receives into messages. */
export class MessageReader {
  #unreadBytes: Buffer = Buffer.alloc(0);

  read(bytes: Buffer): Message[] {
    this.#unreadBytes = Buffer.concat([this.#unreadBytes, bytes]);
    const messages: Message[] = [];
    while (this.#unreadBytes.length >= HEADER_BYTES) {
      const end = 1 + this.#unreadBytes.readInt32BE(1);
      if (this.#unreadBytes.length < end) break;
      messages.push({ type: this.#unreadBytes.toString('latin1', 0, 1), body: this.#unreadBytes.subarray(HEADER_BYTES, end) });
      this.#unreadBytes = this.#unreadBytes.subarray(end);
    }
    return messages;
  }
}

/** Builds a message. Each text in it ends with a zero byte, as the protocol requires. */
export function toBytes(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(type, 'latin1');
  header.writeInt32BE(LENGTH_BYTES + body.length, 1);
  return Buffer.concat([header, body]);
}

/** Splits the first `count` texts off the body of a message. */
export function splitTexts(body: Buffer, count: number): [texts: string[], rest: Buffer] {
  const texts: string[] = [];
  let start = 0;
  for (let index = 0; index < count; index += 1) {
    const end = body.indexOf(0, start);
    texts.push(body.toString('utf8', start, end));
    start = end + 1;
  }
  return [texts, body.subarray(start)];
}

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;

/** Reads the first message of a connection: its parameters, or a request for TLS or for cancelling a query. */
export function readFirstMessage(bytes: Buffer): Map<string, string> | 'ssl' | 'cancel' {
  const code = bytes.readInt32BE(LENGTH_BYTES);
  if (code === SSL_REQUEST) return 'ssl';
  if (code === CANCEL_REQUEST) return 'cancel';
  const texts = bytes.toString('utf8', 2 * LENGTH_BYTES).split('\0');
  const parameters = new Map<string, string>();
  for (let index = 0; texts[index]; index += 2) parameters.set(texts[index] ?? '', texts[index + 1] ?? '');
  return parameters;
}
