import { Fragment, useState } from 'react';
import { type ColorName, computeContrast, contrastPairs } from '../../ui-kit/src/theme/contrast-pairs.ts';
import { type ColorPair, colors, roles } from '../../ui-kit/src/theme/tokens.ts';
import { TableHead } from './NamedTable.tsx';
import { Prose } from './Prose.tsx';
import { type Role, roleDescriptions } from './role-descriptions.ts';

/** Purposes of the colours that have no role. */
const otherPurposes: Partial<Record<ColorName, string>> = {
  stage: 'A band with inverted colours: the app, the loyalty programme',
  'on-stage': 'Text on a stage',
  'on-stage-muted': 'Secondary text on a stage',
  scrim: 'Over the page below a dialog or a drawer',
  picture: 'Background of a picture, as it looks after dimming, also while it loads',
  'picture-own': 'Background of a picture before it is dimmed with it',
  'on-picture': 'Icons on a picture, text of badges on it and the modules of a QR code, dark in both themes',
  badge: 'A badge on a picture, light in both themes, and the text of a red one',
  'badge-accent': 'A badge with a discount, and its text on white',
};

const themeNames = ['light', 'dark'] as const satisfies (keyof ColorPair)[];

interface SwatchProps {
  color: ColorName;
  theme: keyof ColorPair;
}

/** A colour with its value. A press copies the value. */
function Swatch({ color, theme }: SwatchProps) {
  const [isCopied, setCopied] = useState(false);
  const colourValue = colors[color][theme];
  const copy = async () => {
    await navigator.clipboard.writeText(colourValue);
    setCopied(true);
  };
  return (
    <button type="button" className="colour-swatch" onClick={copy} aria-label={`Copy ${colourValue}`}>
      <span style={{ background: colourValue }} />
      <code>{colourValue}</code>
      <span role="status">{isCopied && 'Copied'}</span>
    </button>
  );
}

const Swatches = ({ color }: { color: ColorName }) =>
  themeNames.map((theme) => (
    <td key={theme} data-label={theme === 'light' ? 'Light' : 'Dark'}>
      <Swatch color={color} theme={theme} />
    </td>
  ));

interface BackgroundPair {
  name: string;
  foreground: ColorName;
  background: ColorName;
}

/**
 * The backgrounds that a colour may be used on, and the least contrast with any of them in either theme. Pairs that no test measures are
 * left out, because they are not used.
 */
function ContrastNote({ color, pairs: candidates }: Pick<ColourRow, 'color' | 'pairs'>) {
  const measuredPairs = candidates.flatMap(({ name, foreground, background }) => {
    const pair = contrastPairs.find((candidate) => candidate.foreground === foreground && candidate.background === background);
    return pair ? [{ name, pair }] : [];
  });
  if (measuredPairs.length === 0) return color === 'line' ? 'any background, as a line' : 'nothing, as a background';
  const leastContrast = Math.min(...measuredPairs.flatMap(({ pair }) => themeNames.map((theme) => computeContrast(pair, theme))));
  return (
    <>
      {measuredPairs.map(({ name }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
      <br />
      <span className="colour-of-role">
        at least {leastContrast.toFixed(1)}&nbsp;:&nbsp;1, {measuredPairs[0]?.pair.minRatio} is needed
      </span>
    </>
  );
}

interface ColourRow {
  name: string;
  color: ColorName;
  purpose: string;
  pairs: readonly BackgroundPair[];
}

interface ColourTableProps {
  rows: readonly ColourRow[];
  /** Headings of the column of colours, and of the column of backgrounds with their contrast. */
  nameTitle: string;
  pairsTitle: string;
}

const ColourTable = ({ rows, nameTitle, pairsTitle }: ColourTableProps) => (
  <table className="colour-roles">
    <TableHead titles={[nameTitle, 'Use it for', pairsTitle, 'Light', 'Dark']} />
    <tbody>
      {rows.map(({ name, color, purpose, pairs }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
            {color !== name && <span className="colour-of-role">{color}</span>}
          </th>
          <td>
            <Prose text={purpose} />
          </td>
          <td data-label="Stands on">
            <ContrastNote color={color} pairs={pairs} />
          </td>
          <Swatches color={color} />
        </tr>
      ))}
    </tbody>
  </table>
);

const roleRows = (Object.keys(roleDescriptions) as Role[]).map((name): ColourRow => {
  const { purpose, backgrounds: names } = roleDescriptions[name];
  const pairs = names.map((background) => ({ name: background, foreground: roles[name], background: roles[background] }));
  return { name, color: roles[name], purpose, pairs };
});

/** All roles at a glance, the light theme above the dark one. */
export const Palette = () => (
  <ul className="palette sb-unstyled">
    {roleRows.map(({ name, color }) => (
      <li key={name}>
        {themeNames.map((theme) => (
          <span key={theme} style={{ background: colors[color][theme] }} />
        ))}
        {name}
      </li>
    ))}
  </ul>
);

/** Every role: its purpose, the backgrounds that it may be used on, and the contrast in the light and the dark theme. */
export const ColourRoles = () => <ColourTable rows={roleRows} nameTitle="Role and colour" pairsTitle="Stands on" />;

const roleColours = new Set<ColorName>(Object.values(roles));

const otherRows = (Object.keys(colors) as ColorName[])
  .filter((color) => !roleColours.has(color))
  .map((color): ColourRow => {
    const pairs = contrastPairs.filter(({ foreground }) => foreground === color);
    return { name: color, color, purpose: otherPurposes[color] ?? '', pairs: pairs.map((pair) => ({ ...pair, name: pair.background })) };
  });

/** The colours of the palette without a role, each of which has only one use. */
export const OtherColours = () => <ColourTable rows={otherRows} nameTitle="Colour" pairsTitle="Stands on" />;
