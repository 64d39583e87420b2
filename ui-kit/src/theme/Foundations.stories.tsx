import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { type ColorName, computeContrast, contrastPairs } from './contrast-pairs.ts';
import { formatFontCode, typeSamples } from './example-type.ts';
import {
  breakpoints,
  color,
  colors,
  durations,
  easings,
  font,
  layout,
  motion,
  radii,
  radius,
  role,
  roles,
  sizes,
  space,
  spaces,
  textSizes,
} from './index.ts';

// These stories show values, not a component, so they are not in the manifest for programs that write code.
const meta = { title: 'Foundations/Tokens', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const listKeys = <Key extends string | number>(record: Record<Key, unknown>): Key[] =>
  Object.keys(record).map((key) => (/^\d+$/.test(key) ? Number(key) : key)) as Key[];

const caption = { font: font(400, 12), color: color('muted') };
const stack: CSSProperties = { display: 'grid', gap: space(6) };
function Specimens({ children, width = 140 }: { children: ReactNode; width?: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`, gap: space(6) }}>
      {children}
    </div>
  );
}

/**
 * The palette, from which roles take their colours. The left half of a tile is the light theme, the right half the dark theme. Take a
 * colour of the palette, as `color('stage')` does, only where no role says what you mean.
 */
export const Colours: Story = {
  render: () => (
    <Specimens>
      {listKeys(colors).map((role) => (
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

const backgroundRoles: readonly string[] = ['page', 'surface', 'tile', 'panel', 'action'];

/** Names of the roles that have the colour `name` and satisfy `isNamed`. If there are none, the name itself. */
function joinRoles(name: ColorName, isNamed: (roleName: string) => boolean): string {
  const roleNames = listKeys(roles).filter((roleName) => roles[roleName] === name && isNamed(roleName));
  return roleNames.length > 0 ? roleNames.join(', ') : name;
}

/**
 * Names of the roles in which a colour is a background. Red is a background only in a badge, which has the red of prices. The colour of
 * text is a background only in a tooltip.
 */
const formatBackground = (name: ColorName) =>
  name === roles.sale ? 'sale' : joinRoles(name, (roleName) => roleName === 'text' || backgroundRoles.includes(roleName));

/** Whether a role names a text colour on a background. On a red badge only `page` does; in a tooltip `page` does, too. */
function isForeground(roleName: string, background: ColorName): boolean {
  if (background === roles.sale) return roleName === 'page';
  return (roleName === 'page' && background === roles.text) || !backgroundRoles.includes(roleName);
}

/** Names of the roles in which a colour stands on `background`. */
const formatForeground = (name: ColorName, background: ColorName) => joinRoles(name, (roleName) => isForeground(roleName, background));

interface GroundProps {
  background: ColorName;
  theme: 'light' | 'dark';
}

/** All colours in use on a background. Each name is written in its colour, with the contrast ratio. */
function Ground({ background, theme }: GroundProps) {
  const pairs = contrastPairs.filter((pair) => pair.background === background);
  return (
    <div
      style={{
        padding: space(3),
        background: colors[background][theme],
        boxShadow: `0 0 0 1px ${colors.line[theme]}`,
        font: font(500, 14),
      }}
    >
      {pairs.map(({ foreground }) => (
        <p
          key={foreground}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: space(2),
            paddingBlock: 2,
            color: colors[foreground === 'control' ? 'ink' : foreground][theme],
            ...(foreground === 'control' && { marginTop: space(2), padding: space(2), border: `1px solid ${colors.control[theme]}` }),
          }}
        >
          <span>{formatForeground(foreground, background)}</span>
          <span style={{ whiteSpace: 'nowrap' }}>{`${computeContrast({ foreground, background }, theme).toFixed(1)} : 1`}</span>
        </p>
      ))}
    </div>
  );
}

const measuredBackgrounds = [...new Set(contrastPairs.map(({ background }) => background))];

/**
 * Every pair in use, drawn as text on its background with its contrast by WCAG: at least 4.5 for text and for the focus ring, which has the
 * colour of text, and 3 for borders of controls. A test enforces these limits.
 */
export const Contrast: Story = {
  ...docsOnly,
  render: () => (
    <div style={stack}>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} style={{ ...stack, gap: space(3), padding: space(4), background: colors.paper[theme] }}>
          <p style={{ font: font(500, 14), color: colors.ink[theme] }}>{theme === 'light' ? 'Light theme' : 'Dark theme'}</p>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))', gap: space(4) }}>
            {measuredBackgrounds.map((background) => (
              <div key={background}>
                <p style={{ ...caption, marginBottom: space(1), color: colors.muted[theme] }}>{`on ${formatBackground(background)}`}</p>
                <Ground background={background} theme={theme} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};

/** The two typefaces, each in its sizes and with what uses them. The last rows are the weights, and a heading with its text. */
export const Type: Story = {
  render: () => (
    <div style={stack}>
      {typeSamples.map((sample) => (
        <div key={formatFontCode(sample)}>
          <p style={{ font: font(sample.weight, sample.size, sample.face), letterSpacing: sample.letterSpacing }}>{sample.text}</p>
          <p style={caption}>
            <code>{formatFontCode(sample)}</code>
            {`, ${sample.size}/${textSizes[sample.size]} px: ${sample.use}`}
          </p>
        </div>
      ))}
      <Specimens>
        {[400, 500, 600, 700].map((weight) => (
          <div key={weight}>
            <p style={{ font: font(weight, 22) }}>Замша</p>
            <p style={caption}>{`weight ${weight}`}</p>
          </div>
        ))}
      </Specimens>
      <div style={{ display: 'grid', gap: space(3), maxWidth: 480, paddingTop: space(6), borderTop: `1px solid ${color('line')}` }}>
        <p style={{ font: font(500, 28), letterSpacing: '-.025em' }}>Доставка и возврат</p>
        <p style={{ font: font(400, 16) }}>Привезём завтра до двери или в пункт выдачи. Вернуть можно в течение 14 дней.</p>
        <p style={{ font: font(400, 14), color: role('muted') }}>Оплата картой или при получении</p>
        <p style={caption}>28 with 16 below it at 12 px, and 14 in muted for what is secondary</p>
      </div>
    </div>
  ),
};

/**
 * Steps of 4 px: up to 8 between parts of a component, 12 to 24 between components, 32 to 56 between groups, 80 and 120 between sections.
 */
export const Space: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space(3) }}>
      {listKeys(spaces).map((step) => (
        <div key={step} style={{ display: 'grid', gridTemplateColumns: '8em 1fr', alignItems: 'center' }}>
          <span style={caption}>{`space(${step}): ${spaces[step]} px`}</span>
          <span style={{ width: spaces[step], height: 16, background: color('ink') }} />
        </div>
      ))}
    </div>
  ),
};

/**
 * Controls have a radius of 2 px, dialogs and bottom drawers are rounded, side drawers have square corners, chips are fully rounded.
 * Nothing casts a shadow. Overlays are set apart by a scrim and, in the dark theme, by a lighter background. The last figures are the
 * heights of controls and the least target of a finger.
 */
export const Shape: Story = {
  render: () => (
    <Specimens width={170}>
      {listKeys(radii).map((name) => (
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
      {(['control-small', 'control-medium', 'control-large', 'target'] as const).map((name) => (
        <figure key={name} style={{ display: 'grid', alignContent: 'end', gap: space(2) }}>
          <div
            style={{
              width: name === 'target' ? sizes.target : undefined,
              height: `var(--meet-${name})`,
              border: `1px ${name === 'target' ? 'dashed' : 'solid'} ${color('control')}`,
              borderRadius: name === 'target' ? undefined : radius('control'),
            }}
          />
          <figcaption style={caption}>{`--meet-${name}: ${sizes[name]} px`}</figcaption>
        </figure>
      ))}
    </Specimens>
  ),
};

const screens = ['mobile', 'tablet', 'desktop'] as const;

/** Widths in pixels of the screens that the story `Layout` draws at a quarter of their size. */
const drawnWidths = { mobile: 360, tablet: breakpoints.tablet, desktop: breakpoints.wide } as const;

/**
 * Three screens at a quarter of their size, with the margin at their edges, the columns of products and the distance of sections. On a
 * phone products reach the edges.
 */
export const Layout: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space(6) }}>
      {screens.map((screen, index) => {
        const gutter = spaces[layout.gutter[screen]];
        const section = spaces[layout.section[screen]];
        return (
          <figure key={screen} style={{ width: drawnWidths[screen] / 4, minWidth: 160, maxWidth: '100%' }}>
            <div
              style={{
                display: 'grid',
                gap: section / 4,
                width: drawnWidths[screen] / 4,
                maxWidth: '100%',
                padding: `${space(2)} ${gutter / 4}px`,
                boxShadow: `0 0 0 1px ${color('control')}`,
              }}
            >
              {['first', 'second'].map((part) => (
                <div
                  key={part}
                  style={{
                    display: 'grid',
                    gridTemplateColumns: `repeat(${index + 2}, 1fr)`,
                    gap: 1,
                    marginInline: screen === 'mobile' ? -gutter / 4 : 0,
                  }}
                >
                  {Array.from({ length: index + 2 }, (_, column) => column).map((column) => (
                    <div key={column} style={{ aspectRatio: 4 / 5, background: color('line') }} />
                  ))}
                </div>
              ))}
            </div>
            <figcaption style={{ ...caption, marginTop: space(2) }}>
              <b
                style={{ font: font(500, 14), color: color('ink') }}
              >{`${screen}, from ${screen === 'mobile' ? 320 : breakpoints[screen]} px`}</b>
              <br />
              {`${index + 2} columns, margin\u00a0${gutter}, section\u00a0${section}\u00a0px`}
            </figcaption>
          </figure>
        );
      })}
    </div>
  ),
};

const motionUses = {
  fast: 'Hover, press, a tooltip or a menu that opens',
  normal: 'The line below a link of the menu',
  slow: 'A dialog, progress, a header that hides',
  drawer: 'A drawer from a side or from below; a dialog that comes from below on a phone',
} as const satisfies Record<keyof typeof durations, string>;

/** Easing of each duration. `fast` has none of the kit, because it mostly changes colours and seldom moves anything. */
const motionEasings = { fast: undefined, normal: 'ease', slow: 'ease', drawer: 'ease-drawer' } as const satisfies Record<
  keyof typeof durations,
  keyof typeof easings | undefined
>;

/** A square that moves when its button is pressed, for the duration called `name`. */
function MotionSample({ name }: { name: keyof typeof durations }) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const easing = motionEasings[name];
  const code = [name, ...(easing ? [easing] : [])];
  return (
    <div>
      <div style={{ display: 'flex', alignItems: 'center', gap: space(4) }}>
        <Button variant="line" size="small" aria-label={`Play ${name}`} onClick={() => setIsAtEnd(!isAtEnd)}>
          Play
        </Button>
        <div style={{ flex: 1, containerType: 'inline-size', background: color('tile') }}>
          <div
            style={{
              width: 40,
              height: 40,
              background: color('ink'),
              transform: isAtEnd ? 'translateX(calc(100cqi - 100%))' : 'none',
              transition: `transform ${code.map(motion).join(' ')}`,
            }}
          />
        </div>
      </div>
      <p style={{ ...caption, marginTop: space(1) }}>
        <code>{code.map((each) => `motion('${each}')`).join(' ')}</code>
        {`, ${durations[name]} ms, ${easing ? easings[easing] : 'easing of the browser'}: ${motionUses[name]}`}
      </p>
    </div>
  );
}

/** Durations and easings in motion. Under reduced motion all durations are 0, and the square jumps to its end. */
export const Motion: Story = {
  render: () => (
    <div style={stack}>
      {listKeys(durations).map((name) => (
        <MotionSample key={name} name={name} />
      ))}
    </div>
  ),
};

/** A ring of 2 px in the colour `focus`, at a distance of 2 px around the element that has the keyboard focus. */
export const FocusRing: Story = {
  render: () => (
    <div style={{ padding: space(2) }}>
      <Button>В&nbsp;корзину</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
