const workspaces = ['api', 'api/client', 'server-kit', 'ui-kit', 'storefront', 'search-indexer'];
/** Matches the files of a workspace. The client lies inside the API's folder, beside the contract, but is a workspace of its own. */
const listFiles = (workspace) => (workspace === 'api' ? '^api/(?!client/)' : `^${workspace}/`);

/** Allowed imports between the API's domains. All domains except platform may import platform, event and journal. */
const arrows = {
  platform: [],
  event: ['account', 'message'],
  journal: [],
  images: [],
  message: [],
  delivery: [],
  payment: [],
  content: ['images'],
  account: ['delivery', 'images', 'message'],
  loyalty: ['account'],
  price: ['loyalty'],
  catalog: ['images', 'loyalty', 'price'],
  search: ['catalog', 'price'],
  auth: ['account', 'loyalty', 'message'],
  cart: ['account', 'catalog', 'delivery', 'loyalty', 'price'],
  order: ['account', 'cart', 'catalog', 'content', 'delivery', 'loyalty', 'message', 'payment', 'price'],
  favourite: ['account', 'catalog', 'price'],
  review: ['account', 'catalog', 'images', 'message', 'order'],
  request: ['account', 'catalog', 'images', 'message', 'price'],
};

/** Allowed imports between the folders of large domains. All folders may import ports, the files named `*.port.ts`. */
const folderArrows = {
  search: {
    document: [],
    analysis: ['document'],
    thesaurus: ['analysis'],
    synonym: ['thesaurus'],
    sets: ['analysis', 'document'],
    meilisearch: ['analysis', 'document'],
    postgres: ['sets'],
    engine: ['document', 'meilisearch', 'postgres', 'sets'],
    query: ['analysis', 'sets', 'thesaurus'],
    filter: ['document', 'engine'],
    listing: ['filter', 'query', 'sets'],
  },
  order: {
    status: [],
    payment: ['status'],
    ledger: ['payment', 'status'],
    mail: ['payment', 'status'],
    lifecycle: ['mail', 'payment', 'status'],
    placing: ['lifecycle', 'mail', 'payment', 'status'],
    model: ['payment', 'placing', 'status'],
    shopper: ['lifecycle', 'mail', 'model', 'payment', 'placing', 'status'],
    admin: ['lifecycle', 'mail', 'model', 'payment', 'placing', 'status'],
    courier: ['lifecycle', 'mail', 'status'],
  },
  cart: {
    quote: [],
    line: ['quote'],
    promo: ['line', 'quote'],
  },
};

/**
 * Allowed imports between the storefront's domains. Every domain may import platform, none may import shell; stories may import everything.
 */
const storefrontArrows = {
  platform: [],
  price: [],
  delivery: [],
  review: ['auth'],
  auth: [],
  content: ['catalog', 'delivery'],
  loyalty: ['auth', 'content'],
  account: ['auth', 'cart', 'delivery'],
  catalog: ['auth', 'delivery', 'price', 'review'],
  search: ['catalog', 'price'],
  favourite: ['auth', 'catalog'],
  cart: ['auth', 'catalog', 'delivery', 'favourite'],
  order: ['account', 'auth', 'cart', 'catalog', 'delivery'],
  request: ['auth', 'catalog', 'content'],
  home: ['auth', 'catalog', 'content', 'price'],
  shell: ['auth', 'cart', 'catalog', 'content', 'delivery', 'favourite', 'request', 'search'],
};

const testFile = '\\.test\\.tsx?$';
const testSupport = '^(?:api|search-indexer)/(?:src|prisma|test)/.*\\.(?:test|harness|fake)\\.ts$';
const either = (names) => `(?:${names.join('|')})`;

function domainRule(domain, targets) {
  const shared = domain === 'platform' ? [] : ['platform', 'event', 'journal'];
  const allowed = [domain, ...targets, ...shared];
  return {
    name: `api-arrows-${domain}`,
    comment: `In the API, ${domain} may only import ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: `^api/src/${domain}/`, pathNot: testFile },
    to: { path: '^api/src/[^/]+/', pathNot: `^api/src/${either(allowed)}/` },
  };
}

function folderRules([domain, folders]) {
  const rules = Object.entries(folders).map(([folder, targets]) => {
    const allowed = [folder, ...targets];
    return {
      name: `${domain}-arrows-${folder}`,
      comment: `In ${domain}, ${folder} may only import ${allowed.join(', ')}, and ports.`,
      severity: 'error',
      from: { path: `^api/src/${domain}/${folder}/`, pathNot: testSupport },
      to: { path: `^api/src/${domain}/[^/]+/`, pathNot: [`^api/src/${domain}/${either(allowed)}/`, '\\.port\\.ts$'] },
    };
  });
  const unknown = {
    name: `${domain}-known-folders`,
    comment: `Add a new folder of ${domain} to its arrows in .dependency-cruiser.mjs before it imports others.`,
    severity: 'error',
    from: { path: `^api/src/${domain}/(?!${either(Object.keys(folders))}/)([^/]+)/`, pathNot: testSupport },
    to: { path: `^api/src/${domain}/[^/]+/`, pathNot: `^api/src/${domain}/$1/` },
  };
  return [...rules, unknown];
}

function storefrontRule([domain, targets]) {
  const allowed = [domain, ...targets, 'platform'];
  return {
    name: `storefront-arrows-${domain}`,
    comment: `In the storefront, ${domain} may only import ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: `^storefront/app/${domain}/`, pathNot: [testFile, '\\.stories\\.tsx$'] },
    to: { path: '^storefront/app/', pathNot: `^storefront/app/${either(allowed)}/` },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other should be one module, or share a third. Cycles of types are allowed.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment:
        'The other rules cannot check an import that does not resolve. The lab of the kit copies its catalogue beside a fixture, and installs Next.',
      severity: 'error',
      from: { pathNot: '^ui-kit/fixtures/(?:next-app/|vite-app/src/styles\\.tsx$)' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '\\?(?:raw|url|inline)$'] },
    },
    {
      name: 'api-stands-alone',
      comment: 'The API owns the database and the contract and does not depend on their users. It imports no workspace but server-kit.',
      severity: 'error',
      from: { path: '^api/(?!client/)' },
      to: { path: `^${either(['api/client', 'ui-kit', 'storefront', 'search-indexer', 'scripts', 'lab'])}/` },
    },
    {
      name: 'server-kit-stands-alone',
      comment: 'server-kit knows neither a part of the shop nor a framework.',
      severity: 'error',
      from: { path: '^server-kit/' },
      to: {
        path: [
          `^${either(['api', 'ui-kit', 'storefront', 'search-indexer', 'scripts', 'lab'])}/`,
          'node_modules/(?:@nestjs|@?fastify|graphql|pg|react)/',
        ],
      },
    },
    {
      name: 'server-kit-is-for-servers',
      comment: 'A page and a browser have no use for what a server process needs.',
      severity: 'error',
      from: { path: '^storefront/(?:app|worker)/' },
      to: { path: '^server-kit/' },
    },
    {
      name: 'client-stands-alone',
      comment: 'The client is made from the contract and runs without the repository. Its tests start the API.',
      severity: 'error',
      from: { path: '^api/client/(?:src|example/src)/', pathNot: '\\.(?:test|harness)\\.ts$' },
      to: {
        path: ['^(?!api/client/|.*node_modules/)', 'node_modules/(?!graphql-ws/|@meet/client/)'],
      },
    },
    {
      name: 'kit-stays-plain',
      comment: 'The kit contains the look of a shop and no data access. Its fixtures are applications of others.',
      severity: 'error',
      from: { path: '^ui-kit/', pathNot: '^ui-kit/fixtures/' },
      to: {
        path: [
          `^${either(['api', 'server-kit', 'storefront', 'search-indexer', 'scripts', 'lab'])}/`,
          'node_modules/(?:@?graphql|mobx|react-router|@react-router)',
        ],
      },
    },
    {
      name: 'lab-is-not-needed',
      comment: 'The shop, its commands and its everyday tests run without lab.',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    ...workspaces.map((workspace) => ({
      name: `package-doors-${workspace.replace('/', '-')}`,
      comment: `Other workspaces import ${workspace} by its package name, through its exports.`,
      severity: 'error',
      from: { path: workspaces.filter((other) => other !== workspace).map(listFiles) },
      to: { path: listFiles(workspace), dependencyTypes: ['local', 'localmodule'] },
    })),
    {
      name: 'api-domain-doors',
      comment: 'File suffixes define visibility: other domains may import only .module .service .model .rules .loader files.',
      severity: 'error',
      from: { path: `^api/src/(${either(Object.keys(arrows))})/`, pathNot: testSupport },
      to: { path: '^api/src/[^/]+/', pathNot: ['^api/src/(?:$1|platform)/', '\\.(?:module|service|model|rules|loader)\\.ts$'] },
    },
    ...Object.entries(arrows).map(([domain, targets]) => domainRule(domain, targets)),
    {
      name: 'api-known-domains',
      comment: 'Add a new domain to the arrows in .dependency-cruiser.mjs before it imports others.',
      severity: 'error',
      from: { path: `^api/src/(?!${either([...Object.keys(arrows), 'exports'])}/)([^/]+)/` },
      to: { path: '^api/src/[^/]+/', pathNot: '^api/src/(?:$1|platform)/' },
    },
    {
      name: 'test-support-is-for-tests',
      comment: 'Files named .test or .harness are not compiled into dist. Fakes of the API are, for the tests of other workspaces.',
      severity: 'error',
      from: { path: `^${either(['api', 'search-indexer'])}/`, pathNot: [testSupport, '^api/src/exports/testing\\.ts$'] },
      to: { path: testSupport },
    },
    {
      name: 'test-is-for-tests',
      comment: 'Only tests and their support, the demo shop and the door for the tests of other workspaces may import api/test.',
      severity: 'error',
      from: { path: '^api/(?:src|prisma)/', pathNot: [testSupport, '^api/src/exports/testing\\.ts$'] },
      to: { path: '^api/test/' },
    },
    {
      name: 'uncompiled-test-support',
      comment: 'What is compiled into dist must not import what is not.',
      severity: 'error',
      from: { path: '^api/(?:src/exports/testing\\.ts$|test/(?:support|factories|fakes)/)', pathNot: testFile },
      to: { path: '^api/(?:src|prisma|test)/.*\\.(?:test|harness)\\.ts$' },
    },
    {
      name: 'api-doors-are-free-of-nest',
      comment: 'src/exports is for other processes, which must not load the server.',
      severity: 'error',
      from: { path: '^api/src/exports/' },
      to: { path: 'node_modules/@nestjs/', reachable: true },
    },
    {
      name: 'api-doors-are-for-others',
      comment: 'Inside the API, import the file itself instead of src/exports. Tests may use the factories.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['^api/src/exports/', testFile] },
      to: { path: '^api/src/exports/' },
    },
    ...Object.entries(folderArrows).flatMap(folderRules),
    ...Object.entries(storefrontArrows).map(storefrontRule),
    {
      name: 'storefront-known-domains',
      comment: 'Add a new domain to the arrows in .dependency-cruiser.mjs before it imports others.',
      severity: 'error',
      from: { path: `^storefront/app/(?!${either(Object.keys(storefrontArrows))}/)([^/]+)/` },
      to: { path: '^storefront/app/[^/]+/', pathNot: '^storefront/app/(?:$1|platform)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        `^${either(workspaces)}/(?:dist|build|coverage|\\.cache|\\.react-router)/`,
        // The integrators' application is not checked, because it has packages of its own.
        '^lab/integrators/application/',
        '\\.(?:css|svg|webp|woff2|graphql)$',
      ],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
