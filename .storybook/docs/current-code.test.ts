import { type ArgPlaces, findArgPlaces } from '../reference/arg-places.ts';
import { printCurrentCode } from './current-code.ts';

const printCode = (code: string, component: string, args: Record<string, unknown>, initialArgs = {}) =>
  printCurrentCode(code, findArgPlaces(code, component) as ArgPlaces, { ...initialArgs, ...args }, initialArgs);

const code = `import { Chip } from '@meet/ui-kit/chip';

function Toggle() {
  const [selected, setSelected] = useState(false);
  return (
    <Chip
      selected={selected}
      size="small"
      onClick={() => setSelected(!selected)}
    >
      New
    </Chip>
  );
}`;

test('the code of an example contains the values that the reader has changed', () => {
  const changedCode = printCode(code, 'Chip', { size: 'large', selected: true, children: 'Sale', label: 'a "b"' }, { size: 'small' });
  expect(changedCode).toContain('useState(true)');
  expect(changedCode).toContain('      size="large"\n');
  expect(changedCode).toContain('\n      label={\'a "b"\'}\n    >\n      Sale\n    </Chip>');
  expect(printCode('<Chip>New</Chip>', 'Chip', { disabled: true, count: 3, wide: false })).toBe(
    '<Chip disabled count={3} wide={false}>New</Chip>',
  );
});

test('a property that the reader has cleared is removed from the code of an example', () => {
  expect(printCode('<Chip hint="Text" wide>New</Chip>', 'Chip', { hint: undefined }, { hint: 'Text' })).toBe('<Chip wide>New</Chip>');
});

test('the code of an example stays as it is written if no value has changed', () => {
  expect(printCode(code, 'Chip', {}, { size: 'small', selected: false })).toBe(code);
});

test('findArgPlaces returns undefined for the code of an example with several elements of the component', () => {
  expect(findArgPlaces('<p><Chip>1</Chip><Chip>2</Chip></p>', 'Chip')).toBeUndefined();
});
