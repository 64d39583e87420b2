import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isWording, listProperties, toProperty } from '../docs/table-rows.ts';
import { describeOtherAttributes } from './attributes.ts';
import { addUpcoming, type ChangedComponent, findChanges } from './changes.ts';
import { describeDefaults, describeFunctions, describeItemTypes, describeOptionOrders, findDeclaration } from './item-types.ts';
import { findUsedTexts } from './used-texts.ts';

const kitSource = join(import.meta.dirname, '../../ui-kit/src');

const describe = (component: string, file: string) =>
  describeOtherAttributes(component, readFileSync(join(kitSource, file, `${component}.tsx`), 'utf8'));

test('the types of items are found through the properties and functions that refer to them', () => {
  const [option] = describeItemTypes('Select');
  expect(option?.name).toBe('SelectOption');
  expect(option?.members.map(({ name }) => name)).toContain('label');
  expect(option?.members.every(({ type }) => type !== '')).toBe(true);
  expect(describeItemTypes('Table').map(({ name }) => name)).toEqual(['TableColumn', 'TableRow', 'TableSort']);
  expect(describeItemTypes('Menu').map(({ name }) => name)).toEqual(expect.arrayContaining(['MenuItem', 'MenuGroup']));
  expect(describeItemTypes('Text')).toEqual([]);
  // A property of another type has the type that this has.
  expect(describeItemTypes('ProductCard')[0]?.members.find(({ name }) => name === 'tone')?.type).toMatch(/'sale'/);
  // Types behind those that it extends, and those that only a function takes.
  expect(describeItemTypes('OrderSummary').map(({ name }) => name)).toEqual(expect.arrayContaining(['OrderAmounts', 'OrderFact']));
  expect(describeItemTypes('Toaster').map(({ name }) => name)).toEqual(expect.arrayContaining(['ToastOptions', 'PromiseToast']));
});

test('of types with one name it is that of the module whose code names it', () => {
  const findFile = (path: string) => {
    const file = join(kitSource, path);
    const user = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    return findDeclaration('InputProps', user)?.getSourceFile().fileName;
  };
  for (const path of ['combobox/Combobox.tsx', 'date-field/DateField.tsx', 'number-field/NumberField.tsx'])
    expect(findFile(path)).toBe(join(kitSource, path));
  // A module that has none by this name.
  expect(findFile('menu/Menu.tsx')).toBeUndefined();
  const importing = ts.createSourceFile(
    join(kitSource, 'menu/Other.tsx'),
    "import type { InputProps } from '../date-field/DateField.tsx';",
    ts.ScriptTarget.Latest,
  );
  expect(findDeclaration('InputProps', importing)?.getSourceFile().fileName).toBe(join(kitSource, 'date-field/DateField.tsx'));
  const groups = describeItemTypes('CategoryMenu').find(({ name }) => name === 'CategoryGroup');
  expect(groups?.members.map(({ name }) => name)).toEqual(['title', 'links']);
  expect(describeItemTypes('CategoryMenu').map(({ name }) => name)).not.toContain('MenuItem');
});

test('the reference says which element of a component takes other attributes, and which native ones it takes', () => {
  expect(describe('TextField', 'text-field')).toEqual({
    element: 'input',
    // It describes those that matter itself.
    native: [],
    hasRef: true,
    className: 'element',
  });
  expect(describe('NumberField', 'number-field')).toMatchObject({ element: 'input', className: 'root' });
  expect(describe('DateField', 'date-field')?.native).not.toContain('maxLength');
  expect(describe('Heading', 'heading')?.element).toBe('h1–h4');
  expect(describe('ProductCard', 'product-card')?.element).not.toBe('h1–h4');
  expect(describe('PhoneField', 'phone-field')?.native).not.toContain('inputMode');
  expect(describe('Checkbox', 'checkbox')?.native).not.toContain('readOnly');
  expect(describe('Combobox', 'combobox')?.native).not.toContain('autoComplete');
  expect(describe('Container', 'container')?.hasAs).toBe(true);
  expect(describe('Dialog', 'dialog')).toEqual({ element: 'div', native: [], hasRef: true, className: undefined });
});

test('functions that a component exports are described', () => {
  const [toast] = describeFunctions('Toaster');
  expect(toast).toMatchObject({ name: 'toast', signature: 'toast(title: ReactNode, options?: ToastOptions): string' });
  const signatures = new Map(toast?.members.map(({ name, signature }) => [name, signature]));
  expect(signatures.get('success')).toBe('(title: ReactNode, options?: ToastOptions): string');
  expect(signatures.get('promise')).toBe('(promise: Promise<Value>, messages: PromiseToast<Value>): Promise<Value>');
  expect(signatures.get('dismiss')).toBe('(id?: string): void');
  expect(toast?.description).toMatch(/^Shows a short message/);
});

test('the values of a property are listed in the order of their declaration', () => {
  expect(describeOptionOrders('Tooltip').side).toEqual(['"top"', '"right"', '"bottom"', '"left"']);
});

test('a property has a simplified type, and its default is read from its comment, its description or the code', () => {
  const read = (type: string, description: string, summary?: string, comment?: string) => {
    const table = { type: { summary: type }, ...(summary && { defaultValue: { summary } }) };
    const comments = { optionOrders: {}, defaults: comment === undefined ? {} : { prop: comment } };
    const [property] = listProperties({ prop: { name: 'prop', description, table } }, comments);
    return [property?.type, property?.description, property?.defaultValue];
  };
  expect(read('((value: string) => void) | undefined', 'Called.')).toEqual(['(value: string) => void', 'Called.', undefined]);
  expect(read('(() => void) | null', 'A handler.')).toEqual(['(() => void) | null', 'A handler.', undefined]);
  expect(read('string', 'Name. By default it is that of the shop. Not empty.')).toEqual(['string', 'Name. Not empty.', 'that of the shop']);
  expect(read('string', 'Selected tab.', 'items[0]?.value', 'the first tab')).toEqual(['string', 'Selected tab.', 'the first tab']);
  expect(read('string', 'Title.', "'Meet в\\\\u00a0приложении'")).toEqual(['string', 'Title.', "'Meet в\u00a0приложении'"]);
  expect(read('string', 'Title.', undefined, "''")).toEqual(['string', 'Title.', "''"]);
  const name = '`texts.brand.name` of `LocaleProvider`';
  expect(read('string', `Name. By default it is ${name}.`)).toEqual(['string', 'Name.', name]);
  expect([name, "'small'", '() => `catalog`'].map(isWording)).toEqual([true, false, false]);
  expect(read('"idle" | "busy"', 'State.')).toEqual(["'idle' | 'busy'", 'State.', undefined]);
  expect(read('string', 'Size.', 'levels[level]')).toEqual(['string', 'Size.', undefined]);
});

test('the members of an item have the defaults of their comments', () => {
  const [option] = describeItemTypes('Select');
  const [property] = (option?.members ?? []).filter(({ defaultValue }) => defaultValue).map(toProperty);
  expect(property).toMatchObject({ isRequired: false, defaultValue: 'false' });
  expect(describeDefaults('Tabs').defaultValue).toBe('items[0].value');
  // A fact of an item without a comment on its default.
  const [colour] = describeItemTypes('ColourPicker');
  const soldOut = colour?.members.find(({ name }) => name === 'soldOut');
  expect(soldOut && toProperty(soldOut).defaultValue).toBe('false');
});

test('the texts of a component are its own and those of the parts inside it', () => {
  const findTextNames = (file: string) => findUsedTexts(join(kitSource, file)).map(({ name }) => name);
  expect(findTextNames('dialog/Dialog.tsx')).toEqual(['overlay']);
  expect(findTextNames('number-field/NumberField.tsx')).toEqual(['numberField', 'field']);
  expect(findTextNames('heading/Heading.tsx')).toEqual([]);
  // Its toasts load with the first of them.
  expect(findTextNames('toaster/Toaster.tsx')).toContain('toaster');
  // A module beside the part that it uses brings no texts.
  expect(findTextNames('switch/Switch.tsx')).toEqual([]);
  expect(findTextNames('review-card/ReviewCard.tsx')).not.toContain('ratingInput');
});

test('of the texts that components share, only those that the component reads are listed', () => {
  const findKeys = (file: string, name: string) => findUsedTexts(join(kitSource, file)).find((texts) => texts.name === name)?.keys;
  expect(findKeys('bonus-slider/BonusSlider.tsx', 'nouns')).toEqual(['bonuses']);
  expect(findKeys('bonus-slider/BonusSlider.tsx', 'bonusSlider')).toEqual(expect.arrayContaining(['spend', 'numberLabel']));
  expect(findKeys('footer/Footer.tsx', 'brand')).toEqual(['name']);
  // A computed key may be any of them.
  expect(findUsedTexts(join(kitSource, 'stepper/Stepper.tsx'))).toEqual([{ name: 'stepper', keys: undefined }]);
});

test('the changes of a component are the whole sentences of the changelog that name it', () => {
  const changelog = [
    '## 0.3.0',
    '| `Tabs`: `tabs` | `items` |',
    '| `BonusRow`: `most` | `max` |',
    '| `chooseStart` of `@meet/ui-kit/bonus-slider` | `chooseInitialBonuses` |',
    '| `name` of links of `Header` and `Footer` | `label` |',
    '- `style` of `Checkbox` is on the row. `Switch` stays.',
    '- `Table` sorts. With `maxHeight` its rows scroll. `Menu` takes groups. They have headings. `Table` prints.',
    '## 0.2.0',
    '- New: `Tabs`.',
    '- VoiceOver announces `Stack` and `Grid` rendered as lists, and `Menu`, as lists.',
  ];
  const find = (component: ChangedComponent) => findChanges(component, changelog.join('\n'));
  expect(find({ name: 'Tabs' })).toEqual([
    { version: '0.3.0', texts: ['Renamed: `Tabs`: `tabs` to `items`.'] },
    { version: '0.2.0', texts: ['New: `Tabs`.'] },
  ]);
  expect(find({ name: 'Footer' })[0]?.texts).toEqual(['Renamed: `name` of links of `Header` and `Footer` to `label`.']);
  expect(find({ name: 'Checkbox' })[0]?.texts).toEqual(['`style` of `Checkbox` is on the row.']);
  const announcement = 'VoiceOver announces `Stack` and `Grid` rendered as lists, and `Menu`, as lists.';
  expect(find({ name: 'Stack' })).toEqual([{ version: '0.2.0', texts: [announcement] }]);
  // Sentences that name no component go on about the one before.
  expect(find({ name: 'Table' })[0]?.texts).toEqual(['`Table` sorts. With `maxHeight` its rows scroll.', '`Table` prints.']);
  expect(find({ name: 'Menu' })[0]?.texts).toEqual(['`Menu` takes groups. They have headings.']);
  // Parts keep their name, and functions of the entry point belong to the component.
  expect(find({ name: 'OrderSummary', parts: ['BonusRow'] })[0]?.texts).toEqual(['Renamed: `BonusRow`: `most` to `max`.']);
  expect(find({ name: 'BonusSlider', folder: 'bonus-slider' })[0]?.texts[0]).toMatch(/^Renamed: `chooseStart` /);
});

test('the changes of a component end with the version that brought it, and begin with those of the next', () => {
  const changelog = addUpcoming('## 0.3.0\n- `Tabs` scroll.\n## 0.2.0\n- `Tabs` fit.\n- `Menu` opens.', [
    "---\n'@meet/ui-kit': patch\n---\n\n`Tabs` begin at\nthe selected one.\n",
    "---\n'@meet/api': minor\n---\n\n`Tabs` of another package.\n",
  ]);
  expect(findChanges({ name: 'Tabs', since: '0.2.0' }, changelog)).toEqual([
    { version: 'Next version', texts: ['`Tabs` begin at the selected one.'] },
    { version: '0.3.0', texts: ['`Tabs` scroll.'] },
    { version: '0.2.0', texts: ['Added.'] },
  ]);
  expect(findChanges({ name: 'Menu', since: '0.2.0' }, changelog)).toEqual([{ version: '0.2.0', texts: ['Added.'] }]);
});
