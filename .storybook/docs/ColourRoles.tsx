import { type ColorRole, computeContrast, contrastPairs } from '../../ui-kit/src/theme/contrast.ts';
import { type ColorPair, colors, roles } from '../../ui-kit/src/theme/tokens.ts';
import { Prose } from './Prose.tsx';

type Role = keyof typeof roles;

interface RoleDescription {
  purpose: string;
  /** Roles that it may be used on. */
  backgrounds: readonly Role[];
}

const backgrounds = ['page', 'surface', 'tile', 'panel'] as const satisfies Role[];
const pageBackgrounds = ['page', 'surface', 'tile'] as const satisfies Role[];

/** What each role is for. The compiler finds a role that is not described. */
const descriptions: Record<Role, RoleDescription> = {
  text: { purpose: 'Text and icons', backgrounds },
  muted: { purpose: 'Secondary text: captions, hints, old prices', backgrounds },
  action: { purpose: 'Main buttons, and what is chosen: checkboxes, chips, sizes, sliders', backgrounds },
  'on-action': { purpose: 'Text and icons on `action`', backgrounds: ['action'] },
  focus: { purpose: "The ring around what has the keyboard's focus", backgrounds },
  control: { purpose: 'Borders of fields, checkboxes and outlined buttons', backgrounds },
  border: { purpose: 'Hairlines between content; never the only border of a control', backgrounds: [] },
  sale: { purpose: 'A price that is lower; nothing else', backgrounds },
  danger: {
    purpose: 'An invalid field and its message. A dangerous action is not red: its label says what it does',
    backgrounds,
  },
  success: { purpose: 'Good news with a text: accepted, delivered', backgrounds: pageBackgrounds },
  warning: { purpose: 'Something that needs attention, with a text', backgrounds: pageBackgrounds },
  page: { purpose: 'Background of the page, and of what lies on it with a border', backgrounds: [] },
  surface: { purpose: 'A band or a note that is set apart from the page, without a border', backgrounds: [] },
  panel: { purpose: 'Dialogs and drawers; lighter than the page in the dark theme', backgrounds: [] },
  tile: { purpose: 'Behind pictures while they load; disabled controls', backgrounds: [] },
};

/** Purposes of the colours that have no role. */
const otherPurposes: Partial<Record<ColorRole, string>> = {
  stage: 'A band with inverted colours: the app, the loyalty programme',
  'on-stage': 'Text on a stage',
  'on-stage-muted': 'Secondary text on a stage',
  scrim: 'Over the page below a dialog or a drawer',
  picture: 'Background of a picture as it looks after dimming',
  'picture-own': 'Background of a picture before it is dimmed with it',
  'on-picture': 'Icons on a picture, dark in both themes',
  badge: 'A badge on a picture, light in both themes',
  'badge-accent': 'A badge with a discount, and its text on white',
};

const themeNames = ['light', 'dark'] as const satisfies (keyof ColorPair)[];

const Swatch = ({ color, theme }: { color: ColorRole; theme: keyof ColorPair }) => (
  <span className="colour-swatch">
    <span style={{ background: colors[color][theme] }} />
    <code>{colors[color][theme]}</code>
  </span>
);

const Swatches = ({ color }: { color: ColorRole }) =>
  themeNames.map((theme) => (
    <td key={theme}>
      <Swatch color={color} theme={theme} />
    </td>
  ));

interface BackgroundPair {
  name: string;
  foreground: ColorRole;
  background: ColorRole;
}

/**
 * The backgrounds that a colour may be used on, with the contrast in both themes. Pairs that no test measures are left out, because they
 * are not used.
 */
function ContrastList({ pairs: candidates }: { pairs: readonly BackgroundPair[] }) {
  const measured = candidates.flatMap(({ name, foreground, background }) => {
    const pair = contrastPairs.find((each) => each.foreground === foreground && each.background === background);
    return pair ? [{ name, pair }] : [];
  });
  if (measured.length === 0) return '—';
  return (
    <ul>
      <li>at least {measured[0]?.pair.minRatio} on</li>
      {measured.map(({ name, pair }) => (
        <li key={name}>
          <code>{name}</code> {themeNames.map((theme) => computeContrast(pair, theme).toFixed(1)).join(' and ')}
        </li>
      ))}
    </ul>
  );
}

/** Every role: its purpose, the backgrounds that it may be used on, and the contrast in the light and the dark theme. */
export const ColourRoles = () => (
  <table className="colour-roles">
    <thead>
      <tr>
        <th>Role</th>
        <th>Use it for</th>
        <th>May stand on, with the contrast in both themes</th>
        <th>Light</th>
        <th>Dark</th>
      </tr>
    </thead>
    <tbody>
      {(Object.keys(descriptions) as Role[]).map((role) => (
        <tr key={role}>
          <th scope="row">
            <code>{role}</code>
          </th>
          <td>
            <Prose text={descriptions[role].purpose} />
          </td>
          <td>
            <ContrastList
              pairs={descriptions[role].backgrounds.map((name) => ({ name, foreground: roles[role], background: roles[name] }))}
            />
          </td>
          <Swatches color={roles[role]} />
        </tr>
      ))}
    </tbody>
  </table>
);

function Purpose({ color }: { color: ColorRole }) {
  const users = (Object.keys(roles) as Role[]).filter((role) => roles[role] === color);
  return <Prose text={otherPurposes[color] ?? users.map((role) => `\`${role}\``).join(', ')} />;
}

/** The palette: the colours that roles refer to, and those with a single use. */
export const ColourPalette = () => (
  <table className="colour-roles">
    <thead>
      <tr>
        <th>Colour</th>
        <th>Roles, or its only use</th>
        <th>Measured on</th>
        <th>Light</th>
        <th>Dark</th>
      </tr>
    </thead>
    <tbody>
      {(Object.keys(colors) as ColorRole[]).map((color) => (
        <tr key={color}>
          <th scope="row">
            <code>{color}</code>
          </th>
          <td>
            <Purpose color={color} />
          </td>
          <td>
            <ContrastList
              pairs={contrastPairs
                .filter(({ foreground }) => foreground === color)
                .map(({ background }) => ({ name: background, foreground: color, background }))}
            />
          </td>
          <Swatches color={color} />
        </tr>
      ))}
    </tbody>
  </table>
);
