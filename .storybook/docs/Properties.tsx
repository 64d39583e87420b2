import { PureArgsTable, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory, StrictArgTypes } from 'storybook/internal/types';
import type { OtherAttributes } from '../reference/attributes.ts';
import type { ItemType } from '../reference/item-types.ts';
import { Prose } from './Prose.tsx';
import { ReferenceContext } from './reference.ts';
import { clarifyRows, nativeDescriptions, shortenType } from './table-rows.ts';

const joinWords = (words: readonly string[]) => words.join(', ').replace(/, ([^,]+)$/, ' and $1');

/** Where attributes go that the table does not list, and which of them matter. */
function NativeAttributes({ attributes: { element, native, hasRef, className } }: { attributes: OtherAttributes }) {
  const passed = ['Other attributes', ...(className === 'element' ? ['`className`'] : []), ...(hasRef ? ['`ref`'] : [])];
  const classNote = className === 'root' ? '; `className` and `style` go to the element around it' : '';
  return (
    <>
      <p>
        <Prose text={`${joinWords(passed)} go to its \`<${element}>\`${classNote}. They do as in HTML${native.length > 0 ? ':' : '.'}`} />
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

/** A type to which properties refer, such as that of the items of a list. */
const ItemTypeTable = ({ type: { name, description, members, definition } }: { type: ItemType }) => (
  <>
    <Subheading>{name}</Subheading>
    {description && (
      <p>
        <Prose text={description} />
      </p>
    )}
    {definition && (
      <p>
        <code>{definition}</code>
      </p>
    )}
    {members.length > 0 && (
      <table className="item-type">
        <tbody>
          {members.map((member) => (
            <tr key={member.name}>
              <th scope="row">
                <code>{member.isOptional ? `${member.name}?` : member.name}</code>
              </th>
              <td>
                {member.description && (
                  <p>
                    <Prose text={member.description} />
                  </p>
                )}
                <code>{shortenType(member.type)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);

/** Parts that are exported beside the component, each with a table of its own. */
function Subcomponents({ story: { subcomponents, parameters } }: { story: PreparedStory }) {
  const { optionOrders } = useContext(ReferenceContext);
  return Object.entries(subcomponents ?? {}).map(([name, subcomponent]) => {
    const rows = clarifyRows((parameters.docs?.extractArgTypes?.(subcomponent) ?? {}) as StrictArgTypes, optionOrders);
    return (
      <div key={name}>
        <Subheading>{name}</Subheading>
        {Object.keys(rows).length > 0 ? <PureArgsTable rows={rows} /> : <p>It takes no properties.</p>}
      </div>
    );
  });
}

/** Functions that are imported with the component. */
function Functions() {
  const { functions } = useContext(ReferenceContext);
  if (functions.length === 0) return null;
  return (
    <>
      <Subheading>Imported with it</Subheading>
      <ul>
        {functions.map(({ name, description, members }) => (
          <li key={name}>
            <Prose text={[name, ...members.map((member) => `${name}.${member}`)].map((each) => `\`${each}\``).join(', ')} />
            {description && ': '}
            <Prose text={description} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a component takes: its properties, other attributes, and the types of its items. */
export function Properties({ story }: { story: PreparedStory }) {
  const { itemTypes, otherAttributes, optionOrders } = useContext(ReferenceContext);
  const rows = clarifyRows(story.argTypes, optionOrders);
  const isUnlisted = (name: string) => !(name in rows);
  return (
    <>
      <PureArgsTable rows={rows} />
      {otherAttributes && <NativeAttributes attributes={{ ...otherAttributes, native: otherAttributes.native.filter(isUnlisted) }} />}
      {itemTypes.map((type) => (
        <ItemTypeTable key={type.name} type={type} />
      ))}
      <Subcomponents story={story} />
      <Functions />
    </>
  );
}
