import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environment } from '../config.ts';
import { copyProject } from './copy-project.ts';

/** A copy of the project, in which each check runs on a deliberate mistake, because a check that never fails proves nothing. */
const projectCopy = mkdtempSync(join(tmpdir(), 'meet-checks-'));

interface Result {
  code: number;
  output: string;
}

const checks = {
  boundaries: ['depcruise', 'api', 'server-kit', 'ui-kit', 'storefront', 'search-indexer', 'scripts', 'lab', '.storybook'],
  unusedCode: ['knip'],
  lint: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  schema: ['npm', 'run', '--silent', 'schema', '-w', '@meet/api', '--', '--check'],
  compatibility: ['npm', 'run', '--silent', 'compatibility', '-w', '@meet/api'],
  migrations: ['npm', 'run', '--silent', 'db:drift', '-w', '@meet/api'],
  operations: ['npm', 'run', '--silent', 'generate', '-w', '@meet/storefront'],
  clientOperations: ['npm', 'run', '--silent', 'generate', '-w', '@meet/client'],
  clientTypes: ['tsc', '--noEmit', '-p', 'api/client'],
  variables: ['node', 'scripts/docs/configuration.ts', '--check'],
  links: ['node', 'scripts/docs/links.ts'],
};

function run([command = '', ...args]: string[]): Promise<Result> {
  const bin = join(projectCopy, 'node_modules/.bin');
  // Jest's NODE_ENV would silence some tools, and colours would break the assertions.
  const { FORCE_COLOR: _, ...inheritedVariables } = environment;
  const env = {
    ...inheritedVariables,
    NO_COLOR: '1',
    NODE_ENV: '',
    PATH: `${bin}:${environment.PATH}`,
    DATABASE_URL: environment.TEST_DATABASE_URL,
    NODE_OPTIONS: '',
  };
  return new Promise((resolve) => {
    execFile(command, args, { cwd: projectCopy, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

/**
 * Runs a check after editing files in the copy of the project, and then restores these files. A string replaces a file, a function edits
 * it.
 */
async function runWith(check: string[], edits: Record<string, string | ((text: string) => string)>): Promise<Result> {
  const restoreFunctions = Object.entries(edits).map(([name, edit]) => {
    const file = join(projectCopy, name);
    if (typeof edit === 'string') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, edit);
      return () => rmSync(file);
    }
    const originalText = readFileSync(file, 'utf8');
    const editedText = edit(originalText);
    if (editedText === originalText) throw new Error(`The mistake was not made: ${name} has changed its form.`);
    writeFileSync(file, editedText);
    return () => writeFileSync(file, originalText);
  });
  const result = await run(check);
  for (const restore of restoreFunctions) restore();
  return result;
}

beforeAll(async () => {
  copyProject(projectCopy);
  for (const command of ['npm run --silent build -w @meet/api', 'react-router typegen storefront'])
    expect(await run(command.split(' '))).toEqual({ code: 0, output: expect.any(String) });
});

afterAll(() => rmSync(projectCopy, { recursive: true, force: true }));

it.each(Object.entries(checks))('%s passes on the unchanged project', async (_name, check) => {
  const { code, output } = await run(check);
  expect(code === 0 ? '' : output).toBe('');
});

describe('a check fails for', () => {
  it('forbidden imports', async () => {
    const { code, output } = await runWith(checks.boundaries, {
      'api/src/catalog/arrow.ts': "import '../search/search.module.js';\n",
      'api/src/search/door.ts': "import '../catalog/product/product.resolver.js';\n",
      'api/src/platform/above.ts': "import '../catalog/catalog.module.js';\n",
      'api/src/novelty/unknown.ts': "import '../catalog/catalog.module.js';\n",
      'api/src/catalog/outside.ts': "import '../../../search-indexer/src/config.js';\n",
      'scripts/shop/experiment.ts': "import '../../lab/labs.ts';\n",
      'api/client/src/inside.ts': "import '../../src/platform/process/clock.js';\n",
      'api/src/exports/nest.ts': "import '../catalog/catalog.module.js';\n",
      'api/src/catalog/chicken.ts': "import './egg.js';\n",
      'api/src/catalog/egg.ts': "import './chicken.js';\n",
      'api/src/search/document/loose.ts': "import './documents.harness.js';\n",
      'search-indexer/src/side-door.ts': "import '../../api/src/platform/process/clock.js';\n",
      'storefront/app/platform/above.ts': "import '../routes.ts';\n",
      'storefront/app/catalog/arrow.ts': "import '../cart/cart.store.ts';\n",
      'storefront/app/novelty/unknown.ts': "import '../catalog/directory/directories.ts';\n",
      'server-kit/src/frame.ts': "import 'fastify';\n",
      'storefront/app/platform/port.ts': "import '@meet/server-kit/lifecycle';\n",
      'ui-kit/src/button/store.ts': "import 'mobx';\n",
    });
    const rules = [...output.matchAll(/error ([\w-]+):/g)].map(([, rule]) => rule);
    expect(new Set(rules)).toEqual(
      new Set([
        'api-arrows-catalog',
        'api-arrows-platform',
        'api-domain-doors',
        'api-doors-are-free-of-nest',
        'api-known-domains',
        'api-stands-alone',
        'client-stands-alone',
        'kit-stays-plain',
        'lab-is-not-needed',
        'no-cycles',
        'package-doors-api',
        'package-doors-search-indexer',
        'server-kit-is-for-servers',
        'server-kit-stands-alone',
        'storefront-arrows-catalog',
        'storefront-arrows-platform',
        'storefront-known-domains',
        'test-support-is-for-tests',
      ]),
    );
    expect(code).not.toBe(0);
  });

  it('an unused export', async () => {
    const { code, output } = await runWith(checks.unusedCode, {
      'scripts/process/port.ts': (text) => `${text}\nexport const forgotten = 1;\n`,
    });
    expect(output).toContain('forgotten');
    expect(code).not.toBe(0);
  });

  it('an environment variable read outside the config', async () => {
    const { code, output } = await runWith(checks.lint, { 'api/src/platform/past.ts': 'export const home = process.env.HOME;\n' });
    expect(output).toContain('noProcessEnv');
    expect(code).not.toBe(0);
  });

  it('a name that does not say what a value is or what a function does', async () => {
    const { code, output } = await runWith(checks.lint, {
      'api/src/platform/past.ts': "export const asked = 1;\nexport const linesOf = (text: string) => text.split('\\n');\n",
    });
    expect(output).toContain('does not say what the value is');
    expect(output).toContain('does not say what the function does');
    expect(code).not.toBe(0);
  });

  it('lazy loading that does not handle a missing script, and unsafe parts of React Router', async () => {
    const { code, output } = await runWith(checks.lint, {
      'storefront/app/home/late.tsx':
        "import { lazy } from 'react';\nimport { UNSAFE_RouteContext } from 'react-router';\n\nexport const Late = lazy(() => import('./HomePage.tsx'));\nexport const context = UNSAFE_RouteContext;\n",
    });
    expect(output).toContain('Use lazyPart or hydrateLater');
    expect(output).toContain('Load it by lazyPart, hydrateLater or onDemand');
    expect(output).toContain('What React Router calls unsafe');
    expect(code).not.toBe(0);
  });

  it('an outdated schema.graphql', async () => {
    const { code, output } = await runWith(checks.schema, {
      'api/schema.graphql': (text) => text.replace('type Query {', 'type Query {\n  """By hand"""\n  byHand: Int\n'),
    });
    expect(output).toContain('schema.graphql');
    expect(code).not.toBe(0);
  });

  it('a breaking change to the contract, except when its announced end date has passed', async () => {
    const removedField = { 'api/schema.graphql': (text: string) => text.replace('  unitSold: Int!\n', '  soldUnits: Int!\n') };
    const { code, output } = await runWith(checks.compatibility, removedField);
    expect(output).toContain('- Product.unitSold was removed.');
    expect(code).toBe(1);
    const deprecateUntil = (day: string) => ({
      ...removedField,
      'api/schema.baseline.graphql': (text: string) =>
        text.replace('  unitSold: Int!', `  unitSold: Int! @deprecated(reason: "Use popularity; until ${day}")`),
    });
    expect((await runWith(checks.compatibility, deprecateUntil('9999-12-31'))).code).toBe(1);
    expect((await runWith(checks.compatibility, deprecateUntil('2020-01-01'))).code).toBe(0);
  });

  it('a breaking change that docs/api-changes.md announces and the contract does not make', async () => {
    const { code, output } = await runWith(checks.compatibility, {
      'docs/api-changes.md': (text) =>
        text.replace('## Next release\n', '$&\n| Part | Before | Now |\n| --- | --- | --- |\n| `Product.unitSold` | `Float!` | `Int!` |\n'),
    });
    expect(output).toContain('- Product.unitSold\n');
    expect(code).toBe(1);
  });

  it('a schema.prisma that describes more than the migrations make', async () => {
    const { code, output } = await runWith(checks.migrations, {
      'api/prisma/schema.prisma': (text) => `${text}\nmodel Forgotten {\n  id Int @id\n}\n`,
    });
    expect(output).toContain('CREATE TABLE "Forgotten"');
    expect(code).not.toBe(0);
  });

  it('an operation with a field that the contract lacks', async () => {
    const { code, output } = await runWith(checks.operations, {
      'storefront/app/catalog/mistaken.graphql': 'query Mistaken {\n  directoryList {\n    nosuchfield\n  }\n}\n',
    });
    expect(output).toContain('nosuchfield');
    expect(code).not.toBe(0);
  });

  it('an operation of the client with a field that the contract has lost', async () => {
    const { code, output } = await runWith(checks.clientOperations, {
      'api/schema.graphql': (text) => text.replaceAll('  newArrival: Boolean!\n', '  isNew: Boolean!\n'),
    });
    expect(output).toContain('newArrival');
    expect(code).not.toBe(0);
  });

  it('an error code whose details the client does not describe', async () => {
    const addedErrorCode = { 'api/schema.graphql': (text: string) => text.replace('enum ErrorCode {\n', 'enum ErrorCode {\n  NOVELTY\n') };
    const { code, output } = await runWith(
      ['sh', '-c', `${checks.clientOperations.join(' ')} && ${checks.clientTypes.join(' ')}`],
      addedErrorCode,
    );
    expect(output).toContain('error-details.ts');
    expect(code).not.toBe(0);
    expect((await run(checks.clientOperations)).code).toBe(0);
  });

  it('an environment variable without a description', async () => {
    const { code, output } = await runWith(checks.variables, {
      'search-indexer/src/config.ts': (text) => text.replace('z.object({', 'z.object({ SECRET_SWITCH: z.string().optional(),'),
    });
    expect(output).toContain('SECRET_SWITCH (search-indexer) has no description');
    expect(code).toBe(1);
  });

  it('an environment variable that belongs to no group of docs/configuration.md', async () => {
    const { code, output } = await runWith(checks.variables, {
      'api/src/platform/config/config.ts': (text) =>
        text.replace('z.object({', "z.object({ NEW_SWITCH: z.string().optional().describe('New'),"),
    });
    expect(output).toContain('NEW_SWITCH (api) belongs to no group');
    expect(code).toBe(1);
  });

  it('broken links, and links out of a published package', async () => {
    const link = (target: string) => (text: string) => `${text}\n[Read on](${target})\n`;
    const { code, output } = await runWith(checks.links, {
      'ARCHITECTURE.md': link('docs/nowhere.md'),
      'CONTRIBUTING.md': link('ARCHITECTURE.md#no-such-heading'),
      'api/client/README.md': link('../README.md'),
      'ui-kit/README.md': link('../docs/operating.md'),
    });
    expect(output.trim().split('\n')).toEqual([
      'ARCHITECTURE.md links to docs/nowhere.md, which does not exist.',
      'CONTRIBUTING.md links to ARCHITECTURE.md#no-such-heading, but ARCHITECTURE.md has no such heading.',
      'api/client/README.md links to ../README.md, which is not in the package.',
      'ui-kit/README.md links to ../docs/operating.md, which is not in the package.',
    ]);
    expect(code).toBe(1);
  });

  it('an outdated docs/configuration.md', async () => {
    const { code, output } = await runWith(checks.variables, {
      'search-indexer/src/config.ts': (text) => text.replace("describe('API key of Meilisearch')", "describe('API key')"),
    });
    expect(output).toContain('docs/configuration.md is out of date');
    expect(code).toBe(1);
  });
});
