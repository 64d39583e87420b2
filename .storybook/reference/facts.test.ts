import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOtherAttributes } from './attributes.ts';
import { findChanges } from './changes.ts';
import { describeItemTypes } from './item-types.ts';
import { findTextNames } from './text-names.ts';

const kitSource = join(import.meta.dirname, '../../ui-kit/src');

const describe = (component: string, file: string) =>
  describeOtherAttributes(component, readFileSync(join(kitSource, file, `${component}.tsx`), 'utf8'));

test('the types of items are found by the properties that refer to them, with their comments', () => {
  const [option] = describeItemTypes('Select');
  expect(option?.name).toBe('SelectOption');
  expect(option?.members.map(({ name }) => name)).toContain('label');
  expect(option?.members.every(({ type }) => type !== '')).toBe(true);
  expect(describeItemTypes('Table').map(({ name }) => name)).toEqual(['TableColumn', 'TableRow', 'TableSort']);
  expect(describeItemTypes('Menu').map(({ name }) => name)).toEqual(expect.arrayContaining(['MenuItem', 'MenuGroup']));
  expect(describeItemTypes('Text')).toEqual([]);
});

test('a component says to which element other attributes go, and which native ones it passes on', () => {
  expect(describe('TextField', 'text-field')).toEqual({
    element: 'input',
    native: ['name', 'disabled', 'required', 'readOnly', 'autoComplete', 'inputMode', 'maxLength', 'placeholder'],
    hasRef: true,
    className: 'element',
  });
  expect(describe('NumberField', 'number-field')).toMatchObject({ native: expect.arrayContaining(['readOnly']), className: 'root' });
  expect(describe('DateField', 'date-field')?.native).not.toContain('maxLength');
  expect(describe('Checkbox', 'checkbox')?.native).not.toContain('readOnly');
  expect(describe('Dialog', 'dialog')).toEqual({ element: 'div', native: [], hasRef: true, className: undefined });
});

test('the texts of a component are its own and those of the parts inside it', () => {
  expect(findTextNames(join(kitSource, 'dialog/Dialog.tsx'))).toEqual(['overlay']);
  expect(findTextNames(join(kitSource, 'number-field/NumberField.tsx'))).toEqual(['numberField', 'field']);
  expect(findTextNames(join(kitSource, 'heading/Heading.tsx'))).toEqual([]);
  // A module beside the part that it uses brings no texts.
  expect(findTextNames(join(kitSource, 'switch/Switch.tsx'))).toEqual([]);
  expect(findTextNames(join(kitSource, 'review-card/ReviewCard.tsx'))).not.toContain('ratingInput');
});

test('the changes of a component are the sentences of the changelog that name it', () => {
  const changelog = [
    '## 0.3.0',
    '| `Tabs`: `tabs` | `items` |',
    '- `style` of `Checkbox` is on the row. `Switch` stays.',
    '## 0.2.0',
    '- New: `Tabs`.',
  ];
  expect(findChanges('Tabs', changelog.join('\n'))).toEqual([
    { version: '0.3.0', text: 'Renamed: `Tabs`: `tabs` → `items`' },
    { version: '0.2.0', text: 'New: `Tabs`.' },
  ]);
  expect(findChanges('Checkbox', changelog.join('\n'))).toEqual([{ version: '0.3.0', text: '`style` of `Checkbox` is on the row.' }]);
});
