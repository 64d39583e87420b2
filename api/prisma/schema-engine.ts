import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory, SqlQuery } from '@prisma/driver-adapter-utils';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';
import * as wasmGlue from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { findAdapterError, readText } from '../src/platform/prisma/database-errors.js';
import { databaseUrl, openSession, withoutTimeLimit } from './database-session.js';

// Prisma's migrate command needs an engine binary that it downloads. This module runs the same engine as WebAssembly, from an npm package.

export interface OpenEngine {
  engine: SchemaEngine;
  close: () => Promise<void>;
}

/** Opens Prisma's schema engine on an existing database. */
export async function openSchemaEngine(url: string, schema: SchemasContainer): Promise<OpenEngine> {
  loadWasm();
  const pools = new Set<pg.Pool>();
  const engine = await wasmGlue.SchemaEngine.new(
    { datamodels: schema.files.map((file) => [file.path, file.content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory(createAdapterFactory(url, pools)),
  );
  return {
    engine,
    close: async () => {
      engine.free();
      await Promise.all([...pools].map((pool) => pool.end()));
    },
  };
}

// TypeScript declares WebAssembly in its DOM types only.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: Record<string, object>) => { exports: Record<string, unknown> };
};

let isLoaded = false;

/** Instantiates the engine here, because the package's entry imports the .wasm file as a module, for which Node prints a warning. */
function loadWasm(): void {
  if (isLoaded) return;
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: rethrow } });
  const glueFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasmModule = new WebAssembly.Module(readFileSync(glueFile.replace(/\.js$/, '.wasm')));
  const { exports } = new WebAssembly.Instance(wasmModule, { './schema_engine_bg.js': unrefTimers(wasmGlue) });
  wasmGlue.__wbg_set_wasm(exports);
  const start = exports.__wbindgen_start;
  if (typeof start !== 'function') throw new Error('@prisma/schema-engine-wasm has no __wbindgen_start');
  start();
  isLoaded = true;
}

/** Unrefs the engine's timers, because the engine leaves a lock timer running that would keep the process alive for 10 s. */
function unrefTimers(glue: Record<string, unknown>): Record<string, unknown> {
  const unrefImports = Object.entries(glue).map(([name, imported]) => {
    if (!name.startsWith('__wbg_setTimeout_') || typeof imported !== 'function') return [name, imported];
    return [name, (...args: unknown[]): unknown => imported(...args).unref()];
  });
  return Object.fromEntries(unrefImports);
}

function rethrow(message: string): never {
  throw new Error(`Prisma's schema engine failed: ${message}`);
}

function createAdapterFactory(url: string, pools: Set<pg.Pool>): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(url, pools),
    connectToShadowDb: () => connectToShadow(url, pools),
  };
}

async function connect(url: string, pools: Set<pg.Pool>): Promise<SqlDriverAdapter> {
  const charColumns: CharColumns = new WeakMap();
  const pool = createEnginePool(url, charColumns);
  pools.add(pool);
  const adapter = await new PrismaPg(pool).connect();
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: async (query) => {
      const result = await adapter.queryRaw(query);
      for (const index of charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    },
    executeRaw: (query) => adapter.executeRaw(query),
    // adapter-pg splits scripts at every ";", even inside $$ bodies. Without arguments PostgreSQL runs the whole script atomically.
    executeScript: (script) =>
      /\bCONCURRENTLY\b/i.test(script)
        ? runWithoutLockTimeout(url, script)
        : retryWhileLocked(() => adapter.executeRaw(withoutArguments(script))),
    startTransaction: (level) => adapter.startTransaction(level),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: async () => {
      pools.delete(pool);
      await pool.end();
    },
  };
}

/** A statement that waits for a table lock blocks all later statements on that table, so it gives up after this time. */
const LOCK_MS = 2_000;
const PAUSE_MS = 3_000;
const MAX_ATTEMPTS = 20;
const LOCK_TIMEOUT = '55P03';

/**
 * Runs a script that builds an index CONCURRENTLY, without a lock timeout. PostgreSQL waits for all earlier transactions, which blocks no
 * other statement; a timeout would leave an invalid index.
 */
async function runWithoutLockTimeout(url: string, script: string): Promise<void> {
  const client = await openSession(url);
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
}

/** Retries an atomic script while other transactions hold its locks. The pauses let those transactions finish. */
async function retryWhileLocked(script: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await script();
      return;
    } catch (error) {
      if (readText(findAdapterError(error), 'originalCode') !== LOCK_TIMEOUT || attempt === MAX_ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
}

type CharColumns = WeakMap<unknown[][], number[]>;

const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/**
 * adapter-pg rejects columns of the system type "char". They are relabelled as text here, and `connect` reports them to the engine as
 * characters.
 */
function createEnginePool(url: string, charColumns: CharColumns): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    lock_timeout: LOCK_MS,
    onConnect: (client) => client.query(`SELECT ${withoutTimeLimit}`),
  });
  const query = pool.query.bind(pool);
  const queryAsText = async (config: pg.QueryArrayConfig): Promise<pg.QueryArrayResult> => {
    const result = await query(config);
    const indexes = result.fields?.flatMap((field, index) => (field.dataTypeID === CHAR_TYPE ? [index] : [])) ?? [];
    for (const index of indexes) Object.assign(result.fields[index] ?? {}, { dataTypeID: TEXT_TYPE });
    if (indexes.length > 0) charColumns.set(result.rows, indexes);
    return result;
  };
  return Object.assign(pool, { query: queryAsText });
}

/** Creates a separate shadow database. With a connection string, adapter-pg would use the main database as its own shadow. */
async function connectToShadow(url: string, pools: Set<pg.Pool>): Promise<SqlDriverAdapter> {
  const name = `prisma_shadow_${randomUUID().replaceAll('-', '')}`;
  const main = await connect(url, pools);
  await main.executeRaw(withoutArguments(`CREATE DATABASE "${name}"`));
  const shadow = await connect(databaseUrl(url, name), pools);
  return {
    ...shadow,
    dispose: async () => {
      await shadow.dispose();
      await main.executeRaw(withoutArguments(`DROP DATABASE "${name}" WITH (FORCE)`));
      await main.dispose();
    },
  };
}

function withoutArguments(sql: string): SqlQuery {
  return { sql, args: [], argTypes: [] };
}
