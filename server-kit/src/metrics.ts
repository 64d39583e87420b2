import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface GaugeDescription {
  name: string;
  help: string;
}

let nodeMetrics: Registry | undefined;

/** Metrics of Node itself. They are observed until the process ends, so a process that starts several servers registers them once. */
function observeNode(): Registry {
  if (!nodeMetrics) {
    nodeMetrics = new Registry();
    collectDefaultMetrics({ register: nodeMetrics });
  }
  return nodeMetrics;
}

/** Prometheus metrics of a process, served on its health port. */
export class ProcessMetrics {
  readonly registry = new Registry();
  readonly #nodeRegistry = observeNode();

  /** A gauge that is read on each scrape. If it cannot be read, the other metrics are still served. */
  registerGauge({ name, help }: GaugeDescription, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.set(Number.NaN);
        }
      },
    });
  }

  /** Durations of requests in seconds. */
  createDurationHistogram(name: string): Histogram<'method' | 'route' | 'status'> {
    return new Histogram({
      name,
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
  }

  async scrape(): Promise<{ body: string; type: string }> {
    return { body: `${await this.#nodeRegistry.metrics()}\n${await this.registry.metrics()}`, type: this.registry.contentType };
  }
}
