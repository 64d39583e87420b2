/** A message of PostgreSQL's protocol after the start of a connection. */
export interface Message {
  type: string;
  body: Buffer;
}

const HEADER_BYTES = 5;
const LENGTH_BYTES = 4;

/** Splits what a socket receives into messages. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);

  read(bytes: Buffer): Message[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const messages: Message[] = [];
    while (this.#rest.length >= HEADER_BYTES) {
      const end = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < end) break;
      messages.push({ type: this.#rest.toString('latin1', 0, 1), body: this.#rest.subarray(HEADER_BYTES, end) });
      this.#rest = this.#rest.subarray(end);
    }
    return messages;
  }
}

/** Texts are ended by a zero, as in the protocol. */
export function toBytes(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(type, 'latin1');
  header.writeInt32BE(LENGTH_BYTES + body.length, 1);
  return Buffer.concat([header, body]);
}

/** Splits the first texts off. */
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

/** Reads the first message of a connection: its parameters, or what else the client requests. */
export function readStart(bytes: Buffer): Map<string, string> | 'ssl' | 'cancel' {
  const code = bytes.readInt32BE(LENGTH_BYTES);
  if (code === SSL_REQUEST) return 'ssl';
  if (code === CANCEL_REQUEST) return 'cancel';
  const texts = bytes.toString('utf8', 2 * LENGTH_BYTES).split('\0');
  const parameters = new Map<string, string>();
  for (let index = 0; texts[index]; index += 2) parameters.set(texts[index] ?? '', texts[index + 1] ?? '');
  return parameters;
}
