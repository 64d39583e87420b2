import type { ReactNode } from 'react';
import { densities } from '../../ui-kit/src/theme/densities.ts';
import {
  breakpoints,
  colors,
  fonts,
  layout,
  pictureDim,
  roles,
  sizes,
  spaces,
  textSizes,
  trackings,
} from '../../ui-kit/src/theme/tokens.ts';
import { actionState, bottomBar, color, font, media, motion, radius, role, space } from '../../ui-kit/src/theme/variables.ts';
import NamedTable, { TableHead } from './NamedTable.tsx';
import { Prose } from './Prose.tsx';
import { roleDescriptions } from './role-descriptions.ts';

const listEntries = <Key extends string, Value>(record: Record<Key, Value>) => Object.entries(record) as [Key, Value][];

interface TableProps {
  titles: readonly string[];
  children: ReactNode;
}

const Table = ({ titles, children }: TableProps) => (
  <NamedTable>
    <TableHead titles={titles} />
    <tbody>{children}</tbody>
  </NamedTable>
);

const RowName = ({ children }: { children: string }) => (
  <th scope="row">
    <code style={{ whiteSpace: 'nowrap' }}>{children}</code>
  </th>
);

const ColourCell = ({ value }: { value: string }) => (
  <td style={{ whiteSpace: 'nowrap' }}>
    <span className="token-swatch" style={{ background: value }} /> <code>{value}</code>
  </td>
);

/** What is written in Emotion for each use, and the CSS that it yields. */
const functions = [
  ['Colour by role', "role('muted')", role('muted')],
  ['Colour of the palette', "color('ink')", color('ink')],
  ['Main button under the pointer', "actionState('hover')", actionState('hover')],
  ['Type: weight, size, typeface', "font(600, 28, 'display')", font(600, 28, 'display')],
  ['Space', 'space(4)', space(4)],
  ['Corner', "radius('panel')", radius('panel')],
  ['Duration', "motion('fast')", motion('fast')],
  ['Easing', "motion('ease')", motion('ease')],
  ['From a width on', 'media.tablet', media.tablet],
  ['Where a pointer can hover', 'media.hover', media.hover],
  ['Height of a bar at the foot of the screen', 'bottomBar', bottomBar],
] as const;

/** How a token is written in Emotion and in CSS. */
export const CodeTable = () => (
  <Table titles={['For', 'In Emotion', 'In CSS']}>
    {functions.map(([use, code, css]) => (
      <tr key={code}>
        <th scope="row">{use}</th>
        <td>
          <code style={{ whiteSpace: 'nowrap' }}>{code}</code>
        </td>
        <td>
          <code>{css}</code>
        </td>
      </tr>
    ))}
  </Table>
);

/** Which colour of the palette each role has, in both themes, and what it is for. */
export const RoleTable = () => (
  <Table titles={['Role', 'Use it for', 'Colour', 'Light', 'Dark']}>
    {listEntries(roles).map(([role, name]) => (
      <tr key={role}>
        <RowName>{role}</RowName>
        <td>
          <Prose text={roleDescriptions[role].purpose} />
        </td>
        <td>{name}</td>
        <ColourCell value={colors[name].light} />
        <ColourCell value={colors[name].dark} />
      </tr>
    ))}
  </Table>
);

/** The variables of typography that no sample on the page mentions. */
export const TypeVariables = () => (
  <Table titles={['Variable', 'Value', 'Use it for']}>
    <tr>
      <RowName>--meet-font-text</RowName>
      <td>{fonts.text.name}</td>
      <td>Everything that is read</td>
    </tr>
    <tr>
      <RowName>--meet-font-display</RowName>
      <td>{fonts.display.name}</td>
      <td>The wordmark, the one message of a page, large numerals</td>
    </tr>
    <tr>
      <RowName>--meet-tight</RowName>
      <td>{trackings.tight}</td>
      <td>Letter spacing of headings</td>
    </tr>
    <tr>
      <RowName>--meet-tight-display</RowName>
      <td>{trackings['tight-display']}</td>
      <td>Letter spacing of Unbounded, which is wide</td>
    </tr>
  </Table>
);

/** How much pictures are dimmed in each theme. */
export const PictureDimNote = () => (
  <p>
    Pictures have the opacity <code>--meet-picture-dim</code>: {pictureDim.light} in the light theme and {pictureDim.dark} in the dark one,
    against glare.
  </p>
);

const denseSizes: Partial<Record<string, number>> = densities.desk.sizes;

type DenseText = keyof typeof densities.desk.textSizes;

const denseTexts = Object.keys(densities.desk.textSizes).map(Number) as DenseText[];

const formatText = (size: number, line: number) => `${size}/${line}\u00a0px`;

/** The sizes of controls and of the layout, and those that `data-density` makes smaller. */
export const SizeTable = () => (
  <Table titles={['Variable', 'Usual', 'With data-density="desk"']}>
    {listEntries(sizes).map(([name, px]) => (
      <tr key={name}>
        <RowName>{`--meet-${name}`}</RowName>
        <td>{px}&nbsp;px</td>
        <td>{denseSizes[name] === undefined ? 'the same' : `${denseSizes[name]}\u00a0px`}</td>
      </tr>
    ))}
    {denseTexts.map((step) => (
      <tr key={step}>
        <RowName>{`--meet-text-${step}`}</RowName>
        <td>{formatText(step, textSizes[step])}</td>
        <td>{formatText(...densities.desk.textSizes[step])}</td>
      </tr>
    ))}
  </Table>
);

const hasDistances = (name: string): name is keyof typeof layout.gutter => name in layout.gutter;

/** Prints a distance of the layout at a breakpoint: «the same» if the distance does not change there. */
const formatDistance = (distance: keyof typeof layout, name: string) =>
  hasDistances(name) ? `${spaces[layout[distance][name]]}\u00a0px` : 'the same';

/** The widths from which the layout changes. */
export const BreakpointTable = () => (
  <Table titles={['In Emotion', 'From', 'Gutter', 'Between sections']}>
    {listEntries({ mobile: 0, ...breakpoints }).map(([name, px]) => (
      <tr key={name}>
        <th scope="row">{px === 0 ? 'no query' : <code>{`media.${name}`}</code>}</th>
        <td>{px}&nbsp;px</td>
        <td>{formatDistance('gutter', name)}</td>
        <td>{formatDistance('section', name)}</td>
      </tr>
    ))}
  </Table>
);
