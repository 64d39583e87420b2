import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { bearer, signInStaff } from '../src/auth/session/sessions.harness.js';
import type { CatalogImport } from '../src/catalog/exchange/over-http/catalog-import.model.js';
import { PrismaService } from '../src/platform/prisma/prisma.service.js';
import { shopOfCatalog } from './catalog-lines.harness.js';
import { until } from './support/wait-until.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

interface ImportResult {
  status: number;
  body: CatalogImport & { errors?: { message: string; extensions: { code: string; details: Record<string, unknown> } }[] };
}

/** A file that is being sent. */
export interface ImportUpload {
  /** Waits while the API accepts no more data. */
  write(lines: Iterable<string>): Promise<void>;
  end(): Promise<ImportResult>;
  answer: Promise<ImportResult>;
  /** Breaks the connection. */
  cut(): void;
}

export function startImportUpload(url: string, headers: Record<string, string>, query = ''): ImportUpload {
  const sent = request(`${url}/api/catalog/imports${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...headers },
    agent: false,
  });
  const result = once(sent, 'response').then(async ([response]: IncomingMessage[]) => ({
    status: response?.statusCode ?? 0,
    body: (await json(response as IncomingMessage)) as ImportResult['body'],
  }));
  result.catch(() => undefined);
  sent.on('error', () => undefined);
  return {
    write: async (lines) => {
      for (const line of lines) {
        if (sent.destroyed) return;
        if (!sent.write(line)) await waitForDrain(sent);
      }
    },
    end: () => {
      sent.end();
      return result;
    },
    answer: result,
    cut: () => sent.destroy(),
  };
}

/** Resolves too when the connection is closed. */
function waitForDrain(sent: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      sent.off('drain', settle).off('close', settle);
      resolve();
    };
    sent.on('drain', settle).on('close', settle);
  });
}

const FIELDS =
  'id authorId tokenId state dryRun lastLine lines imported created changed units unitsCreated unitsChanged refused interruption startedAt finishedAt';

/** The API with the directories and sizes that generated lines refer to, and a MANAGER who imports. */
export class ImportingShop {
  private constructor(
    readonly api: TestApi,
    readonly headers: Record<string, string>,
    readonly managerId: string,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}): Promise<ImportingShop> {
    const api = await startTestApi(env);
    await api.app.get(PrismaService).pool.query(shopOfCatalog);
    const { accountId, tokens } = await signInStaff(api, 'MANAGER');
    return new ImportingShop(api, bearer(tokens), accountId);
  }

  /** Deletes the imported data and the imports. */
  async empty(): Promise<void> {
    await this.api.app.get(PrismaService).pool.query('TRUNCATE product, brand, colour, catalog_import CASCADE');
  }

  start(query = ''): ImportUpload {
    return startImportUpload(this.api.url, this.headers, query);
  }

  async import(lines: Iterable<string>, query = ''): Promise<ImportResult> {
    const sending = this.start(query);
    await sending.write(lines);
    return sending.end();
  }

  async ask<Data>(query: string, api = this.api): Promise<Data> {
    const result = await api.post({ query }, this.headers);
    const { data, errors } = (await result.json()) as { data: { answer: Data }; errors?: unknown[] };
    if (errors) throw new Error(JSON.stringify(errors));
    return data.answer;
  }

  find(id: string, api = this.api): Promise<CatalogImport> {
    return this.ask(`{ answer: catalogImport(dto: { id: "${id}" }) { ${FIELDS} } }`, api);
  }

  cancel(id: string, api = this.api): Promise<CatalogImport> {
    return this.ask(`mutation { answer: cancelCatalogImport(dto: { id: "${id}" }) { ${FIELDS} } }`, api);
  }

  list(): Promise<CatalogImport[]> {
    return this.ask<{ items: CatalogImport[] }>(`{ answer: catalogImportList { items { ${FIELDS} } } }`).then(({ items }) => items);
  }

  report(id: string): Promise<Record<string, unknown>[]> {
    return this.#linesAt(`${id}/report`);
  }

  changes<Change = Record<string, unknown>>(id: string): Promise<Change[]> {
    return this.#linesAt<Change>(`${id}/changes`);
  }

  async #linesAt<Line = Record<string, unknown>>(path: string): Promise<Line[]> {
    const result = await fetch(`${this.api.url}/api/catalog/imports/${path}`, { headers: this.headers });
    return (await result.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  }

  async export(): Promise<string> {
    return (await fetch(`${this.api.url}/api/catalog/export`, { headers: this.headers })).text();
  }

  /** Waits until at least so many lines have been imported. */
  async untilImported(id: string, lines: number): Promise<CatalogImport> {
    await until(`${lines} lines are imported`, async () => ((await this.find(id))?.lines ?? 0) >= lines);
    return this.find(id);
  }

  products(): Promise<number> {
    return this.api.db.product.count();
  }

  close(): Promise<void> {
    return this.api.close();
  }
}
