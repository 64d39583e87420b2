import type { EntryContext, ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Entry = ServerBuild['entry']['module']['default'];
type Data = Record<string, unknown>;

/** The recorded data that a page was rendered from. */
export interface Recorded {
  routerContext: EntryContext;
  /** Loader data by route id, with deferred values resolved. */
  given: Map<string, unknown>;
}

const isData = (value: unknown): value is Data => value !== null && typeof value === 'object' && !Array.isArray(value);

interface Arrived {
  arrived: unknown;
}

const isArrived = (value: unknown): value is Arrived => isData(value) && 'arrived' in value;

/** Awaits the promises in loader data and marks their values, so that `fresh` can turn them into promises again. */
async function settled(data: unknown): Promise<unknown> {
  if (!isData(data)) return data;
  const entries = Object.entries(data).map(async ([name, value]) => [name, value instanceof Promise ? { arrived: await value } : value]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns loader data as the loader did: deferred values are new promises, as in each visit. */
export function fresh(given: unknown): unknown {
  if (!isData(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, isArrived(value) ? Promise.resolve(value.arrived) : value]),
  );
}

/** A build that records its loaders and then replays them. The rest of the server runs unchanged. */
export class CannedBuild {
  readonly build: ServerBuild;
  readonly #recorded = new Map<string, Recorded>();
  readonly #heard = new Set<string>();

  constructor(original: ServerBuild) {
    const render: Entry = (request, status, headers, routerContext, context) => {
      if (!this.#heard.has(request.url)) this.#of(request.url).routerContext = routerContext;
      return original.entry.module.default(request, status, headers, routerContext, context);
    };
    const module = { ...original.entry.module, default: render };
    this.build = { ...original, entry: { module }, routes: this.#canned(original.routes) };
  }

  /** Replays the recorded data for this page from now on. */
  play(url: string) {
    this.#heard.add(url);
  }

  recorded(url: string): Recorded {
    return this.#of(url);
  }

  #of(url: string): Recorded {
    const recorded = this.#recorded.get(url) ?? ({ given: new Map() } as Recorded);
    this.#recorded.set(url, recorded);
    return recorded;
  }

  #canned(routes: Routes): Routes {
    const entries = Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader;
      if (!route || !loader) return [id, route];
      const canned: typeof loader = async (args) => {
        const { given } = this.#of(args.request.url);
        if (!this.#heard.has(args.request.url)) given.set(id, await settled(await loader(args)));
        return fresh(given.get(id));
      };
      return [id, { ...route, module: { ...route.module, loader: canned } }];
    });
    return Object.fromEntries(entries);
  }
}
