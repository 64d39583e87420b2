/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act, createRef, useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { ChoiceCards } from '../choice-card/index.ts';
import { CodeField } from '../code-field/index.ts';
import { Combobox } from '../combobox/index.ts';
import { DateField } from '../date-field/index.ts';
import { FileField } from '../file-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { RangeSlider } from '../range-slider/index.ts';
import { RatingInput, type Star } from '../rating/index.ts';
import { Select } from '../select/index.ts';
import { SizePicker } from '../size-picker/index.ts';
import { Slider } from '../slider/index.ts';
import { SortSelect } from '../sort-select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

// Base UI chooses an option on a pointer event, which jsdom does not have.
beforeAll(() => void Object.defineProperty(window, 'PointerEvent', { value: MouseEvent }));
afterEach(cleanup);

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const sizes = [
  { value: '41', name: '41' },
  { value: '42', name: '42' },
];

const getForm = () => screen.getByRole<HTMLFormElement>('form');
const readForm = () => [...new FormData(getForm())].map(([name, value]) => `${name}=${value}`).sort();
const resetForm = () => act(async () => getForm().reset());

const Fields = () => (
  <form aria-label="Fields">
    <TextField label="Text" name="text" defaultValue="before" />
    <PhoneField label="Phone" name="phone" defaultValue="+79123456789" />
    <TextArea label="Area" name="area" defaultValue="before" maxLength={60} />
    <Checkbox label="Check" name="check" defaultChecked />
    <Switch label="Switch" name="switch" />
    <RadioGroup label="Radio" name="radio" options={options} defaultValue="a" />
    <ChoiceCards label="Cards" name="cards" options={options} defaultValue="a" />
    <RatingInput label="Rating" name="rating" defaultValue={4} />
    <SizePicker name="size" sizes={sizes} defaultValue="41" />
    <SortSelect name="sort" options={options} defaultValue="a" />
    <Select label="Select" name="select" options={options} defaultValue="a" />
    <Combobox label="Combo" name="combo" items={options} defaultValue="a" />
    <Combobox label="Combos" name="combos" items={options} defaultValue={['a']} multiple />
    <CodeField label="Code" name="code" defaultValue="12" />
    <NumberField label="Number" name="number" defaultValue={1200} />
    <DateField label="Date" name="date" defaultValue="2026-11-27" />
    <Slider label="Slider" name="slider" defaultValue={30} />
    <RangeSlider label="Range" names={['from', 'to']} min={0} max={9000} defaultValue={[1000, 2000]} />
  </form>
);

async function chooseSecondInSelect() {
  fireEvent.click(screen.getByRole('combobox', { name: 'Select' }));
  const option = within(await screen.findByRole('listbox')).getByRole('option', { name: 'Second' });
  await act(async () => option.focus());
  fireEvent.keyDown(option, { key: 'Enter' });
}

/** Types the first letters of the second option and presses Enter. */
async function chooseSecondInCombobox(name: string) {
  const input = screen.getByRole('combobox', { name });
  await act(async () => input.focus());
  fireEvent.input(input, { target: { value: 'sec' }, inputType: 'insertText' });
  await within(await screen.findByRole('listbox')).findByRole('option', { name: 'Second' });
  fireEvent.keyDown(input, { key: 'Enter' });
  await act(async () => input.blur());
}

async function changeAll() {
  const typeInto = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  typeInto('Text', 'after');
  typeInto('Phone', '+79990000000');
  typeInto('Area', 'after that');
  typeInto('Number', '1 300');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-28' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Check' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Switch' }));
  fireEvent.click(within(screen.getByRole('group', { name: 'Radio' })).getByRole('radio', { name: 'Second' }));
  fireEvent.click(within(screen.getByRole('group', { name: 'Cards' })).getByRole('radio', { name: 'Second' }));
  fireEvent.click(screen.getByRole('radio', { name: /2 из/ }));
  fireEvent.click(screen.getByRole('radio', { name: '42' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Сначала' }), { target: { value: 'b' } });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Slider' }), { key: 'ArrowRight' });
  for (const bound of screen.getAllByRole('textbox', { name: /^Range/ })) {
    fireEvent.change(bound, { target: { value: '1500' } });
    fireEvent.blur(bound);
  }
  const [, , third] = within(screen.getByRole('group', { name: 'Code' })).getAllByRole('textbox');
  if (third) fireEvent.change(third, { target: { value: '3' } });
  await chooseSecondInSelect();
  await chooseSecondInCombobox('Combo');
  fireEvent.click(screen.getByRole('button', { name: 'Убрать: First' }));
  await chooseSecondInCombobox('Combos');
}

test('a reset of the form restores the value and the display of every field', async () => {
  render(<Fields />);
  const initialEntries = readForm();
  expect(initialEntries).toHaveLength(18);
  await changeAll();
  const changedEntries = readForm();
  expect(initialEntries.filter((entry) => changedEntries.includes(entry))).toEqual([]);
  await resetForm();
  expect(readForm()).toEqual(initialEntries);
  expect(screen.getByRole('combobox', { name: 'Select' }).textContent).toBe('First');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Combo' }).value).toBe('First');
  expect(screen.getByRole('group', { name: 'First' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value).toBe('1\u00a0200');
  expect(screen.getByText('Осталось 54 знака')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Slider' }).getAttribute('aria-valuetext')).toBe('30');
});

test('a reset of the form removes the files of a field and the message about a refused file', async () => {
  render(
    <form aria-label="Fields">
      <FileField label="Receipts" name="receipts" accept=".pdf" />
    </form>,
  );
  const files = [
    new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' }),
    new File(['text'], 'notes.txt', { type: 'text/plain' }),
  ];
  fireEvent.change(screen.getByLabelText(/Receipts/), { target: { files } });
  expect(screen.getByText('receipt.pdf')).toBeTruthy();
  expect(screen.getByText(/notes\.txt/)).toBeTruthy();
  await resetForm();
  expect(screen.queryByText('receipt.pdf')).toBeNull();
  expect(screen.queryByText(/notes\.txt/)).toBeNull();
});

/** Fields whose values the component around them controls. */
function ControlledFields() {
  const [values, setValues] = useState({ text: 'before', phone: '+7 912 345-67-89', sort: 'a', check: true, toggle: false });
  const [rating, setRating] = useState<Star | null>(null);
  const change = (name: keyof typeof values) => (value: string | boolean) =>
    setValues((previousValues) => ({ ...previousValues, [name]: value }));
  return (
    <form aria-label="Fields">
      <TextField label="Text" name="text" value={values.text} onValueChange={change('text')} />
      <PhoneField label="Phone" name="phone" value={values.phone} onValueChange={change('phone')} />
      <SortSelect name="sort" options={options} value={values.sort} onValueChange={change('sort')} />
      <Checkbox label="Check" name="check" checked={values.check} onCheckedChange={change('check')} />
      <Switch label="Switch" name="switch" checked={values.toggle} onCheckedChange={change('toggle')} />
      <RatingInput label="Rating" name="rating" value={rating} onValueChange={setRating} />
      <output>{JSON.stringify({ ...values, rating })}</output>
    </form>
  );
}

test('a reset of the form restores controlled fields together with the state of their owner', async () => {
  render(<ControlledFields />);
  const initialEntries = readForm();
  const ownerState = document.querySelector('output')?.textContent;
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'after' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Phone' }), { target: { value: '+79990000000' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Сначала' }), { target: { value: 'b' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Check' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Switch' }));
  fireEvent.click(screen.getByRole('radio', { name: /2 из/ }));
  expect(readForm()).toEqual(['phone=+7 999 000-00-00', 'rating=2', 'sort=b', 'switch=on', 'text=after']);
  await resetForm();
  expect(document.querySelector('output')?.textContent).toBe(ownerState);
  expect(readForm()).toEqual(initialEntries);
});

test('a reset of the form notifies the owner of a controlled field, and a prevented reset changes nothing', async () => {
  const notify = jest.fn();
  const Owner = () => {
    const [value, setValue] = useState('a');
    const change = (newValue: string) => {
      notify(newValue);
      setValue(newValue);
    };
    return (
      <form aria-label="Fields">
        <RadioGroup label="Radio" name="radio" options={options} value={value} onValueChange={change} />
      </form>
    );
  };
  render(<Owner />);
  fireEvent.click(screen.getByRole('radio', { name: 'Second' }));
  getForm().addEventListener('reset', (event) => event.preventDefault(), { once: true });
  await resetForm();
  expect(readForm()).toEqual(['radio=b']);
  await resetForm();
  expect(readForm()).toEqual(['radio=a']);
  expect(notify.mock.calls).toEqual([['b'], ['a']]);
});

test('the browser treats every empty required field as invalid', () => {
  render(
    <form aria-label="Fields">
      <TextField label="Text" name="text" required />
      <PhoneField label="Phone" name="phone" required />
      <TextArea label="Area" name="area" required />
      <Checkbox label="Check" name="check" required />
      <Switch label="Switch" name="switch" required />
      <RadioGroup label="Radio" name="radio" options={options} required />
      <ChoiceCards label="Cards" name="cards" options={options} required />
      <RatingInput label="Rating" name="rating" required />
      <SizePicker name="size" sizes={sizes} required />
      <Select label="Select" name="select" options={options} required />
      <Combobox label="Combo" name="combo" items={options} required />
      <CodeField label="Code" name="code" required />
      <NumberField label="Number" name="number" required />
      <DateField label="Date" name="date" required />
      <Combobox label="Combos" items={options} multiple required id="combos" />
    </form>,
  );
  const controls = [...getForm().elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
  const invalid = new Set(controls.filter((control) => !control.validity.valid).map(({ name }) => name));
  expect([...invalid].filter(Boolean).sort()).toEqual(
    ['area', 'cards', 'check', 'code', 'combo', 'date', 'number', 'phone', 'radio', 'rating', 'select', 'size', 'switch', 'text'].sort(),
  );
});

test('NumberField clamps a typed number on blur, and a reset of the form keeps its input element', async () => {
  const notify = jest.fn();
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="Fields">
      <NumberField label="Number" name="number" defaultValue={3} min={2} max={10} onValueChange={notify} ref={ref} />
    </form>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: '12' } });
  expect(input.value).toBe('12');
  fireEvent.blur(input);
  expect(input.value).toBe('10');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Увеличить' }).disabled).toBe(true);
  fireEvent.change(input, { target: { value: '1x' } });
  expect(input.value).toBe('10');
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input.value).toBe('2');
  await resetForm();
  expect(input.value).toBe('3');
  expect(ref.current).toBe(input);
  expect(notify.mock.calls).toEqual([[10], [null], [2], [3]]);
});
