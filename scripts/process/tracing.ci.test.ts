import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { environment, readConfig, root } from '../config.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';
import { buildEnvironments, builtPrograms, createProductionProcesses } from '../shop/shop-processes.ts';
import { findFreeNeighbours } from './port.ts';
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

const readAttribute = (attributes: Span['attributes'], name: string) => attributes.find(({ key }) => key === name)?.value.stringValue;

/** An OTLP collector that records spans. */
const spans: Span[] = [];
const collector = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(await text(request)) as Export;
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = readAttribute(resource.attributes, 'service.name') ?? '';
    spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...span }))));
  }
  response.end('{}');
});

const serverUrl = new URL(environment.TEST_DATABASE_URL ?? '');
const database = Object.assign(new URL(serverUrl), { pathname: `/meet_tracing_${process.pid}` });
const dataDir = createTemporaryFolder('tracing');
const processes: ChildProcess[] = [];
let shop: string;

async function sql(statement: string, { href }: URL = database): Promise<number> {
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  const { rowCount } = await client.query(statement).finally(() => client.end());
  return rowCount ?? 0;
}

async function launch(args: string[], env: NodeJS.ProcessEnv, awaitedEvent: 'ready' | 'exit'): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  processes.push(child);
  const [outcome] = await Promise.race([once(child, awaitedEvent === 'ready' ? 'message' : 'exit'), once(child, 'exit')]);
  if (awaitedEvent === 'ready' ? !outcome?.ready : outcome !== 0) throw new Error(`${args.at(-1)} ended with ${outcome}`);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  // Each health server uses the next port, so this reserves consecutive ports outside the ephemeral range.
  const port = await findFreeNeighbours(5);
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
  const exits = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill();
  await Promise.all(exits);
  collector.close();
  rmSync(dataDir, { recursive: true, force: true });
  await sql(`drop database if exists ${database.pathname.slice(1)} with (force)`, serverUrl);
});

const describeSpans = () => `another span than ${spans.map(({ service, name }) => `${service} ${name}`).join(', ')}`;
const eventually = <Found>(find: () => Found | Promise<Found>) => until(find, { what: describeSpans, withinMs: 60_000 });

const waitForSpan = (matches: (span: Span) => boolean) => eventually(() => spans.find(matches));
const hasAttributeText = ({ attributes }: Span, text: string) => JSON.stringify(attributes).includes(text);

it('the trace of a page leads from the storefront through the API to SQL, and no span contains the client address', async () => {
  const response = await fetch(`${shop}/catalog`, { headers: { 'x-request-id': 'page-under-test', 'x-forwarded-for': '203.0.113.7' } });
  expect(response.status).toBe(200);
  const page = await waitForSpan((span) => span.service === 'storefront' && hasAttributeText(span, 'page-under-test'));
  const waitForSpanInTrace = (expectedService: string, prefix: string) =>
    waitForSpan(({ service, name, traceId }) => service === expectedService && name.startsWith(prefix) && traceId === page.traceId);
  const call = await waitForSpanInTrace('api', 'POST');
  await waitForSpanInTrace('api', 'SELECT ');
  expect((await waitForSpan(({ spanId }) => spanId === call.parentSpanId)).service).toBe('storefront');
  expect(JSON.stringify(spans)).not.toContain('203.0.113.7');
});

it('the indexer’s span of a change has the id of the request and contains its SQL, and the names of SQL spans have no values', async () => {
  const change = "insert into search_outbox (engine, product_id, request_id) select name, uuidv7(), 'change-under-test' from search_engine";
  await eventually(() => sql(change));
  const batch = await waitForSpan((span) => span.service === 'search-indexer' && hasAttributeText(span, 'change-under-test'));
  await waitForSpan(({ name, parentSpanId }) => name.startsWith('SELECT ') && parentSpanId === batch.spanId);
  const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'));
  expect(statements.filter(({ name }) => !/^[A-Z]+(?: [\w.]+)?$/.test(name))).toEqual([]);
});
