import type { EntryContext, ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Entry = ServerBuild['entry']['module']['default'];
type Data = Record<string, unknown>;

/** The recorded data that a page was rendered from. */
export interface RecordedPage {
  routerContext: EntryContext;
  /** Loader data by route id, with deferred values resolved. */
  loaderData: Map<string, unknown>;
}

const isData = (value: unknown): value is Data => value !== null && typeof value === 'object' && !Array.isArray(value);

interface SettledValue {
  settledValue: unknown;
}

const isSettled = (value: unknown): value is SettledValue => isData(value) && 'settledValue' in value;

/** Awaits the promises in loader data and marks their values, so that `restoreDeferred` can turn them into promises again. */
async function settleDeferred(data: unknown): Promise<unknown> {
  if (!isData(data)) return data;
  const entries = Object.entries(data).map(async ([name, value]) => [
    name,
    value instanceof Promise ? { settledValue: await value } : value,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns loader data as the loader did: deferred values are new promises, as in each visit. */
export function restoreDeferred(loaderData: unknown): unknown {
  if (!isData(loaderData)) return loaderData;
  return Object.fromEntries(
    Object.entries(loaderData).map(([name, value]) => [name, isSettled(value) ? Promise.resolve(value.settledValue) : value]),
  );
}

/** A build of the storefront that records the data of its loaders and then replays it. The rest of the server runs unchanged. */
export class CannedBuild {
  readonly build: ServerBuild;
  readonly #recordedPages = new Map<string, RecordedPage>();
  readonly #recordedUrls = new Set<string>();

  constructor(originalBuild: ServerBuild) {
    const render: Entry = (request, status, headers, routerContext, context) => {
      if (!this.#recordedUrls.has(request.url)) this.#findEntry(request.url).routerContext = routerContext;
      return originalBuild.entry.module.default(request, status, headers, routerContext, context);
    };
    const module = { ...originalBuild.entry.module, default: render };
    this.build = { ...originalBuild, entry: { module }, routes: this.#createReplayRoutes(originalBuild.routes) };
  }

  /** Replays the recorded data for this page from now on. */
  replay(url: string) {
    this.#recordedUrls.add(url);
  }

  getRecorded(url: string): RecordedPage {
    return this.#findEntry(url);
  }

  #findEntry(url: string): RecordedPage {
    const recordedPage = this.#recordedPages.get(url) ?? ({ loaderData: new Map() } as RecordedPage);
    this.#recordedPages.set(url, recordedPage);
    return recordedPage;
  }

  #createReplayRoutes(routes: Routes): Routes {
    const entries = Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader;
      if (!route || !loader) return [id, route];
      const cannedLoader: typeof loader = async (args) => {
        const { loaderData } = this.#findEntry(args.request.url);
        if (!this.#recordedUrls.has(args.request.url)) loaderData.set(id, await settleDeferred(await loader(args)));
        return restoreDeferred(loaderData.get(id));
      };
      return [id, { ...route, module: { ...route.module, loader: cannedLoader } }];
    });
    return Object.fromEntries(entries);
  }
}
