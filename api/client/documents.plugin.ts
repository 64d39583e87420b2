import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print, visit } from 'graphql';

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** Collects the fragments that an operation spreads, directly or by other fragments, each once. */
function collectFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const spreadFragments = new Set<FragmentDefinitionNode>();
  const visitNode = (node: Definition) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || spreadFragments.has(fragment)) return;
        spreadFragments.add(fragment);
        visitNode(fragment);
      },
    });
  visitNode(operation);
  return [...spreadFragments];
}

/** Prints a definition on one line. This would change spaces in a string literal, so no operation of the client may contain one. */
function printOnOneLine(definition: Definition): string {
  const text = print(definition);
  if (text.includes('"')) throw new Error(`${definition.name?.value} contains a text: pass it as a variable.`);
  return text.replaceAll(/\s+/g, ' ');
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Writes each operation as a string with the types of its result and variables. The generator's own documents are instances of a class,
 * which bundlers keep even if nothing uses them.
 */
export function plugin(_schema: unknown, documents: readonly { document?: DocumentNode }[]) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const exportLines = operations.map((operation) => {
    const name = operation.name?.value ?? '';
    const text = [operation, ...collectFragments(operation, fragments)].map(printOnOneLine).join(' ');
    const types = `${name}${capitalize(operation.operation)}`;
    return `export const ${name}Document = ${JSON.stringify(text)} as TypedDocument<${types}, ${types}Variables>;`;
  });
  return { prepend: ["import type { TypedDocument } from '../typed-document.ts';"], content: exportLines.join('\n') };
}
