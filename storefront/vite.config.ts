import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { storefrontDocuments } from './vite.documents.ts';

const kitSource = fileURLToPath(new URL('../ui-kit/src/', import.meta.url));

/** Emits the id of the build, a hash of its file names, which contain content hashes. Open pages poll it to learn of a newer build. */
function emitBuildId(): Plugin {
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

const emotionJsx = /^@emotion\/react\/jsx-runtime$/;
const serverJsx = fileURLToPath(new URL('app/platform/render/server-jsx.server.ts', import.meta.url));

/** Replaces Emotion's JSX runtime on the server by one that renders fewer components. */
function takeServerJsx(): Plugin {
  return {
    name: 'meet:server-jsx',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: emotionJsx }, handler: () => serverJsx },
  };
}

const framework =
  /node_modules.(?:react|react-dom|scheduler|react-router|@emotion|stylis|hoist-non-react-statics|react-is|mobx|mobx-react-lite)\//;

type GetModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

/** Returns the modules in `from` and all modules that they import statically, directly or indirectly. */
function collectImports(from: readonly string[], getInfo: GetModuleInfo): ReadonlySet<string> {
  const reached = new Set(from);
  for (const id of reached) for (const imported of getInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

// Only Emotion's `withTheme` needs these packages, and the shop does not use it.
const unusedEmotionPackages = /node_modules.(?:hoist-non-react-statics|react-is)\//;

// Modules of all pages, and small modules of forms, cart and account that would otherwise be separate files.
const everyPageModules =
  /app.(?:entry\.client\.tsx|root\.tsx|auth.link.SignInLink|cart.use-checkout-cart|catalog.viewed\.store|platform.(?:brand-names|capitalize|form.form-text|head.json-ld|theme.(?:layout|text)-style|use-on-tab-return)|shell.path.path-metadata)|ui-kit.dist.internal.(?:money-format|style.layers)/;

interface SharedChunk {
  name: string;
  /** Modules of the chunk. The chunk also contains what they import. */
  roots: RegExp;
  /** Leaves in the chunk only modules that the modules matching this pattern import too. */
  alsoImportedBy?: RegExp;
}

// Ordered by priority: a module belongs to the first chunk that contains it.
const sharedChunks: readonly SharedChunk[] = [
  { name: 'frame', roots: everyPageModules },
  {
    name: 'goods',
    roots: /app.(?:price.price-props)|ui-kit.dist.(?:badge.Badge|button.LinkButton|picture.Picture|price.Price)/,
  },
  // The checkout and the account have radio groups, but no size pickers.
  { name: 'options', roots: /ui-kit.dist.radio-group.RadioGroup/ },
  // The listing draws sizes in its filters, but needs no size picker until a card is touched.
  { name: 'sizes', roots: /ui-kit.dist.size-picker.SizePicker/, alsoImportedBy: /app.catalog.listing.ListingView/ },
  { name: 'size-picker', roots: /ui-kit.dist.size-picker.SizePicker/ },
  // Cart and checkout show no cards, but use some of their modules.
  { name: 'unit', roots: /app.catalog.card.GoodsCard/, alsoImportedBy: /app.order.checkout.CheckoutView/ },
  // Without this chunk, the pages of the account would load the listing.
  { name: 'empty-state', roots: /ui-kit.dist.empty-state.EmptyState/ },
  { name: 'form', roots: /app.(?:delivery.city.city\.rules|platform.(?:form.field-errors|theme.form-style))/ },
  { name: 'text-field', roots: /ui-kit.dist.text-field.TextField/ },
  // What the checkout has in common with the form of a delivery address.
  {
    name: 'address',
    roots: /app.(?:account.address.AddressForm|delivery.city.choice.change-city)/,
    alsoImportedBy: /app.order.checkout.CheckoutView/,
  },
  // The sums of the cart, the checkout and an order. Without the chunk `skeleton`, other pages would load them for their skeletons.
  { name: 'skeleton', roots: /ui-kit.dist.skeleton.Skeleton/ },
  { name: 'sums', roots: /ui-kit.dist.order-summary.(?:OrderSummary|OrderTotal)/ },
  // What the checkout's page shares with those of its parts that load later.
  {
    name: 'checkout',
    roots:
      /app.order.checkout.(?:page-style|use-cart-reload|draft.checkout-draft|form.(?:CheckoutSection|field-props)|placing.(?:OfferNote|checkout-outcome|main-button)|quote.(?:quote-request|visible-sum))/,
  },
  { name: 'card', roots: /app.catalog.card.GoodsCard/ },
  // A chunk contains everything that its modules import. Without this chunk, the home and product pages would load the listing.
  { name: 'common', roots: /app.catalog.listing.ListingView/, alsoImportedBy: /app.(?:home.HomeView|catalog.product.ProductView)/ },
  // Without this chunk, every page would load the listing at the first touch.
  { name: 'touched', roots: /app.shell.DeferredShell/, alsoImportedBy: /app.catalog.listing.ListingView/ },
  { name: 'listing', roots: /app.catalog.listing.ListingView/ },
  // What every page of a signed-in shopper loads.
  { name: 'account', roots: /app.cart.account.account-cart\.ts/ },
];

/** Groups modules into few chunks. The same code in dozens of small files is 10 kB larger, because each file is compressed separately. */
function groupChunks(): Plugin {
  const moduleIdsByChunk = new Map<string, ReadonlySet<string>>();
  return {
    name: 'meet:few-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      const allIds = [...this.getModuleIds()];
      const listReachable = (roots: RegExp) =>
        collectImports(
          allIds.filter((id) => roots.test(id)),
          (id) => this.getModuleInfo(id),
        );
      for (const { name, roots, alsoImportedBy } of sharedChunks) {
        const reached = listReachable(roots);
        const reachedByOthers = alsoImportedBy ? listReachable(alsoImportedBy) : reached;
        moduleIdsByChunk.set(name, new Set([...reached].filter((id) => reachedByOthers.has(id))));
      }
    },
    outputOptions: (options) => ({
      ...options,
      // The hash is short, because each script names the scripts that it imports, and random characters hardly compress.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          { name: 'framework', test: framework, priority: sharedChunks.length + 1 },
          ...sharedChunks.map(({ name }, index) => ({
            name,
            priority: sharedChunks.length - index,
            test: (id: string) => moduleIdsByChunk.get(name)?.has(id),
          })),
        ],
      },
    }),
  };
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [storefrontDocuments(), takeServerJsx(), reactRouter(), groupChunks(), emitBuildId()],
  oxc: { jsx: { importSource: '@emotion/react' } },
  resolve: {
    // Hot reload uses the kit's source; the production build uses the published files.
    alias: command === 'serve' ? [{ find: /^@meet\/ui-kit\/((?!theme\.css)[\w-]+)$/, replacement: `${kitSource}$1/index.ts` }] : [],
    dedupe: ['@emotion/react', '@emotion/cache'],
  },
  optimizeDeps: {
    // Vite would discover these packages late, and then reload the page with a second copy of Emotion.
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
    // GraphQL documents are strings without side effects, so unused ones are removed from a page's script.
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            manualPureFunctions: ['TypedDocumentString'],
            moduleSideEffects: [{ test: unusedEmotionPackages, sideEffects: false }],
          },
        },
      },
    },
    ssr: {
      // The server bundle contains its packages, so that it has one copy of React, Router and Emotion, in their production builds.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true as const } }),
      build: { rollupOptions: { input: './server/page-bundle.ts' } },
    },
  },
}));
