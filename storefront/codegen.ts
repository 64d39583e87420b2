import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: '../api/schema.graphql',
  documents: ['app/**/*.graphql'],
  generates: {
    './app/platform/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumType: 'const',
        scalars: { Date: 'string', DateTime: 'string', JSON: 'unknown', Kopecks: 'number' },
        strictScalars: true,
        useTypeImports: true,
      },
    },
  },
};

export default config;
