import type { ReactNode } from 'react';
import { densities } from '../../ui-kit/src/theme/theme-css.ts';
import { breakpoints, colors, layout, roles, sizes, spaces, textSizes } from '../../ui-kit/src/theme/tokens.ts';

const entries = <Key extends string, Value>(record: Record<Key, Value>) => Object.entries(record) as [Key, Value][];

interface TableProps {
  titles: readonly string[];
  children: ReactNode;
}

const Table = ({ titles, children }: TableProps) => (
  <table>
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const RowName = ({ children }: { children: string }) => (
  <th scope="row">
    <code>{children}</code>
  </th>
);

/** A colour with its value. */
const ColourCell = ({ value }: { value: string }) => (
  <td style={{ whiteSpace: 'nowrap' }}>
    <span className="token-swatch" style={{ background: value }} /> <code>{value}</code>
  </td>
);

/** Which colour of the palette each role has, in both themes. */
export const RoleTable = () => (
  <Table titles={['Role', 'Variable', 'Colour', 'Light', 'Dark']}>
    {entries(roles).map(([role, name]) => (
      <tr key={role}>
        <RowName>{role}</RowName>
        <td>
          <code>{`--meet-${role}`}</code>
        </td>
        <td>{name}</td>
        <ColourCell value={colors[name].light} />
        <ColourCell value={colors[name].dark} />
      </tr>
    ))}
  </Table>
);

const denseSizes: Partial<Record<string, number>> = densities.desk.sizes;

type DenseText = keyof typeof densities.desk.textSizes;

const denseTexts = Object.keys(densities.desk.textSizes).map(Number) as DenseText[];

const formatText = (size: number, line: number) => `${size}/${line}\u00a0px`;

/** The sizes of controls and of the layout, and those that `data-density` makes smaller. */
export const SizeTable = () => (
  <Table titles={['Variable', 'Usual', 'With data-density="desk"']}>
    {entries(sizes).map(([name, px]) => (
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

const isMeasured = (name: string): name is keyof typeof layout.gutter => name in layout.gutter;

/** A distance of the layout from a breakpoint on, which keeps that of the one before unless it has its own. */
const formatDistance = (distance: keyof typeof layout, name: string) =>
  isMeasured(name) ? `${spaces[layout[distance][name]]}\u00a0px` : 'the same';

/** The widths from which the layout changes. */
export const BreakpointTable = () => (
  <Table titles={['In Emotion', 'From', 'Gutter', 'Between sections']}>
    {entries({ mobile: 0, ...breakpoints }).map(([name, px]) => (
      <tr key={name}>
        <th scope="row">{px === 0 ? 'no query' : <code>{`media.${name}`}</code>}</th>
        <td>{px}&nbsp;px</td>
        <td>{formatDistance('gutter', name)}</td>
        <td>{formatDistance('section', name)}</td>
      </tr>
    ))}
  </Table>
);
