import type { OtherAttributes } from './attributes.ts';
import type { ExportedFunction } from './entry-exports.ts';
import type { ItemType } from './item-types.ts';

/** What a coding agent needs to know about a component's entry point besides the component's properties. */
interface EntryReference {
  /** Entry point, such as `@meet/ui-kit/button`. */
  entry: string;
  itemTypes: readonly ItemType[];
  /** Names that the entry point exports. The other types are described, but cannot be imported from it. */
  exportedNames: ReadonlySet<string>;
  functions: readonly ExportedFunction[];
  otherAttributes: OtherAttributes | undefined;
}

const formatComment = (text: string, indent = '') => (text ? [`${indent}/** ${text} */`] : []);

/** Prints a type as TypeScript declares it. */
function formatType({ name, parameters = '', description, members, definition }: ItemType, isExported: boolean): string {
  const keyword = isExported ? 'export ' : '';
  const lines = definition
    ? [`${keyword}type ${name}${parameters} = ${definition};`]
    : [
        `${keyword}interface ${name}${parameters} {`,
        ...members.flatMap((member) => [
          ...formatComment(member.description, '  '),
          `  ${member.name}${member.isOptional ? '?' : ''}: ${member.type};`,
        ]),
        '}',
      ];
  return [...formatComment(description), ...lines].join('\n');
}

const formatFunction = ({ name, description, members }: ExportedFunction, entry: string) =>
  `\`import { ${name} } from '${entry}';\` ${[`\`${name}\``, ...members.map((member) => `\`${name}.${member.name}\``)].join(', ')}: ${description}`;

function formatAttributes({ element, className, hasRef, hasAs }: OtherAttributes): string {
  const passedAttributes = ['Other attributes', ...(className === 'element' ? ['`className`'] : []), ...(hasRef ? ['`ref`'] : [])].join(
    ', ',
  );
  return `${passedAttributes.replace(/, ([^,]+)$/, ' and $1')} go to its ${hasAs ? 'element' : `\`<${element}>\``}.`;
}

/** Describes in Markdown what a coding agent does not find in the table of properties. */
export function describeEntry({ entry, itemTypes, exportedNames, functions, otherAttributes }: EntryReference): string {
  const types = itemTypes.map((type) => formatType(type, exportedNames.has(type.name)));
  return [
    ...(otherAttributes ? [formatAttributes(otherAttributes)] : []),
    ...functions.map((exportedFunction) => formatFunction(exportedFunction, entry)),
    ...(types.length > 0 ? [`\`\`\`ts\n${types.join('\n\n')}\n\`\`\``] : []),
  ].join('\n\n');
}
