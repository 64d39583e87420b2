import type { CodegenConfig } from '@graphql-codegen/cli';

const operations = {
  plugins: ['typescript-operations', './documents.plugin.ts'],
  config: { importSchemaTypesFrom: './src/generated/types.ts' },
};

const config: CodegenConfig = {
  schema: '../schema.graphql',
  importExtension: '.ts',
  config: {
    scalars: { ID: 'string', Date: 'string', DateTime: 'string', JSON: 'unknown', Kopecks: 'number' },
    strictScalars: true,
    skipTypename: true,
    useTypeImports: true,
  },
  generates: {
    './src/generated/types.ts': { plugins: ['typescript'], config: { enumsAsTypes: true, avoidOptionals: { field: true } } },
    './src/generated/operations.ts': { documents: ['operations/*.graphql'], ...operations },
    // Operations that only the client itself sends, because it has to store the tokens in the responses.
    './src/generated/internal-operations.ts': { documents: ['operations/internal/*.graphql', 'operations/person.graphql'], ...operations },
  },
};

export default config;
