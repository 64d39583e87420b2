import { Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory, StrictArgTypes } from 'storybook/internal/types';
import type { OtherAttributes } from '../reference/attributes.ts';
import type { ExportedFunction } from '../reference/entry-exports.ts';
import type { ItemType } from '../reference/item-types.ts';
import { AllTexts, isListOfTexts } from './ComponentTexts.tsx';
import { Prose } from './Prose.tsx';
import { ReferenceContext } from './reference.ts';
import { isWording, listProperties, nativeDescriptions, type Property, toProperty } from './table-rows.ts';

const joinWords = (words: readonly string[]) => words.join(', ').replace(/, ([^,]+)$/, ' and $1');

/** Says which element gets the attributes that the table does not list, and which of them matter. */
function NativeAttributes({ attributes: { element, native, hasRef, hasAs, className, hasDataOnRoot } }: { attributes: OtherAttributes }) {
  const passedAttributes = ['Other attributes', ...(className === 'element' ? ['`className`'] : []), ...(hasRef ? ['`ref`'] : [])];
  const rootAttributes = ['`className`', '`style`', ...(hasDataOnRoot ? ['`data-*`'] : [])];
  const classNote = className === 'root' ? `; ${joinWords(rootAttributes)} go to the element around it` : '';
  return (
    <>
      <p>
        <Prose
          text={`${joinWords(passedAttributes)} go to its ${hasAs ? 'element' : `\`<${element}>\``}${classNote}. They work as in HTML${native.length > 0 ? ':' : '.'}`}
        />
      </p>
      {native.length > 0 && (
        <ul>
          {native.map((name) => (
            <li key={name}>
              <code>{name}</code>: <Prose text={nativeDescriptions[name] ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Attributes without those that a table above has a row for. */
function omitListed(attributes: OtherAttributes, properties: readonly Property[]): OtherAttributes {
  const isUnlisted = (native: string) => !properties.some(({ name }) => name === native);
  return { ...attributes, native: attributes.native.filter(isUnlisted), hasRef: attributes.hasRef && isUnlisted('ref') };
}

const DefaultValue = ({ text }: { text: string }) => (isWording(text) ? <Prose text={text} /> : <code>{text}</code>);

/** A type with its default on the same line: a column of defaults would be empty in most rows. */
const PropertyType = ({ type, defaultValue }: Pick<Property, 'type' | 'defaultValue'>) => (
  <p className="property-type">
    <code>{type}</code>
    {defaultValue !== undefined && (
      <span className="property-default">
        {' '}
        default <DefaultValue text={defaultValue} />
      </span>
    )}
  </p>
);

/** A table of properties with their meaning, type and default. Required properties come first. */
function PropertyTable({ properties }: { properties: readonly Property[] }) {
  const sortedProperties = properties.toSorted((first, second) => Number(second.isRequired) - Number(first.isRequired));
  return (
    <table className="properties">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Meaning, type and default</th>
        </tr>
      </thead>
      <tbody>
        {sortedProperties.map(({ name, description, type, isRequired, defaultValue }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <span className="property-required"> required</span>}
            </th>
            <td>
              {description && (
                <p>
                  <Prose text={description} />
                </p>
              )}
              <PropertyType type={type} defaultValue={defaultValue} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a table above has a property with the same meaning and type. */
const isAmong = (listed: readonly Property[], { name, description, type }: Property) => {
  const joinLines = (text: string | undefined) => text?.replace(/\s+/g, ' ');
  return listed.some((other) => other.name === name && joinLines(other.description) === joinLines(description) && other.type === type);
};

const joinNames = (properties: readonly Property[]) => joinWords(properties.map(({ name }) => `\`${name}\``));

/** Names of properties that a table above explains. */
const AsAbove = ({ properties }: { properties: readonly Property[] }) => (
  <p>
    <Prose text={`${joinNames(properties)}: as above.`} />
  </p>
);

/**
 * Whether a type is derived from another type. Readers do not write such types, so the description of the property says what it accepts.
 */
const isComputed = (definition: string) => / in keyof /.test(definition);

/** Whether a type is a set of optional texts of which few are passed, such as the plural forms of a noun. */
const isListOfWords = (properties: readonly Property[]) =>
  properties.length > 1 && properties.every(({ type, isRequired }) => type === 'string' && !isRequired);

/** A table that few readers need, folded under the names of its rows. */
const FoldedTable = ({ properties }: { properties: readonly Property[] }) => (
  <details className="folded">
    <summary>Texts: {properties.map(({ name }) => name).join(', ')}</summary>
    <PropertyTable properties={properties} />
  </details>
);

interface ItemTypeTableProps {
  type: ItemType;
  /** Properties of the component, which are listed above. */
  listed: readonly Property[];
}

/** A type to which properties refer, such as that of the items of a list. */
function ItemTypeTable({ type: { name, parameters = '', description, members, definition }, listed }: ItemTypeTableProps) {
  const properties = members.map(toProperty);
  const sameProperties = listed.filter(({ type }) => type === definition && definition.includes("' | '"));
  if (sameProperties.length > 0) {
    return (
      <p>
        <Prose text={`\`${name}\` is the type of ${joinNames(sameProperties)}.`} />
      </p>
    );
  }
  if (properties.length > 0 && properties.every((property) => isAmong(listed, property))) {
    return (
      <p>
        <Prose text={`\`${name}\` has ${joinNames(properties)} of the table above.`} />
      </p>
    );
  }
  return (
    <>
      <Subheading>{`${name}${parameters}`}</Subheading>
      {description && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {definition && !isComputed(definition) && (
        <p>
          <code>{definition}</code>
        </p>
      )}
      {properties.length > 0 &&
        (isListOfWords(properties) ? <FoldedTable properties={properties} /> : <PropertyTable properties={properties} />)}
    </>
  );
}

/** Parts that are exported beside the component, each with a table of its own. */
function Subcomponents({ story: { subcomponents, parameters }, listed }: { story: PreparedStory; listed: readonly Property[] }) {
  const { parts } = useContext(ReferenceContext);
  return Object.entries(subcomponents ?? {}).map(([name, subcomponent]) => {
    const argTypes = (parameters.docs?.extractArgTypes?.(subcomponent) ?? {}) as StrictArgTypes;
    const { otherAttributes, ...comments } = parts[name] ?? { optionOrders: {}, defaults: {} };
    const properties = listProperties(argTypes, comments);
    const repeatedProperties = properties.filter((property) => isAmong(listed, property));
    const ownProperties = properties.filter((property) => !repeatedProperties.includes(property));
    return (
      <div key={name}>
        <Subheading>{name}</Subheading>
        {ownProperties.length > 0 && <PropertyTable properties={ownProperties} />}
        {repeatedProperties.length > 0 && <AsAbove properties={repeatedProperties} />}
        {properties.length === 0 && <p>It has no properties of its own.</p>}
        {otherAttributes && <NativeAttributes attributes={omitListed(otherAttributes, properties)} />}
      </div>
    );
  });
}

/** A function that has other functions as properties, such as `toast`, with the purpose of each. */
const FunctionTable = ({ name, signature, description, members }: ExportedFunction) => {
  const others = members.map((member) => ({ ...member, name: `${name}.${member.name}` }));
  const calls = [{ name, signature: signature.slice(name.length), description }, ...others];
  return (
    <>
      <Subheading>{`${name}()`}</Subheading>
      <PropertyTable properties={calls.map(({ signature: type, ...call }) => ({ ...call, type, isRequired: false }))} />
    </>
  );
};

/** The functions that are imported from the component's entry point, apart from the component. */
function Functions() {
  const { functions } = useContext(ReferenceContext);
  const plainFunctions = functions.filter(({ members }) => members.length === 0);
  return (
    <>
      {functions.map(
        (exportedFunction) => exportedFunction.members.length > 0 && <FunctionTable key={exportedFunction.name} {...exportedFunction} />,
      )}
      {plainFunctions.length > 0 && <Subheading>Imported with it</Subheading>}
      {plainFunctions.length > 0 && (
        <ul>
          {plainFunctions.map(({ name, signature, description }) => (
            <li key={name}>
              <Prose text={`\`${signature}\``} />
              {description && ': '}
              <Prose text={description} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a component takes: its properties, other attributes, and the types of its items. */
export function Properties({ story }: { story: PreparedStory }) {
  const reference = useContext(ReferenceContext);
  const { itemTypes, otherAttributes } = reference;
  const properties = listProperties(story.argTypes, reference);
  return (
    <>
      <PropertyTable properties={properties} />
      {otherAttributes && <NativeAttributes attributes={omitListed(otherAttributes, properties)} />}
      {itemTypes.map((type) =>
        isListOfTexts(type) ? <AllTexts key={type.name} {...type} /> : <ItemTypeTable key={type.name} type={type} listed={properties} />,
      )}
      <Subcomponents story={story} listed={properties} />
      <Functions />
    </>
  );
}
