import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { lucideNames } from '../icon/icon-names.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { computeContrast, contrastPairs } from './contrast.ts';
import {
  breakpoints,
  color,
  colors,
  durations,
  easings,
  font,
  fonts,
  layout,
  radii,
  radius,
  sizes,
  space,
  spaces,
  textSizes,
} from './index.ts';

// It shows values, not a component, so programs that write code are not told of one.
const meta = { title: 'Foundations/Tokens', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const keys = <Key extends string | number>(record: Record<Key, unknown>): Key[] =>
  Object.keys(record).map((key) => (/^\d+$/.test(key) ? Number(key) : key)) as Key[];

const caption = { font: font(400, 12), color: color('muted') };
const heading = { font: font(600, 18), letterSpacing: 'var(--meet-tight)' };
const stack: CSSProperties = { display: 'grid', gap: space(6) };
const table: CSSProperties = { borderCollapse: 'collapse', font: font(400, 14), fontVariantNumeric: 'tabular-nums' };
const cell: CSSProperties = {
  padding: `${space(2)} ${space(4)} ${space(2)} 0`,
  borderBottom: `1px solid ${color('line')}`,
  textAlign: 'start',
};

function Specimens({ children, width = 140 }: { children: ReactNode; width?: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`, gap: space(6) }}>
      {children}
    </div>
  );
}

function Rows({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <table style={table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" style={{ ...cell, ...caption }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Colours by role. The left half of a tile is the light theme, the right half the dark theme. */
export const Colours: Story = {
  render: () => (
    <Specimens>
      {keys(colors).map((role) => (
        <figure key={role} style={{ display: 'grid', gap: space(2) }}>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: 72, boxShadow: `0 0 0 1px ${color('line')}` }}>
            <span style={{ background: colors[role].light }} />
            <span style={{ background: colors[role].dark }} />
          </div>
          <figcaption style={caption}>
            <b style={{ font: font(500, 14), color: color('ink') }}>{role}</b>
            <br />
            {colors[role].light}
            <br />
            {colors[role].dark}
          </figcaption>
        </figure>
      ))}
    </Specimens>
  ),
};

/** Contrast of every pair in use, by WCAG: at least 4.5 for text, 3 for borders of controls and the focus ring. A test enforces it. */
export const Contrast: Story = {
  render: () => (
    <Rows head={['Pair', 'Light', 'Dark', 'At least']}>
      {contrastPairs.map((pair) => (
        <tr key={`${pair.foreground} ${pair.background}`}>
          <th scope="row" style={{ ...cell, fontWeight: 400 }}>
            {pair.foreground} <span style={{ color: color('muted') }}>on {pair.background}</span>
          </th>
          <td style={cell}>{computeContrast(pair, 'light').toFixed(2)}</td>
          <td style={cell}>{computeContrast(pair, 'dark').toFixed(2)}</td>
          <td style={{ ...cell, color: color('muted') }}>{pair.minRatio}</td>
        </tr>
      ))}
    </Rows>
  ),
};

/** Two typefaces, nine sizes. Headings are set tight. Unbounded is for the wordmark, the hero and large numerals. */
export const Type: Story = {
  render: () => (
    <div style={{ ...stack, overflowWrap: 'anywhere' }}>
      {keys(fonts).map((family) =>
        keys(textSizes).map((size) => (
          <div key={`${family}-${size}`}>
            <p style={caption}>{`${fonts[family].name}, ${size}/${textSizes[size]}`}</p>
            <p style={{ font: font(500, size, family), letterSpacing: family === 'display' ? 'var(--meet-tight-display)' : undefined }}>
              Осень начинается снизу, 12&nbsp;490&nbsp;₽
            </p>
          </div>
        )),
      )}
    </div>
  ),
};

/** Steps of 4 px. */
export const Space: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space(3) }}>
      {keys(spaces).map((step) => (
        <div key={step} style={{ display: 'grid', gridTemplateColumns: '8em 1fr', alignItems: 'center' }}>
          <span style={caption}>{`space(${step}): ${spaces[step]} px`}</span>
          <span style={{ width: spaces[step], height: 16, background: color('ink') }} />
        </div>
      ))}
    </div>
  ),
};

/**
 * Controls have a radius of 2 px, dialogs and bottom drawers are rounded, side drawers are square, chips are fully rounded. Nothing casts a
 * shadow. Overlays are set apart by a scrim and, in the dark theme, by a lighter background.
 */
export const Shape: Story = {
  render: () => (
    <Specimens>
      {keys(radii).map((name) => (
        <figure key={name} style={{ display: 'grid', gap: space(2) }}>
          <div style={{ height: 72, border: `1px solid ${color('control')}`, borderRadius: radius(name) }} />
          <figcaption style={caption}>{`radius('${name}'): ${radii[name]} px`}</figcaption>
        </figure>
      ))}
      <figure style={{ display: 'grid', gap: space(2) }}>
        <div
          style={{
            display: 'grid',
            alignItems: 'end',
            height: 72,
            paddingInline: space(5),
            background: `linear-gradient(${color('scrim')} 0 0), ${color('paper')}`,
          }}
        >
          <div style={{ height: 40, borderRadius: `${radius('panel')} ${radius('panel')} 0 0`, background: color('panel') }} />
        </div>
        <figcaption style={caption}>panel over scrim</figcaption>
      </figure>
    </Specimens>
  ),
};

/** Widths, the grid and the sizes of controls. No JavaScript measures the screen. */
export const Layout: Story = {
  render: () => (
    <div style={stack}>
      <Rows head={['Screen', 'From', 'Gutter', 'Section', 'Columns']}>
        {(['mobile', 'tablet', 'desktop'] as const).map((screen, at) => (
          <tr key={screen}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              {screen}
            </th>
            <td style={cell}>{screen === 'mobile' ? 0 : breakpoints[screen]}</td>
            <td style={cell}>{spaces[layout.gutter[screen]]}</td>
            <td style={cell}>{spaces[layout.section[screen]]}</td>
            <td style={cell}>{at + 2}</td>
          </tr>
        ))}
      </Rows>
      <Rows head={['Size', 'px']}>
        {Object.entries({ wide: breakpoints.wide, ...sizes }).map(([name, px]) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              {name}
            </th>
            <td style={cell}>{px}</td>
          </tr>
        ))}
      </Rows>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 'var(--meet-seam)' }}>
        {['a', 'b', 'c', 'd'].map((tile) => (
          <div key={tile} style={{ aspectRatio: 4 / 5, background: color('tile') }} />
        ))}
      </div>
    </div>
  ),
};

/** Motion shows where an element comes from. Under reduced motion all durations are 0. */
export const Motion: Story = {
  render: () => (
    <div style={stack}>
      {keys(durations).map((name) => (
        <div key={name}>
          <p style={caption}>{`motion('${name}'): ${durations[name]} ms`}</p>
          <div style={{ height: 8, background: color('tile') }}>
            <div style={{ width: `${durations[name] / 5}%`, height: 8, background: color('ink') }} />
          </div>
        </div>
      ))}
      {keys(easings).map((name) => (
        <p key={name} style={caption}>{`motion('${name}'): ${easings[name]}`}</p>
      ))}
    </div>
  ),
};

const iconNames = Object.keys(lucideNames).filter((name): name is IconName => name in lucideNames);

/** One icon set with a 1.5 px stroke, inlined at build time. Nothing is fetched at run time. */
export const Icons: Story = {
  render: () => (
    <Specimens width={88}>
      {iconNames.map((name) => (
        <figure key={name} style={{ display: 'grid', justifyItems: 'center', gap: space(2) }}>
          <Icon name={name} />
          <figcaption style={caption}>{name}</figcaption>
        </figure>
      ))}
    </Specimens>
  ),
};

/** A ring of 2 px with a gap of 2 px, on keyboard focus. */
export const FocusRing: Story = {
  render: () => (
    <div style={{ ...stack, justifyItems: 'start', padding: space(2) }}>
      <p style={heading}>Tab</p>
      <button type="button" style={{ minHeight: 'var(--meet-target)', paddingInline: space(4) }}>
        В корзину
      </button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
