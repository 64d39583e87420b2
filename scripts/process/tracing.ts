// Preloaded by `node --import` into api, search-indexer and storefront, before their own code. Does nothing without an OTLP endpoint. The
// packages of OpenTelemetry are imported singly, 21 MB in all, because auto-instrumentations-node has 91 MB.
import { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import { nameStatement } from './statement-name.ts';

/** Returns the name of the workspace, which OTEL_SERVICE_NAME overrides. */
function readServiceName(entry: string): string {
  return relative(join(import.meta.dirname, '../..'), entry).split(sep)[0] ?? 'meet';
}

async function startTracing(entry: string): Promise<void> {
  const [api, sdk, resources, core, hooks, exporter, instrumentation, http, undici, postgres] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-undici'),
    import('@opentelemetry/instrumentation-pg'),
  ]);
  // A drained process calls process.exit without waiting for the collector, so up to half a second of spans may be lost.
  const batchProcessor = new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter(), scheduledDelayMillis: 500 });
  const resource = resources
    .resourceFromAttributes({ 'service.name': readServiceName(entry) })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(new sdk.TracerProvider({ resource, spanProcessors: [batchProcessor] }));
  instrumentation.registerInstrumentations({
    instrumentations: [
      new http.HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => url.startsWith('/health/') || url === '/metrics',
        headersToSpanAttributes: { server: { requestHeaders: ['x-request-id'] } },
        // IP addresses are personal data, which traces do not need.
        requestHook: (span, request) => {
          if (request instanceof IncomingMessage) span.setAttributes({ 'client.address': 'withheld', 'network.peer.address': 'withheld' });
        },
      }),
      new undici.UndiciInstrumentation({ requireParentforSpans: true }),
      // By default spans omit parameter values, which contain personal data.
      new postgres.PgInstrumentation({
        requireParentSpan: true,
        // By default a span of a prepared statement is named by the hash that the statement is prepared under.
        requestHook: (span, { query }) => {
          const name = nameStatement(query.text);
          span.updateName(name).setAttribute('db.query.summary', name);
        },
      }),
    ],
  });
}

const entry = process.argv[1];
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT && entry) await startTracing(entry);
