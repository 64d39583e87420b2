import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { breakpoints, color, colors, durations, easings, font, fonts, radii, sizes, spaces, textSizes } from './index.ts';

const meta = { title: 'Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const keys = <Key extends string | number>(record: Record<Key, unknown>): Key[] =>
  Object.keys(record).map((key) => (/^\d+$/.test(key) ? Number(key) : key)) as Key[];

const caption = { font: font(400, 12), color: color('muted') };

function Specimens({ children, width = 140 }: { children: ReactNode; width?: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`, gap: 'var(--space-6)' }}>
      {children}
    </div>
  );
}

/** Roles, not hues: each has a value in the light and in the dark theme. */
export const Colours: Story = {
  render: () => (
    <Specimens>
      {keys(colors).map((role) => (
        <figure key={role}>
          <div style={{ height: 72, background: color(role), boxShadow: `inset 0 0 0 1px ${color('line')}` }} />
          <figcaption style={caption}>
            {role}
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

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-6)', overflowWrap: 'anywhere' }}>
      {keys(fonts).map((family) =>
        keys(textSizes).map((size) => (
          <div key={`${family}-${size}`}>
            <p style={caption}>{`${fonts[family].name}, ${size}/${textSizes[size]}`}</p>
            <p style={{ font: font(500, size, family), letterSpacing: family === 'display' ? 'var(--tight-display)' : undefined }}>
              Осень начинается снизу, 12&nbsp;490&nbsp;₽
            </p>
          </div>
        )),
      )}
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
      {keys(spaces).map((step) => (
        <div key={step} style={{ display: 'grid', gridTemplateColumns: '7em 1fr', alignItems: 'center' }}>
          <span style={caption}>{`space-${step}: ${spaces[step]} px`}</span>
          <span style={{ width: spaces[step], height: 16, background: color('ink') }} />
        </div>
      ))}
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <Specimens>
      {keys(radii).map((name) => (
        <figure key={name}>
          <div style={{ height: 72, border: `1px solid ${color('control')}`, borderRadius: `var(--radius-${name})` }} />
          <figcaption style={caption}>{`radius-${name}: ${radii[name]} px`}</figcaption>
        </figure>
      ))}
    </Specimens>
  ),
};

export const Layout: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 'var(--space-2) var(--space-6)' }}>
      {Object.entries({ ...breakpoints, ...sizes }).map(([name, px]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{`${px} px`}</dd>
        </div>
      ))}
    </dl>
  ),
};

/** Under reduced motion they are all 0. */
export const Motion: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 'var(--space-2) var(--space-6)' }}>
      {Object.entries({ ...durations, ...easings }).map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{typeof value === 'number' ? `${value} ms` : value}</dd>
        </div>
      ))}
    </dl>
  ),
};
