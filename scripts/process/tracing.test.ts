import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { environment, readConfig, root } from '../config.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { buildEnvironments, builtPrograms, createProductionProcesses } from '../shop/shop-processes.ts';
import { freeNeighbours } from './port.ts';
import { until } from './until.ts';

interface Span {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Export {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Omit<Span, 'service'>[] }[] }[];
}

const attribute = (attributes: Span['attributes'], wanted: string) => attributes.find(({ key }) => key === wanted)?.value.stringValue;

/** An OTLP collector that records spans. */
const spans: Span[] = [];
const collector = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(await text(request)) as Export;
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = attribute(resource.attributes, 'service.name') ?? '';
    spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...span }))));
  }
  response.end('{}');
});

const server = new URL(environment.TEST_DATABASE_URL ?? '');
const database = Object.assign(new URL(server), { pathname: `/meet_tracing_${process.pid}` });
const dataDir = temporaryFolder('tracing');
const processes: ChildProcess[] = [];
let shop: string;

async function sql(statement: string, { href }: URL = database): Promise<number> {
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  const { rowCount } = await client.query(statement).finally(() => client.end());
  return rowCount ?? 0;
}

async function launch(args: string[], env: NodeJS.ProcessEnv, awaited: 'ready' | 'exit'): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  processes.push(child);
  const [outcome] = await Promise.race([once(child, awaited === 'ready' ? 'message' : 'exit'), once(child, 'exit')]);
  if (awaited === 'ready' ? !outcome?.ready : outcome !== 0) throw new Error(`${args.at(-1)} ended with ${outcome}`);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  // Each health server uses the next port, so this reserves consecutive ports outside the ephemeral range.
  const port = await freeNeighbours(5);
  const config = readConfig({ PORT: String(port), API_PORT: String(port + 2), DATA_DIR: dataDir });
  const env = buildEnvironments(config, {
    MODE: 'demo',
    DATABASE_URL: database.href,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  await launch([builtPrograms.migrate, 'deploy'], env.api, 'exit');
  await Promise.all(createProductionProcesses(env).map((part) => launch(part.args, part.env, 'ready')));
  shop = `http://127.0.0.1:${config.PORT}`;
});

afterAll(async () => {
  const running = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const gone = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill();
  await Promise.all(gone);
  collector.close();
  rmSync(dataDir, { recursive: true, force: true });
  await sql(`drop database if exists ${database.pathname.slice(1)} with (force)`, server);
});

const spansSoFar = () => `another span than ${spans.map(({ service, name }) => `${service} ${name}`).join(', ')}`;
const eventually = <Found>(find: () => Found | Promise<Found>) => until(find, { what: spansSoFar, withinMs: 60_000 });

const spanWhere = (holds: (span: Span) => boolean) => eventually(() => spans.find(holds));
const carries = ({ attributes }: Span, text: string) => JSON.stringify(attributes).includes(text);

it('a trace follows a page from the storefront through the API to its statements', async () => {
  const result = await fetch(`${shop}/catalog`, { headers: { 'x-request-id': 'page-under-test', 'x-forwarded-for': '203.0.113.7' } });
  expect(result.status).toBe(200);
  const page = await spanWhere((span) => span.service === 'storefront' && carries(span, 'page-under-test'));
  const inTrace = (wanted: string, prefix: string) =>
    spanWhere(({ service, name, traceId }) => service === wanted && name.startsWith(prefix) && traceId === page.traceId);
  const call = await inTrace('api', 'POST');
  await inTrace('api', 'SELECT ');
  expect((await spanWhere(({ spanId }) => spanId === call.parentSpanId)).service).toBe('storefront');
  expect(JSON.stringify(spans)).not.toContain('203.0.113.7');
});

it('a trace follows a change into the search index, with the id of its request', async () => {
  const change = "insert into search_outbox (engine, product_id, request_id) select name, uuidv7(), 'change-under-test' from search_engine";
  await eventually(() => sql(change));
  const batch = await spanWhere((span) => span.service === 'search-indexer' && carries(span, 'change-under-test'));
  await spanWhere(({ name, parentSpanId }) => name.startsWith('SELECT ') && parentSpanId === batch.spanId);
  const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'));
  expect(statements.filter(({ name }) => !/^[A-Z]+(?: [\w.]+)?$/.test(name))).toEqual([]);
});
