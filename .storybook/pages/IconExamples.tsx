import { Icon, type IconName } from '../../ui-kit/src/icon/index.ts';
import { IconButton } from '../../ui-kit/src/icon-button/index.ts';
import { font, space } from '../../ui-kit/src/theme/index.ts';
import NamedTable, { TableHead } from '../docs/NamedTable.tsx';
import { ComponentRule, Ground } from './ColourExamples.tsx';

const iconSizes = [
  {
    px: 16,
    stroke: '1',
    code: '<Icon name="truck" size={16} />',
    use: 'Beside a text of 12 or 14 px, such as the error of a field; inside a control: the arrow of a Select, the cross of a Chip',
  },
  {
    px: 18,
    stroke: '1.1',
    code: '<Icon name="truck" size={18} />',
    use: 'Beside a text of 16 px, such as an item of a Menu; in an Alert, whose text is 14 px',
  },
  { px: 22, stroke: '1.4', code: '<Icon name="truck" />', use: 'Alone, in IconButton, and before the text of a toast' },
  { px: 28, stroke: '1.8', code: 'only in RatingInput', use: 'The stars of a Rating that are pressed' },
] as const;

/** The sizes of icons as they look, with their code. */
export const IconSizes = () => (
  <NamedTable>
    <TableHead titles={['Sample', 'Size', 'Stroke', 'Code', 'Use it for']} />
    <tbody>
      {iconSizes.map(({ px, stroke, code, use }) => (
        <tr key={px}>
          <td>
            <Icon name={px === 28 ? 'star' : 'truck'} style={{ width: px, height: px }} />
          </td>
          <td>{px}&nbsp;px</td>
          <td>{stroke}&nbsp;px</td>
          <td style={{ whiteSpace: 'nowrap' }}>{px === 28 ? code : <code>{code}</code>}</td>
          <td>{use}</td>
        </tr>
      ))}
    </tbody>
  </NamedTable>
);

const confusedIcons: readonly (readonly [name: IconName, means: string, not: string])[] = [
  ['alert', 'An error', 'What is not wrong yet: warning'],
  ['warning', 'Needs attention before there is an error', 'A mere note: info'],
  ['success', 'An Alert that something worked', 'A line, such as a field, a toast or a chosen item: check'],
  ['check', 'A line that is chosen or confirmed', 'An Alert: success'],
  ['x', 'Closes, or removes what can be added again: a unit of the cart, a file before it is sent', 'Deleting for good: trash'],
  ['trash', 'Deletes for good', 'Removing what can be added again: x'],
  ['box', 'An order, a parcel', 'Delivery: truck'],
];

export const ConfusedIcons = () => (
  <NamedTable>
    <TableHead titles={['Icon', 'Means', 'Not']} />
    <tbody>
      {confusedIcons.map(([name, means, not]) => (
        <tr key={name}>
          <td style={{ whiteSpace: 'nowrap' }}>
            <Icon name={name} style={{ verticalAlign: 'middle' }} /> <code>{name}</code>
          </td>
          <td>{means}</td>
          <td>{not}</td>
        </tr>
      ))}
    </tbody>
  </NamedTable>
);

const titleStyle = { font: font(500, 22) };

/** Rule: a heading is recognized by its size, not by an icon. */
export const HeadingRule = () => (
  <ComponentRule
    rule="A heading needs no icon: its size says what it is."
    good={<p style={titleStyle}>Доставка</p>}
    bad={
      <p style={{ ...titleStyle, display: 'flex', gap: space(2), alignItems: 'center' }}>
        <Icon name="truck" /> Доставка
      </p>
    }
  />
);

const scalesIcon = (
  <svg
    aria-hidden="true"
    width={22}
    height={22}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M12 3v18M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z" />
  </svg>
);

/** An icon of another set between two of the kit. */
export const OwnIcon = () => (
  <Ground>
    <div style={{ display: 'flex', gap: space(2) }}>
      <IconButton icon="heart" label="В избранное" />
      <IconButton icon={scalesIcon} label="Сравнить" />
      <IconButton icon="bag" label="Корзина" />
    </div>
  </Ground>
);
