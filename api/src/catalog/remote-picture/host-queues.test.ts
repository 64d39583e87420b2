import { describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { runByHost } from './host-queues.js';

interface Download {
  url: string;
}

const buildDownloads = (host: string, count: number): Download[] =>
  Array.from({ length: count }, (_, index) => ({ url: `https://${host}/${index}.png` }));

/** Downloads. Those from the hosts in `hanging` end only when the test releases them. */
class Downloads {
  readonly started: string[] = [];
  readonly ended: string[] = [];
  readonly stopping = new AbortController();
  readonly #releases: (() => void)[] = [];
  due: Download[];

  constructor(
    due: Download[],
    readonly hanging: string[] = [],
  ) {
    this.due = due;
  }

  readonly countRunning = (host: string): number => this.#count(this.started, host) - this.#count(this.ended, host);

  readonly countEnded = (host: string): number => this.#count(this.ended, host);

  run(): Promise<void> {
    const findDue = async (busy: readonly string[]) => this.due.filter(({ url }) => !busy.includes(new URL(url).host)).slice(0, 50);
    return runByHost<Download>({ findDue, runTask: (one) => this.#work(one), pollEveryMs: 20 }, this.stopping.signal);
  }

  release(): void {
    this.hanging.length = 0;
    for (const release of this.#releases.splice(0)) release();
  }

  #count(urls: string[], host: string): number {
    return urls.filter((url) => new URL(url).host === host).length;
  }

  async #work({ url }: Download): Promise<void> {
    this.started.push(url);
    if (this.hanging.includes(new URL(url).host)) await new Promise<void>((resolve) => this.#releases.push(resolve));
    this.due = this.due.filter((one) => one.url !== url);
    this.ended.push(url);
  }
}

describe('downloads of pictures', () => {
  it('continue from other hosts while one host hangs, on which at most two downloads wait', async () => {
    const downloads = new Downloads([...buildDownloads('hangs.example', 60), ...buildDownloads('works.example', 60)], ['hangs.example']);
    const run = downloads.run();
    await until('the others are done', () => downloads.countEnded('works.example') === 60);
    expect([downloads.countRunning('hangs.example'), downloads.countEnded('hangs.example')]).toEqual([2, 0]);
    downloads.release();
    await run;
    expect(downloads.ended).toHaveLength(120);
    expect(new Set(downloads.started).size).toBe(120);
  });

  it('start when they become due even while another host hangs', async () => {
    const downloads = new Downloads(buildDownloads('hangs.example', 10), ['hangs.example']);
    const run = downloads.run();
    await until('it hangs', () => downloads.countRunning('hangs.example') === 2);
    downloads.due.push(...buildDownloads('works.example', 3));
    await until('the others are done', () => downloads.countEnded('works.example') === 3);
    downloads.release();
    await run;
    expect(downloads.ended).toHaveLength(13);
  });

  it('run at most six at a time across all hosts', async () => {
    const hosts = Array.from({ length: 9 }, (_, index) => `host-${index}.example`);
    const downloads = new Downloads(
      hosts.flatMap((host) => buildDownloads(host, 3)),
      [...hosts],
    );
    const run = downloads.run();
    await until('all slots are taken', () => downloads.started.length === 6);
    downloads.release();
    await run;
    expect(downloads.ended).toHaveLength(27);
  });

  it('do not start once the process is stopping, which waits for those in progress', async () => {
    const downloads = new Downloads(buildDownloads('hangs.example', 10), ['hangs.example']);
    const run = downloads.run();
    await until('it hangs', () => downloads.countRunning('hangs.example') === 2);
    downloads.stopping.abort();
    downloads.release();
    await run;
    expect(downloads.ended).toHaveLength(2);
  });

  it('end with the error of the first failed download once all downloads in progress have ended', async () => {
    const ended: string[] = [];
    let due = [...buildDownloads('fails.example', 1), ...buildDownloads('works.example', 1)];
    const runTask = async ({ url }: Download) => {
      due = due.filter((one) => one.url !== url);
      if (url.includes('fails')) throw new Error('no database');
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(url);
    };
    await expect(runByHost({ findDue: async () => due, runTask }, new AbortController().signal)).rejects.toThrow('no database');
    expect(ended).toEqual(['https://works.example/0.png']);
  });
});
