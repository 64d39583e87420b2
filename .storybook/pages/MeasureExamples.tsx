import { type ReactNode, useState } from 'react';
import { Button } from '../../ui-kit/src/button/index.ts';
import { Checkbox } from '../../ui-kit/src/checkbox/index.ts';
import { createTheme } from '../../ui-kit/src/create-theme/index.ts';
import { Picture } from '../../ui-kit/src/picture/index.ts';
import { Price } from '../../ui-kit/src/price/index.ts';
import {
  formatFontCode,
  rareSamples,
  resolveTracking,
  type TypeSample,
  textStyleUses,
  typeSamples,
} from '../../ui-kit/src/theme/example-type.ts';
import { breakpoints, color, font, motion, radii, radius, role, sizes, space, spaces, textSizes } from '../../ui-kit/src/theme/index.ts';
import { TableHead } from '../docs/NamedTable.tsx';
import { ComponentRule, Ground } from './ColourExamples.tsx';

const sums = ['21 970 ₽', '1 160 ₽', '11 390 ₽'];

const drawSums = (fontVariantNumeric: 'tabular-nums' | 'normal') => (
  <div style={{ display: 'grid', justifyContent: 'start', gap: space(1), font: font(400, 16), fontVariantNumeric, textAlign: 'end' }}>
    {sums.map((sum) => (
      <span key={sum}>{sum.replaceAll(' ', '\u00a0')}</span>
    ))}
  </div>
);

/** Rule: figures in a column have equal widths. */
export const FiguresRule = () => (
  <ComponentRule
    rule="In a column of numbers figures are tabular, so that thousands stand below thousands."
    good={drawSums('tabular-nums')}
    bad={drawSums('normal')}
  />
);

/** Rule: the typeface of a price. */
export const TypefaceRule = () => (
  <ComponentRule
    rule="A price is in Onest, however large it is."
    good={<Price price={1_249_000} size="product" />}
    bad={<p style={{ font: font(600, 28, 'display'), letterSpacing: 'var(--meet-tight-display)' }}>12&nbsp;490&nbsp;₽</p>}
  />
);

interface SampleTableProps {
  titles: readonly string[];
  children: ReactNode;
}

/** A table whose first column draws what the row is about. */
const SampleTable = ({ titles, children }: SampleTableProps) => (
  <table className="stacked" style={{ width: '100%' }}>
    <TableHead titles={titles} />
    <tbody>{children}</tbody>
  </table>
);

const CodeCell = ({ children }: { children: string }) => (
  <td>
    <code style={{ whiteSpace: 'nowrap' }}>{children}</code>
  </td>
);

const SizeCell = ({ children }: { children: string }) => <td style={{ whiteSpace: 'nowrap' }}>{children}</td>;

type Screen = 'phone' | 'desktop';

/** Finds the sample of a text style for a screen. Some styles have one sample for all screens. */
const findSample = (name: string, screen: Screen): TypeSample | undefined =>
  [...typeSamples, ...rareSamples].find(({ styles }) => styles.includes(name) || styles.includes(`${name}.${screen}`));

const formatSize = ({ size }: TypeSample) => `${size}/${textSizes[size]}`;

/** Letter spacing as a number: «−0.03em», also where a sample has a variable. */
const formatTracking = (letterSpacing: string) => resolveTracking(letterSpacing).replace('-', '−').replace('−.', '−0.');

/** Typeface, weight and letter spacing of a style, which are the same at both of its sizes: «Onest 500, −0.025em». */
const formatFace = ({ face, weight, letterSpacing }: TypeSample): string =>
  [`${face === 'display' ? 'Unbounded' : 'Onest'} ${weight}`, ...(letterSpacing ? [formatTracking(letterSpacing)] : [])].join(', ');

/** Prints the sizes of a text style. The style `message` has a third one, for the widest screens. */
const formatSizes = (name: string, small: TypeSample, large: TypeSample) => {
  const sizes = [...new Set([formatSize(small), formatSize(large), ...(name === 'message' ? [`64/${textSizes[64]}`] : [])])];
  return sizes.join(', then ');
};

function TypeRow({ name, use }: { name: string; use: string }) {
  const [small, large] = (['phone', 'desktop'] as const).map((screen) => findSample(name, screen));
  if (!small || !large) return null;
  return (
    <tr>
      <td lang="ru">
        {[...new Set([small, large])].map(({ weight, size, face, letterSpacing, text }) => (
          <div key={size} style={{ font: font(weight, size, face), letterSpacing }}>
            {text}
          </div>
        ))}
      </td>
      <td data-label="Style">
        <code>{name}</code>
        <br />
        {use}
      </td>
      <td>
        {`${formatSizes(name, small, large)}\u00a0px`}
        <br />
        <span style={{ font: 'inherit', whiteSpace: 'nowrap' }}>{formatFace(large)}</span>
      </td>
      <CodeCell>{formatFontCode(large)}</CodeCell>
    </tr>
  );
}

/** Each text style in its sizes, the smaller one first, with what it is for and its code. */
export const TypeTable = () => (
  <SampleTable titles={['Sample', 'Style and use', 'Size/line, face, weight, spacing', 'In Emotion']}>
    {Object.entries(textStyleUses).map(([name, use]) => (
      <TypeRow key={name} name={name} use={use} />
    ))}
    <tr>
      <td style={{ font: font(700, 64, 'display'), letterSpacing: '-.035em' }}>404</td>
      <td>The word of an error page, no text style</td>
      <td>
        by the width of the screen
        <br />
        Unbounded 700, −0.035em; a word of letters −0.045em
      </td>
      <CodeCell>{`font(700, 64, 'display')`}</CodeCell>
    </tr>
  </SampleTable>
);

const spaceUses = [
  { steps: [1], use: 'A title and its text' },
  { steps: [2], use: 'An icon and its words; chips in a row' },
  { steps: [3], use: 'Buttons side by side; a picture and the text beside it' },
  { steps: [4], use: 'A title and the group below it; a name and its number at the two ends of a row' },
  { steps: [5], use: 'Fields of a form' },
  { steps: [6], use: 'Blocks of one column: the news, the sum and the buttons of a result' },
  { steps: [8, 10, 14], use: 'Columns of a page and groups in it, on a wider screen the larger step' },
  { steps: [20, 30], use: `Sections of a page, below and from ${breakpoints.desktop} px` },
] as const;

/** A step of the spaces as a bar of its width, with its size and its code in the same line. */
const SpaceStep = ({ step }: { step: keyof typeof spaces }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: '90px 70px 1fr',
      alignItems: 'center',
      justifyItems: 'start',
      minHeight: 24,
      font: font(400, 14),
    }}
  >
    <code>{`space(${step})`}</code>
    <span style={{ font: 'inherit' }}>{`${spaces[step]}\u00a0px`}</span>
    <span style={{ width: spaces[step], height: 14, background: color('ink') }} />
  </div>
);

/** The steps of space, grouped by what they separate, each drawn in its width. */
export const SpaceTable = () => (
  <SampleTable titles={['Step', 'Between']}>
    {spaceUses.map(({ steps, use }) => (
      <tr key={use}>
        <td style={{ fontWeight: 400 }}>
          {steps.map((step) => (
            <SpaceStep key={step} step={step} />
          ))}
        </td>
        <td data-label="Between">{use}</td>
      </tr>
    ))}
  </SampleTable>
);

const outlineStyle = { width: 72, border: `1px solid ${color('control')}` };

const radiusUses = {
  control: ['Buttons, fields, badges, tooltips, lists of Menu, Select and Combobox', 'Pictures of goods, whose corners are square'],
  check: ["Checkboxes, which would be circles with the radius of a brand's large controls", 'Anything else'],
  panel: [
    'Dialogs. On a phone, where dialogs and drawers come from below, only their upper corners',
    'Drawers from the side, whose corners are square',
  ],
  full: [
    'Chips, avatars, switches, radio buttons, thumbs of sliders and other round marks',
    'Buttons, and the values chosen in a Combobox, which have the radius of its field',
  ],
} as const satisfies Record<keyof typeof radii, readonly [use: string, wrongUse: string]>;

/** Each radius as it looks, with what it is for. */
export const RadiusTable = () => (
  <SampleTable titles={['Sample', 'Code', 'Size', 'Use it for', 'Not for']}>
    {(['control', 'check', 'panel', 'full'] as const).map((name) => (
      <tr key={name}>
        <td>
          <div style={{ ...outlineStyle, height: 48, borderRadius: radius(name) }} />
        </td>
        <CodeCell>{`radius('${name}')`}</CodeCell>
        <SizeCell>{name === 'full' ? 'half its height' : `${radii[name]}\u00a0px`}</SizeCell>
        <td data-label="Use it for">{radiusUses[name][0]}</td>
        <td data-label="Not for">{radiusUses[name][1]}</td>
      </tr>
    ))}
  </SampleTable>
);

const heightUses = {
  'control-small': `Rows that are dense, beside a mouse from ${breakpoints.tablet} px. For fingers a Button is ${sizes.target} px tall; an outlined IconButton keeps its height and takes presses around it`,
  'control-medium': 'Buttons and fields',
  'control-large': 'The action at the end of a form or a page',
} as const;

/** Each height of a control as it looks, with what it is for. */
export const HeightTable = () => (
  <SampleTable titles={['Sample', 'Variable', 'Height', 'Use it for']}>
    {(['control-small', 'control-medium', 'control-large'] as const).map((name) => (
      <tr key={name}>
        <td>
          <div style={{ ...outlineStyle, boxSizing: 'border-box', height: `var(--meet-${name})`, borderRadius: radius('control') }} />
        </td>
        <CodeCell>{`--meet-${name}`}</CodeCell>
        <SizeCell>{`${sizes[name]}\u00a0px`}</SizeCell>
        <td data-label="Use it for">{heightUses[name]}</td>
      </tr>
    ))}
  </SampleTable>
);

const drawSpaces = (gaps: { inside: number; between: number }) => (
  <div style={{ display: 'grid', gap: gaps.between, font: font(400, 14) }}>
    {['Пункт выдачи', 'Курьером'].map((title) => (
      <div key={title} style={{ display: 'grid', gap: gaps.inside }}>
        <b style={{ font: font(500, 16) }}>{title}</b>
        <span style={{ color: role('muted') }}>Завтра, 28&nbsp;ноября</span>
      </div>
    ))}
  </div>
);

/** Rule: things that belong together are nearer to each other than to others. */
export const SpaceRule = () => (
  <ComponentRule
    rule="What belongs together is nearer: 4 px between a title and its text, 20 px to the next title. Equal spaces leave the pairs to the reader."
    good={drawSpaces({ inside: 4, between: 20 })}
    bad={drawSpaces({ inside: 12, between: 12 })}
  />
);

const shapeStyle = { width: 48, height: 48, border: `1px solid ${color('control')}` };

/** A brand with round buttons: `control` is 24 px here, while `check` keeps its 2 px, so that checkboxes do not become circles. */
export const RadiusExample = () => (
  <>
    <style>{createTheme({ radii: { control: 24 }, selector: '.radius-example' })}</style>
    <Ground className="radius-example">
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space(6), font: font(400, 14) }}>
        {(['control', 'check'] as const).map((name) => (
          <div key={name} style={{ display: 'grid', gap: space(2), justifyItems: 'center' }}>
            <div style={{ ...shapeStyle, borderRadius: radius(name) }} />
            {name}
          </div>
        ))}
        <Checkbox label="Только в наличии" defaultChecked />
        <Button>В&nbsp;корзину</Button>
      </div>
    </Ground>
  </>
);

const drawGoods = (corners: { picture: number; button: string }) => (
  <div style={{ display: 'grid', justifyItems: 'start', gap: space(4) }}>
    <Picture
      imageKey="slope-white"
      alt="Белые кроссовки сбоку"
      sizes="160px"
      style={{ width: 160, borderRadius: corners.picture, overflow: 'hidden' }}
    />
    <Button style={{ borderRadius: corners.button }}>В&nbsp;корзину</Button>
  </div>
);

/** Rule: which corners are square and which are round. */
export const RadiusRule = () => (
  <ComponentRule
    rule="Pictures of goods, upright 4 : 5, have square corners; buttons have corners of 2 px. Fully round is for chips, avatars and switches."
    good={drawGoods({ picture: 0, button: radius('control') })}
    bad={drawGoods({ picture: radii.panel, button: radius('full') })}
  />
);

interface DrawerSampleProps {
  /** CSS transform that hides the closed drawer. */
  closed: string;
  transition: string;
  /** SVG path of an arrow along which the drawer opens, in a picture of 100 by 60. */
  path: string;
}

/** An arrow over a sample, so that a reader knows the motion before playing it. */
const MotionPath = ({ path }: { path: string }) => (
  <svg viewBox="0 0 100 60" aria-hidden="true" style={{ position: 'absolute', inset: '0 auto 0 0', height: '100%', color: role('muted') }}>
    <defs>
      <marker id="motion-end" viewBox="0 0 6 6" refX="4" refY="3" markerWidth="6" markerHeight="6" orient="auto">
        <path d="M0 0l5 3-5 3" fill="none" stroke="currentColor" />
      </marker>
    </defs>
    <path d={path} fill="none" stroke="currentColor" strokeDasharray="3 3" markerEnd="url(#motion-end)" />
  </svg>
);

/** A small screen with a drawer that opens and closes when its button is pressed. */
function DrawerSample({ closed, transition, path }: DrawerSampleProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: space(3) }}>
      <Button variant="line" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Фильтры
      </Button>
      <div
        style={{
          position: 'relative',
          width: '100%',
          height: 120,
          overflow: 'hidden',
          background: role('tile'),
          border: `1px solid ${role('border')}`,
        }}
      >
        <div
          style={{
            position: 'absolute',
            inset: '0 0 0 50%',
            padding: space(3),
            background: role('panel'),
            font: font(500, 14),
            transform: isOpen ? 'none' : closed,
            transition: `transform ${transition}`,
          }}
        >
          Размер
        </div>
        <MotionPath path={path} />
      </div>
    </div>
  );
}

/** Rule: the direction from which an overlay opens. */
export const MotionRule = () => (
  <ComponentRule
    rule="A drawer comes from its side, and goes back there. What leaps out of the middle says nothing of where it went. Press the buttons to see both."
    good={<DrawerSample path="M90 30H20" closed="translateX(100%)" transition={`${motion('drawer')} ${motion('ease-drawer')}`} />}
    bad={
      <DrawerSample
        path="M50 30H84"
        closed="translateX(-50%) scale(0)"
        transition={`calc(${motion('drawer')} * 2) cubic-bezier(.7, -.6, .3, 1.6)`}
      />
    }
  />
);
