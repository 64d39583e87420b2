import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Date: 'string', DateTime: 'string', JSON: 'unknown', Kopecks: 'number' };

/** The client preset over the contract of the packed client: documents as syntax trees for urql and Apollo, as strings for @meet/client. */
const config: CodegenConfig = {
  schema: 'node_modules/@meet/client/dist/schema.graphql',
  documents: ['src/**/*.graphql'],
  importExtension: '.js',
  generates: {
    './src/generated/': { preset: 'client', config: { scalars } },
    './src/generated-text/': { preset: 'client', config: { scalars, documentMode: 'string' } },
  },
};

export default config;
