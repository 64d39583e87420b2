import { readText } from './typed-document.ts';

type Fetch = typeof globalThis.fetch;

/** A network that counts requests and can drop the response to a request that the API has executed. */
export class Network {
  /** Names of the operations that were requested, in order. */
  readonly operationNames: string[] = [];
  /** Called with the name of the operation before its request is sent. */
  before: (name: string) => unknown = () => {};
  /** Called with the name of the operation and its response. */
  after: (name: string, response: Response) => unknown = () => {};

  readonly fetch: Fetch = async (address, init) => {
    const name = /(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1] ?? '';
    this.operationNames.push(name);
    await this.before(name);
    const response = await fetch(address, init);
    await this.after(name, response);
    return response;
  };

  count(document: { toString(): string }): number {
    const [, name] = /^\w+ (\w+)/.exec(readText(document)) ?? [];
    return this.operationNames.filter((operationName) => operationName === name).length;
  }
}

export const failConnection = (): never => {
  throw new TypeError('fetch failed');
};
