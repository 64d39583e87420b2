import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { bearer, signInStaff } from '../src/auth/session/sessions.harness.js';
import type { CatalogImport } from '../src/catalog/exchange/over-http/catalog-import.model.js';
import { PrismaService } from '../src/platform/prisma/prisma.service.js';
import { insertReferencedRowsSql } from './catalog-lines.harness.js';
import { until } from './support/wait-until.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

interface ImportResult {
  status: number;
  body: CatalogImport & { errors?: { message: string; extensions: { code: string; details: Record<string, unknown> } }[] };
}

/** A catalog file that is being uploaded. */
export interface ImportUpload {
  /** Sends lines, and waits while the API accepts no more data. */
  write(lines: Iterable<string>): Promise<void>;
  end(): Promise<ImportResult>;
  result: Promise<ImportResult>;
  disconnect(): void;
}

export function startImportUpload(url: string, headers: Record<string, string>, query = ''): ImportUpload {
  const sentRequest = request(`${url}/api/catalog/imports${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...headers },
    agent: false,
  });
  const result = once(sentRequest, 'response').then(async ([response]: IncomingMessage[]) => ({
    status: response?.statusCode ?? 0,
    body: (await json(response as IncomingMessage)) as ImportResult['body'],
  }));
  result.catch(() => undefined);
  sentRequest.on('error', () => undefined);
  return {
    write: async (lines) => {
      for (const line of lines) {
        if (sentRequest.destroyed) return;
        if (!sentRequest.write(line)) await waitForDrain(sentRequest);
      }
    },
    end: () => {
      sentRequest.end();
      return result;
    },
    result,
    disconnect: () => sentRequest.destroy(),
  };
}

/** Waits until the request can take more data, or its connection is closed. */
function waitForDrain(sentRequest: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      sentRequest.off('drain', finish).off('close', finish);
      resolve();
    };
    sentRequest.on('drain', finish).on('close', finish);
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
    await api.app.get(PrismaService).pool.query(insertReferencedRowsSql);
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
    const upload = this.start(query);
    await upload.write(lines);
    return upload.end();
  }

  async #execute<Data>(operation: string, api = this.api): Promise<Data> {
    const response = await api.post({ query: operation }, this.headers);
    const { data, errors } = (await response.json()) as { data: { result: Data }; errors?: unknown[] };
    if (errors) throw new Error(JSON.stringify(errors));
    return data.result;
  }

  find(id: string, api = this.api): Promise<CatalogImport> {
    return this.#execute(`{ result: catalogImport(dto: { id: "${id}" }) { ${FIELDS} } }`, api);
  }

  cancel(id: string, api = this.api): Promise<CatalogImport> {
    return this.#execute(`mutation { result: cancelCatalogImport(dto: { id: "${id}" }) { ${FIELDS} } }`, api);
  }

  list(): Promise<CatalogImport[]> {
    return this.#execute<{ items: CatalogImport[] }>(`{ result: catalogImportList { items { ${FIELDS} } } }`).then(({ items }) => items);
  }

  readReport(id: string): Promise<Record<string, unknown>[]> {
    return this.#readLines(`${id}/report`);
  }

  readChanges<Change = Record<string, unknown>>(id: string): Promise<Change[]> {
    return this.#readLines<Change>(`${id}/changes`);
  }

  async #readLines<Line = Record<string, unknown>>(path: string): Promise<Line[]> {
    const response = await fetch(`${this.api.url}/api/catalog/imports/${path}`, { headers: this.headers });
    return (await response.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  }

  async export(): Promise<string> {
    return (await fetch(`${this.api.url}/api/catalog/export`, { headers: this.headers })).text();
  }

  /** Waits until at least this number of lines has been imported. */
  async untilImported(id: string, lines: number): Promise<CatalogImport> {
    await until(`${lines} lines are imported`, async () => ((await this.find(id))?.lines ?? 0) >= lines);
    return this.find(id);
  }

  countProducts(): Promise<number> {
    return this.api.db.product.count();
  }

  close(): Promise<void> {
    return this.api.close();
  }
}
