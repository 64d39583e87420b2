import { createHash } from 'node:crypto';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const kitSource = new URL('../ui-kit/src/', import.meta.url).pathname;

/** Gives the build a name, made of the names of its files, which carry their content; the pages ask for it to learn of a newer one. */
function buildName(): Plugin {
  return {
    name: 'meet:build-name',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).sort().join('\n');
      const id = createHash('sha256').update(files).digest('hex').slice(0, 16);
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id }) });
    },
  };
}

const framework =
  /node_modules.(?:react|react-dom|scheduler|react-router|@emotion|stylis|hoist-non-react-statics|react-is|mobx|mobx-react-lite)\//;

type ModuleInfoOf = (id: string) => { importedIds: readonly string[] } | null;

/** The module and all its static imports, recursively. */
function withImports(from: readonly string[], infoOf: ModuleInfoOf): ReadonlySet<string> {
  const reached = new Set(from);
  for (const id of reached) for (const imported of infoOf(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

// Only Emotion's `withTheme` needs them, and nothing here uses it.
const unusedOfEmotion = /node_modules.(?:hoist-non-react-statics|react-is)\//;

const ofEveryPage =
  /app.(?:entry\.client\.tsx|root\.tsx|catalog.card.viewed\.store|platform.(?:head.json-ld|theme.layout-style)|shell.(?:path.path-metadata|use-shell-data))/;

interface SharedChunk {
  name: string;
  /** Modules that it is made of, with all that they import. */
  roots: RegExp;
  /** Only of what these import as well. */
  alsoOf?: RegExp;
}

// In order of priority: a module belongs to the first chunk that matches, so chunks of more pages come first.
const shared: readonly SharedChunk[] = [
  { name: 'frame', roots: ofEveryPage },
  {
    name: 'goods',
    roots: /app.(?:cart.use-add-to-cart|favourite.use-like|price.price-props)|ui-kit.dist.(?:badge.Badge|button.LinkButton|price.Price)/,
  },
  { name: 'choice', roots: /ui-kit.dist.(?:size-picker.SizePicker|radio-group.RadioGroup)/ },
  { name: 'card', roots: /app.catalog.card.GoodsCard/ },
  // A chunk takes all that its modules import: without this one the home page and the product page would load the listing.
  { name: 'common', roots: /app.catalog.listing.ListingView/, alsoOf: /app.(?:home.HomeView|catalog.product.ProductView)/ },
  { name: 'listing', roots: /app.catalog.listing.ListingView/ },
];

/** Puts what goes together into few files: the same code in dozens of small ones is 10 kB heavier, because each is compressed for itself. */
function fewChunks(): Plugin {
  const members = new Map<string, ReadonlySet<string>>();
  return {
    name: 'meet:few-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const reachedFrom = (roots: RegExp) =>
        withImports(
          all.filter((id) => roots.test(id)),
          (id) => this.getModuleInfo(id),
        );
      for (const { name, roots, alsoOf } of shared) {
        const reached = reachedFrom(roots);
        const others = alsoOf ? reachedFrom(alsoOf) : reached;
        members.set(name, new Set([...reached].filter((id) => others.has(id))));
      }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'framework', test: framework, priority: shared.length + 1 },
          ...shared.map(({ name }, place) => ({ name, priority: shared.length - place, test: (id: string) => members.get(name)?.has(id) })),
        ],
      },
    }),
  };
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [reactRouter(), fewChunks(), buildName()],
  oxc: { jsx: { importSource: '@emotion/react' } },
  resolve: {
    // Hot reload reaches into the kit; the production build takes what the kit publishes.
    alias: command === 'serve' ? [{ find: /^@meet\/ui-kit\/((?!theme\.css)[\w-]+)$/, replacement: `${kitSource}$1/index.ts` }] : [],
    dedupe: ['@emotion/react', '@emotion/cache'],
  },
  optimizeDeps: {
    // Named before they are found: a late find reloads the page with a second copy of Emotion.
    include: [
      '@emotion/cache',
      '@emotion/react',
      '@emotion/react/jsx-dev-runtime',
      '@emotion/react/jsx-runtime',
      'mobx',
      'mobx-react-lite',
    ],
  },
  environments: {
    // A document is nothing but its text: what a page does not ask is left out of its script.
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: ['TypedDocumentString'], moduleSideEffects: [{ test: unusedOfEmotion, sideEffects: false }] },
        },
      },
    },
    ssr: {
      // One self-contained server bundle: a single copy of React, Router and Emotion, all in their production form.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true as const } }),
      build: { rollupOptions: { input: './server/render.ts' } },
    },
  },
}));
