import { until } from '../../scripts/process/until.ts';
import { Refusal } from '../../scripts/terminal.ts';
import type { ListedProduct } from './shop-client.ts';

const TASK_WITHIN_MS = 10 * 60_000;
const INDEX_NAME = 'without_our_analysis';

interface Task {
  status: string;
  error: { message: string } | null;
}

/** Meilisearch with default settings, filled with the texts of the products: the baseline with which the shop's search is compared. */
export class PlainMeilisearch {
  private readonly url: string;
  private readonly key: string;

  constructor(url: string, key: string) {
    this.url = url;
    this.key = key;
  }

  private async send<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(this.key ? { authorization: `Bearer ${this.key}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Refusal(`Meilisearch refused ${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Data;
  }

  private async waitForTask({ taskUid }: { taskUid: number }): Promise<Task> {
    const hasEnded = async () => {
      const task = await this.send<Task>('GET', `/tasks/${taskUid}`);
      return ['enqueued', 'processing'].includes(task.status) ? null : task;
    };
    return until(hasEnded, { what: `Meilisearch ends its task ${taskUid}`, withinMs: TASK_WITHIN_MS });
  }

  /** Replaces all documents of the index, and waits until Meilisearch has processed them. */
  async replaceDocuments(products: readonly ListedProduct[]): Promise<void> {
    // The deletion fails if there is no index yet, which does no harm.
    await this.waitForTask(await this.send('DELETE', `/indexes/${INDEX_NAME}`));
    const documents = products.map(({ slug, texts }) => ({ id: slug, ...texts }));
    const { status, error } = await this.waitForTask(await this.send('POST', `/indexes/${INDEX_NAME}/documents?primaryKey=id`, documents));
    if (status !== 'succeeded') throw new Refusal(`Meilisearch did not accept the products: ${error?.message ?? status}`);
  }

  async search(q: string, limit: number): Promise<string[]> {
    const { hits } = await this.send<{ hits: { id: string }[] }>('POST', `/indexes/${INDEX_NAME}/search`, { q, limit });
    return hits.map(({ id }) => id);
  }
}
