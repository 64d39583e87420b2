import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isWording, listProperties, toProperty } from '../docs/table-rows.ts';
import { describeOtherAttributes } from './attributes.ts';
import { addUpcoming, type ChangedComponent, findChanges } from './changes.ts';
import { findDeclaration } from './declarations.ts';
import { describeFunctions } from './entry-exports.ts';
import { describeDefaults, describeItemTypes, describeOptionOrders } from './item-types.ts';
import { findUsedTexts } from './used-texts.ts';

const kitSource = join(import.meta.dirname, '../../ui-kit/src');

const describeAttributes = (component: string, file: string) =>
  describeOtherAttributes(component, readFileSync(join(kitSource, file, `${component}.tsx`), 'utf8'));

test('describeItemTypes finds the types of items through the properties and functions that refer to them', () => {
  const [option] = describeItemTypes('Select');
  expect(option?.name).toBe('SelectOption');
  expect(option?.members.map(({ name }) => name)).toContain('label');
  expect(option?.members.every(({ type }) => type !== '')).toBe(true);
  expect(describeItemTypes('Table').map(({ name }) => name)).toEqual(['TableColumn', 'TableRow', 'TableSort']);
  expect(describeItemTypes('Menu').map(({ name }) => name)).toEqual(expect.arrayContaining(['MenuItem', 'MenuGroup']));
  expect(describeItemTypes('Text')).toEqual([]);
  // A property that is typed as a property of another type has the values of that property.
  expect(describeItemTypes('ProductCard')[0]?.members.find(({ name }) => name === 'tone')?.type).toMatch(/'sale'/);
  // Types that an extended type refers to are described as well, and types that only an exported function takes.
  expect(describeItemTypes('OrderSummary').map(({ name }) => name)).toEqual(expect.arrayContaining(['OrderAmounts', 'OrderFact']));
  expect(describeItemTypes('Toaster').map(({ name }) => name)).toEqual(expect.arrayContaining(['ToastOptions', 'PromiseToast']));
});

test('of several types with the same name, findDeclaration returns the one that the referring module declares or imports', () => {
  const findFile = (path: string) => {
    const file = join(kitSource, path);
    const referringFile = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    return findDeclaration('InputProps', referringFile)?.getSourceFile().fileName;
  };
  for (const path of ['combobox/Combobox.tsx', 'date-field/DateField.tsx', 'number-field/NumberField.tsx'])
    expect(findFile(path)).toBe(join(kitSource, path));
  // menu/Menu.tsx has no type `InputProps`.
  expect(findFile('menu/Menu.tsx')).toBeUndefined();
  const importingFile = ts.createSourceFile(
    join(kitSource, 'menu/Other.tsx'),
    "import type { InputProps } from '../date-field/DateField.tsx';",
    ts.ScriptTarget.Latest,
  );
  expect(findDeclaration('InputProps', importingFile)?.getSourceFile().fileName).toBe(join(kitSource, 'date-field/DateField.tsx'));
  const groups = describeItemTypes('CategoryMenu').find(({ name }) => name === 'CategoryGroup');
  expect(groups?.members.map(({ name }) => name)).toEqual(['title', 'links']);
  expect(describeItemTypes('CategoryMenu').map(({ name }) => name)).not.toContain('MenuItem');
});

test('describeOtherAttributes names the element of unlisted attributes, and lists no native attribute that a component omits', () => {
  expect(describeAttributes('TextField', 'text-field')).toEqual({
    element: 'input',
    // No native attribute is listed, because the component declares those that matter as its own properties.
    native: [],
    hasRef: true,
    className: 'element',
  });
  expect(describeAttributes('NumberField', 'number-field')).toMatchObject({ element: 'input', className: 'root' });
  expect(describeAttributes('DateField', 'date-field')?.native).not.toContain('maxLength');
  expect(describeAttributes('Heading', 'heading')?.element).toBe('h1–h4');
  expect(describeAttributes('ProductCard', 'product-card')?.element).not.toBe('h1–h4');
  expect(describeAttributes('PhoneField', 'phone-field')?.native).not.toContain('inputMode');
  expect(describeAttributes('Checkbox', 'checkbox')?.native).not.toContain('readOnly');
  expect(describeAttributes('Combobox', 'combobox')?.native).not.toContain('autoComplete');
  expect(describeAttributes('Container', 'container')?.hasAs).toBe(true);
  expect(describeAttributes('Chip', 'chip')).toMatchObject({ hasAs: true, hasRef: false });
  expect(describeAttributes('Dialog', 'dialog')).toEqual({ element: 'div', native: [], hasRef: true, className: undefined });
});

test('describeFunctions describes the functions that the entry point of a component exports', () => {
  const [toast] = describeFunctions('Toaster');
  expect(toast).toMatchObject({ name: 'toast', signature: 'toast(title: ReactNode, options?: ToastOptions): string' });
  const signatures = new Map(toast?.members.map(({ name, signature }) => [name, signature]));
  expect(signatures.get('success')).toBe('(title: ReactNode, options?: ToastOptions): string');
  expect(signatures.get('promise')).toBe('(promise: Promise<Value>, messages: PromiseToast<Value>): Promise<Value>');
  expect(signatures.get('dismiss')).toBe('(id?: string): void');
  expect(toast?.description).toMatch(/^Shows a short message/);
});

test('describeOptionOrders lists the values of a property in the order of their declaration', () => {
  expect(describeOptionOrders('Tooltip').side).toEqual(['"top"', '"right"', '"bottom"', '"left"']);
});

test('listProperties simplifies the type of a property, and reads its default from its comment, its description or the code', () => {
  const readProperty = (type: string, description: string, summary?: string, comment?: string) => {
    const table = { type: { summary: type }, ...(summary && { defaultValue: { summary } }) };
    const comments = { optionOrders: {}, defaults: comment === undefined ? {} : { prop: comment } };
    const [property] = listProperties({ prop: { name: 'prop', description, table } }, comments);
    return [property?.type, property?.description, property?.defaultValue];
  };
  expect(readProperty('((value: string) => void) | undefined', 'Called.')).toEqual(['(value: string) => void', 'Called.', undefined]);
  expect(readProperty('(() => void) | null', 'A handler.')).toEqual(['(() => void) | null', 'A handler.', undefined]);
  expect(readProperty('string', 'Name. By default it is that of the shop. Not empty.')).toEqual([
    'string',
    'Name. Not empty.',
    'that of the shop',
  ]);
  expect(readProperty('string', 'Selected tab.', 'items[0]?.value', 'the first tab')).toEqual(['string', 'Selected tab.', 'the first tab']);
  expect(readProperty('string', 'Title.', "'Meet в\\\\u00a0приложении'")).toEqual(['string', 'Title.', "'Meet в\u00a0приложении'"]);
  expect(readProperty('string', 'Title.', undefined, "''")).toEqual(['string', 'Title.', "''"]);
  const name = '`texts.brand.name` of `LocaleProvider`';
  expect(readProperty('string', `Name. By default it is ${name}.`)).toEqual(['string', 'Name.', name]);
  expect([name, "'small'", '() => `catalog`'].map(isWording)).toEqual([true, false, false]);
  expect(readProperty('"idle" | "busy"', 'State.')).toEqual(["'idle' | 'busy'", 'State.', undefined]);
  expect(readProperty('string', 'Size.', 'levels[level]')).toEqual(['string', 'Size.', undefined]);
});

test('members of an item type have the defaults that their comments name, or false if they are booleans whose comments name none', () => {
  const [option] = describeItemTypes('Select');
  const [property] = (option?.members ?? []).filter(({ defaultValue }) => defaultValue).map(toProperty);
  expect(property).toMatchObject({ isRequired: false, defaultValue: 'false' });
  expect(describeDefaults('Tabs').defaultValue).toBe('items[0].value');
  // The comment of the boolean `soldOut` states no default.
  const [colour] = describeItemTypes('ColourPicker');
  const soldOut = colour?.members.find(({ name }) => name === 'soldOut');
  expect(soldOut && toProperty(soldOut).defaultValue).toBe('false');
});

test('findUsedTexts finds the texts of a component and of the components inside it', () => {
  const findTextNames = (file: string) => findUsedTexts(join(kitSource, file)).map(({ name }) => name);
  expect(findTextNames('dialog/Dialog.tsx')).toEqual(['overlay']);
  expect(findTextNames('number-field/NumberField.tsx')).toEqual(['numberField', 'field']);
  expect(findTextNames('heading/Heading.tsx')).toEqual([]);
  // The module with the texts of toasts loads with the first toast.
  expect(findTextNames('toaster/Toaster.tsx')).toContain('toaster');
  // Other modules in the folder of a used part add no texts.
  expect(findTextNames('switch/Switch.tsx')).toEqual([]);
  expect(findTextNames('review-card/ReviewCard.tsx')).not.toContain('ratingInput');
});

test('findUsedTexts lists only those keys of shared texts that the component reads', () => {
  const findKeys = (file: string, name: string) => findUsedTexts(join(kitSource, file)).find((texts) => texts.name === name)?.keys;
  expect(findKeys('bonus-slider/BonusSlider.tsx', 'nouns')).toEqual(['bonuses']);
  expect(findKeys('bonus-slider/BonusSlider.tsx', 'bonusSlider')).toEqual(expect.arrayContaining(['spend', 'numberLabel']));
  expect(findKeys('footer/Footer.tsx', 'brand')).toEqual(['name']);
  // A computed key may be any key of the texts.
  expect(findUsedTexts(join(kitSource, 'stepper/Stepper.tsx'))).toEqual([{ name: 'stepper', keys: undefined }]);
});

test('findChanges returns the whole sentences of the changelog about a component, its parts and its functions', () => {
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
  const findChangesOf = (component: ChangedComponent) => findChanges(component, changelog.join('\n'));
  expect(findChangesOf({ name: 'Tabs' })).toEqual([
    { version: '0.3.0', texts: ['Renamed: `Tabs`: `tabs` to `items`.'] },
    { version: '0.2.0', texts: ['New: `Tabs`.'] },
  ]);
  expect(findChangesOf({ name: 'Footer' })[0]?.texts).toEqual(['Renamed: `name` of links of `Header` and `Footer` to `label`.']);
  expect(findChangesOf({ name: 'Checkbox' })[0]?.texts).toEqual(['`style` of `Checkbox` is on the row.']);
  const announcement = 'VoiceOver announces `Stack` and `Grid` rendered as lists, and `Menu`, as lists.';
  expect(findChangesOf({ name: 'Stack' })).toEqual([{ version: '0.2.0', texts: [announcement] }]);
  // Sentences that name no component are about the component of the sentence before.
  expect(findChangesOf({ name: 'Table' })[0]?.texts).toEqual(['`Table` sorts. With `maxHeight` its rows scroll.', '`Table` prints.']);
  expect(findChangesOf({ name: 'Menu' })[0]?.texts).toEqual(['`Menu` takes groups. They have headings.']);
  // Parts are found by their own names, and functions by the entry point of the component.
  expect(findChangesOf({ name: 'OrderSummary', parts: ['BonusRow'] })[0]?.texts).toEqual(['Renamed: `BonusRow`: `most` to `max`.']);
  expect(findChangesOf({ name: 'BonusSlider', folder: 'bonus-slider' })[0]?.texts[0]).toMatch(/^Renamed: `chooseStart` /);
});

test('findChanges lists changes from the next version back to the version that added the component', () => {
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
