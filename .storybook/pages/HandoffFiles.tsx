import base from '../../ui-kit/src/theme/generated/tokens/base.tokens.json?raw';
import dark from '../../ui-kit/src/theme/generated/tokens/dark.tokens.json?raw';
import light from '../../ui-kit/src/theme/generated/tokens/light.tokens.json?raw';
import { iconCount } from '../docs/icon-files.ts';
import NamedTable, { TableHead } from '../docs/NamedTable.tsx';
import { iconSheet } from './HandoffDownloads.tsx';

interface ColourValue {
  hex: string;
  alpha: number;
}

type ColourGroup = Record<string, { $value: ColourValue }>;

interface ThemeFile {
  color: ColourGroup;
  role: Record<string, { $value: string }>;
}

/** The tokens of a group, without the properties of the group itself, whose names begin with `$`. */
function listTokens<Token>(group: Record<string, Token>): [name: string, token: Token][] {
  return Object.entries(group).filter(([name]) => !name.startsWith('$'));
}

const lightFile: ThemeFile = JSON.parse(light);
const darkFile: ThemeFile = JSON.parse(dark);

const modes = [
  ['Light', lightFile],
  ['Dark', darkFile],
] as const;

/** A colour as a swatch over a checked pattern, which shows through transparent colours. */
const Swatch = ({ hex, alpha }: ColourValue) => (
  <span className="import-swatch">
    <span className="import-fill" style={{ background: hex, opacity: alpha }} />
  </span>
);

const formatColour = ({ hex, alpha }: ColourValue) => (alpha === 1 ? hex : `${hex} ${Math.round(alpha * 100)}\u00a0%`);

const ColourCell = ({ value }: { value: ColourValue }) => (
  <td>
    <Swatch {...value} /> {formatColour(value)}
  </td>
);

const findColour = (file: ThemeFile, name: string): ColourValue => file.color[name]?.$value ?? { hex: '', alpha: 1 };

/** A reference, as design tools draw it: a pill with the colour and its name. */
function AliasCell({ file, reference }: { file: ThemeFile; reference: string }) {
  const name = reference.slice('{color.'.length, -1);
  return (
    <td>
      <span className="import-alias">
        <Swatch {...findColour(file, name)} /> color/{name}
      </span>
    </td>
  );
}

/** The variables of a collection with a column for each mode, read from the files as an importer reads them. */
export const VariablesPicture = () => (
  <div className="import-picture sb-unstyled">
    <table>
      <caption>Collection «Colours», {listTokens(lightFile.color).length + listTokens(lightFile.role).length} variables, 2 modes</caption>
      <TableHead titles={['Name', 'Light', 'Dark']} />
      <tbody>
        <tr className="import-group">
          <th colSpan={3} scope="rowgroup">
            role
          </th>
        </tr>
        {listTokens(lightFile.role).map(([name, { $value }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {modes.map(([mode, file]) => (
              <AliasCell key={mode} file={file} reference={$value} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <table>
      <caption>The same collection, its colours</caption>
      <TableHead titles={['Name', 'Light', 'Dark']} />
      <tbody>
        <tr className="import-group">
          <th colSpan={3} scope="rowgroup">
            color
          </th>
        </tr>
        {listTokens(lightFile.color).map(([name]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {modes.map(([mode, file]) => (
              <ColourCell key={mode} value={findColour(file, name)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface TextStyleValue {
  fontFamily: string;
  fontSize: string;
  fontWeight: number;
  letterSpacing: { value: number };
  lineHeight: number;
}

interface TextStyle {
  name: string;
  value: TextStyleValue;
  use: string;
}

type TypographyToken = { $value: TextStyleValue; $description: string };

const baseFile: {
  typography: Record<string, TypographyToken | Record<string, TypographyToken>>;
  'font-family': Record<string, { $value: string[] }>;
} = JSON.parse(base);

const isToken = (token: TypographyToken | Record<string, TypographyToken>): token is TypographyToken => '$value' in token;

function listTextStyles(): TextStyle[] {
  return listTokens(baseFile.typography).flatMap(([name, token]) =>
    isToken(token)
      ? [{ name, value: token.$value, use: token.$description }]
      : Object.entries(token).map(([screen, { $value, $description }]) => ({
          name: `${name}/${screen}`,
          value: $value,
          use: $description,
        })),
  );
}

const findFamily = (reference: string): string[] => baseFile['font-family'][reference.slice('{font-family.'.length, -1)]?.$value ?? [];

const readSize = (reference: string) => Number(reference.slice('{font-size.'.length, -1));

function TextStyleRow({ name, use, value }: TextStyle) {
  const size = readSize(value.fontSize);
  const families = findFamily(value.fontFamily);
  return (
    <tr>
      <th scope="row">
        {name}
        <span
          lang="ru"
          aria-hidden="true"
          style={{
            display: 'block',
            fontFamily: families.map((family) => `'${family}'`).join(', '),
            fontSize: size,
            fontWeight: value.fontWeight,
            letterSpacing: `${value.letterSpacing.value / size}em`,
            lineHeight: value.lineHeight,
          }}
        >
          Аа 42
        </span>
      </th>
      <td>
        {families[0]} {value.fontWeight}, {size}/{Math.round(size * value.lineHeight)}
      </td>
      <td>{String(value.letterSpacing.value).replace('-', '−')}&nbsp;px</td>
      <td>{use}</td>
    </tr>
  );
}

/** The types of variables that a design tool creates, by the types of tokens. Tokens of other types become no variables. */
const variableTypes: Record<string, string> = {
  dimension: 'Number, in px',
  duration: 'Number, in ms',
  number: 'Number, in em',
  fontFamily: 'Text, the first name',
};

interface MeasureToken {
  $type?: string;
  $value: { value: number } | number | string[];
}

type MeasureGroup = { $type?: string } & Record<string, MeasureToken | string | undefined>;

const readType = (group: MeasureGroup): string =>
  group.$type ?? listTokens<unknown>(group).map(([, token]) => (token as MeasureToken).$type)[0] ?? '';

function formatMeasure({ $value }: MeasureToken): string {
  if (Array.isArray($value)) return $value[0] ?? '';
  return String(typeof $value === 'object' ? $value.value : $value).replace('-', '−');
}

/** The groups of base.tokens.json that become variables of a design tool. */
const measureGroups = (Object.entries(JSON.parse(base)) as [string, MeasureGroup][]).flatMap(([name, group]) => {
  const type = variableTypes[typeof group === 'object' ? readType(group) : ''];
  return type ? [{ name, type, tokens: listTokens<unknown>(group) as [string, MeasureToken][] }] : [];
});

const measureCount = measureGroups.reduce((sum, { tokens }) => sum + tokens.length, 0);

/** The variables of the collection «Measures», group by group. */
export const MeasuresPicture = () => (
  <div className="import-picture sb-unstyled" data-single="">
    <NamedTable>
      <caption>Collection «Measures», {measureCount} variables, 1 mode</caption>
      <TableHead titles={['Group', 'Variables', 'Type', 'Names and values']} />
      <tbody>
        {measureGroups.map(({ name, type, tokens }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{tokens.length}</td>
            <td>{type}</td>
            <td>{tokens.map(([token, value]) => `${token}:\u00a0${formatMeasure(value)}`).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </NamedTable>
  </div>
);

/** The sheet of icons, as it appears on a page of a design tool. */
export const IconsPicture = () => (
  <img
    className="icon-sheet"
    src={`data:image/svg+xml,${encodeURIComponent(iconSheet.text)}`}
    alt={`Sheet of ${iconCount} icons in rows of eight`}
  />
);

/** The text styles, each with a sample in its own size and look, by the values in base.tokens.json. */
export const TextStylesPicture = () => (
  <div className="import-picture sb-unstyled" data-single="">
    <NamedTable>
      <caption>{listTextStyles().length} text styles</caption>
      <TableHead titles={['Style', 'Font, size/line', 'Spacing', 'Use it for']} />
      <tbody>
        {listTextStyles().map((style) => (
          <TextStyleRow key={style.name} {...style} />
        ))}
      </tbody>
    </NamedTable>
  </div>
);

/** Hex values of the accent colour, which a designer compares after importing the tokens. */
export const accent = { light: findColour(lightFile, 'accent').hex, dark: findColour(darkFile, 'accent').hex };

/** Maximum number of characters in a line of printed tokens. */
const lineWidth = 112;

/** Prints tokens as JSON, in which each group that fits is on one line. */
export function printTokens(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
    .replaceAll(/([{,:])(?=["{[\d-])/g, '$1 ')
    .replaceAll(/\}(?!")/g, ' }');
  if (typeof value !== 'object' || value === null || Array.isArray(value) || indent.length + line.length <= lineWidth) return line;
  const rows = Object.entries(value).map(([name, inner]) => `${indent}  "${name}": ${printTokens(inner, `${indent}  `)}`);
  return `{\n${rows.join(',\n')}\n${indent}}`;
}

/** Numbers of tokens in the token files, which the page Handoff states. */
export const counts = {
  colours: listTokens(lightFile.color).length,
  roles: listTokens(lightFile.role).length,
  styles: listTextStyles().length,
  measures: measureCount,
};
