import { readFile } from 'node:fs/promises';
import { stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

const documentsImportPattern = /import \{([^}]*)\} from '([^']*\/generated\/graphql\.ts)';/g;
const documentQuery = '?document=';

/**
 * Rewrites an import from the generated file. Each GraphQL document is imported from a module of its own, everything else still from the
 * file.
 */
function rewriteImport(_statement: string, list: string, file: string): string {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const isDocument = (name: string) => /^\w+Document$/.test(name);
  const otherNames = names.filter((name) => !isDocument(name));
  const localImports = names.filter(isDocument).map((name) => `import { ${name} } from '${file}${documentQuery}${name}';`);
  return [...(otherNames.length > 0 ? [`import { ${otherNames.join(', ')} } from '${file}';`] : []), ...localImports].join(' ');
}

/** Returns the module of one document of the generated file. The document has no line breaks and indentation there. */
async function loadModule(file: string, name: string): Promise<string> {
  const [, document, rest] =
    new RegExp(`export const ${name} = new TypedDocumentString\\(\`([^\`]*)\`([^;]*?\\)) as unknown`).exec(await readFile(file, 'utf8')) ??
    [];
  if (document === undefined) throw new Error(`${file} has no ${name}`);
  const call = `new TypedDocumentString(\`${stripIgnoredCharacters(document)}\`${rest}`;
  return `import { TypedDocumentString } from '${file}';\nexport const ${name} = ${call};`;
}

/**
 * Makes a module of each generated GraphQL document, so that each is in the chunks that use it. As one module, the documents of all pages
 * would be part of the first page's script.
 */
export function storefrontDocuments(): Plugin {
  return {
    name: 'meet:own-documents',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) =>
      /\.tsx?$/.test(id) && code.includes('/generated/graphql.ts')
        ? { code: code.replace(documentsImportPattern, rewriteImport), map: null }
        : null,
    load(id) {
      const [file, name] = id.split(documentQuery);
      return file && name ? loadModule(file, name) : null;
    },
  };
}
