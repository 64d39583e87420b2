import { type ColorRole, computeContrast, contrastPairs } from '../../ui-kit/src/theme/contrast.ts';
import { type ColorPair, colors } from '../../ui-kit/src/theme/tokens.ts';

/** What each colour is for. The compiler finds a role that is not described. */
const purposes: Record<ColorRole, string> = {
  paper: 'The page, fields and outlined buttons; text on ink',
  surface: 'A band or a note that is set apart from the page, without a border',
  panel: 'Dialogs and drawers; lighter than the page in the dark theme',
  tile: 'Behind pictures while they load; disabled controls',
  line: 'Hairlines between content; never the only border of a control',
  control: 'Borders of fields, checkboxes and outlined buttons',
  ink: 'Text, icons, the main button, the focus ring',
  muted: 'Secondary text: captions, hints, old prices',
  accent: 'A lower price, Meet-price, a field in error; nothing else',
  positive: 'Good news with a text: accepted, delivered',
  warning: 'Something that needs attention, with a text',
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

const Swatch = ({ role, theme }: { role: ColorRole; theme: keyof ColorPair }) => (
  <span className="colour-swatch">
    <span style={{ background: colors[role][theme] }} />
    <code>{colors[role][theme]}</code>
  </span>
);

function Grounds({ role }: { role: ColorRole }) {
  const pairs = contrastPairs.filter(({ foreground }) => foreground === role);
  if (pairs.length === 0) return '—';
  return (
    <ul>
      {pairs.map((pair) => (
        <li key={pair.background}>
          {pair.background}: {themeNames.map((theme) => computeContrast(pair, theme).toFixed(1)).join(' and ')} (min. {pair.minRatio})
        </li>
      ))}
    </ul>
  );
}

/** Every colour by its role, on what it may stand, and with which contrast in the light and the dark theme. */
export const ColourRoles = () => (
  <table className="colour-roles">
    <thead>
      <tr>
        <th>Role</th>
        <th>Light</th>
        <th>Dark</th>
        <th>Use it for</th>
        <th>May stand on, with the contrast in both themes</th>
      </tr>
    </thead>
    <tbody>
      {(Object.keys(purposes) as ColorRole[]).map((role) => (
        <tr key={role}>
          <th scope="row">
            <code>{role}</code>
          </th>
          <td>
            <Swatch role={role} theme="light" />
          </td>
          <td>
            <Swatch role={role} theme="dark" />
          </td>
          <td>{purposes[role]}</td>
          <td>
            <Grounds role={role} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
