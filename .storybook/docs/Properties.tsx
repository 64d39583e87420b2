import { ArgTypes, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { OtherAttributes } from '../reference/attributes.ts';
import type { ItemType } from '../reference/item-types.ts';
import { Prose } from './Prose.tsx';
import { ReferenceContext } from './reference.ts';

const nativeDescriptions: Record<string, string> = {
  name: 'name under which a form sends the value',
  disabled: 'cannot be used, gets no focus and is not sent',
  required: 'a form is not sent while nothing is entered or chosen',
  readOnly: 'can be read and copied, and is sent, but not changed',
  autoComplete: 'what the browser may fill in: `email`, `tel`, `street-address`, `one-time-code`',
  inputMode: 'keyboard of a phone: `numeric`, `tel`, `email`',
  maxLength: 'number of characters that can be typed',
  placeholder: 'example that disappears when one types; never instead of the label',
};

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
                <code>{member.type.replace(/ \| undefined$/, '')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);

/** What a component takes: its properties, other attributes, and the types of its items. */
export function Properties({ story }: { story: PreparedStory }) {
  const { itemTypes, otherAttributes } = useContext(ReferenceContext);
  const isUnlisted = (name: string) => !(name in story.argTypes);
  return (
    <>
      <ArgTypes of={story.moduleExport} />
      {otherAttributes && <NativeAttributes attributes={{ ...otherAttributes, native: otherAttributes.native.filter(isUnlisted) }} />}
      {itemTypes.map((type) => (
        <ItemTypeTable key={type.name} type={type} />
      ))}
    </>
  );
}
