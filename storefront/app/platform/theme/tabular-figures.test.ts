import { globSync, readFileSync } from 'node:fs';

const sources = ['storefront/app', 'ui-kit/src'];
const root = `${import.meta.dirname}/../../../..`;
const files = sources
  .flatMap((source) => globSync(`${source}/**/*.{ts,tsx,css}`, { cwd: root }))
  .filter((file) => !/\.(?:test|stories|guide)\.|generated\//.test(file));

/** Files with long columns of numbers. */
const columnFiles = ['ui-kit/src/table/Table.tsx'];
/** Files with numbers that change while visible. With proportional figures, each change would move the content beside the number. */
const changingNumberFiles = [
  'ui-kit/src/countdown/Countdown.tsx',
  'ui-kit/src/date-field/DateField.tsx',
  'ui-kit/src/number-field/NumberField.tsx',
  'ui-kit/src/slider/Slider.tsx',
];
/** The kit's `Text` has a property for columns of numbers. The shop does not use it, other frontends may. */
const textComponentFile = 'ui-kit/src/text/Text.tsx';

test('tabular figures are used only in columns and changing numbers, because «1» leaves a gap elsewhere', () => {
  expect(files.length).toBeGreaterThan(500);
  const tabular = files.filter((file) => /\btabular\b|\btnum\b/.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(tabular.sort()).toEqual([...columnFiles, ...changingNumberFiles, textComponentFile].sort());
});
