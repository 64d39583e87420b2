// Preloaded by `node --import` into api, search-indexer and storefront, in front of their own code; without an endpoint it does nothing.
import { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';

/** A process goes by the name of its workspace unless OTEL_SERVICE_NAME gives another. */
function serviceName(entry: string): string {
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
  // A process goes by process.exit once it has drained, so the last half second of spans may be lost; nothing waits for the collector.
  const batches = new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter(), scheduledDelayMillis: 500 });
  const resource = resources
    .resourceFromAttributes({ 'service.name': serviceName(entry) })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(new sdk.TracerProvider({ resource, spanProcessors: [batches] }));
  instrumentation.registerInstrumentations({
    instrumentations: [
      new http.HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => url.startsWith('/health/') || url === '/metrics',
        headersToSpanAttributes: { server: { requestHeaders: ['x-request-id'] } },
        // A shopper's address is personal data, which a trace has no use for.
        requestHook: (span, request) => {
          if (request instanceof IncomingMessage) span.setAttributes({ 'client.address': 'withheld', 'network.peer.address': 'withheld' });
        },
      }),
      new undici.UndiciInstrumentation({ requireParentforSpans: true }),
      // Values of parameters stay out of spans (the default): they hold personal data.
      new postgres.PgInstrumentation({ requireParentSpan: true }),
    ],
  });
}

const entry = process.argv[1];
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT && entry) await startTracing(entry);
