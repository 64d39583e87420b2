import { type ReactNode, useState } from 'react';
import { Button } from '../../ui-kit/src/button/index.ts';
import { Checkbox } from '../../ui-kit/src/checkbox/index.ts';
import { createTheme } from '../../ui-kit/src/create-theme/index.ts';
import { Icon } from '../../ui-kit/src/icon/index.ts';
import { IconButton } from '../../ui-kit/src/icon-button/index.ts';
import { Picture } from '../../ui-kit/src/picture/index.ts';
import { Price } from '../../ui-kit/src/price/index.ts';
import { formatFontCode, typeSamples } from '../../ui-kit/src/theme/example-type.ts';
import { breakpoints, color, font, motion, radii, radius, role, sizes, space, textSizes } from '../../ui-kit/src/theme/index.ts';
import { TableHead } from '../docs/NamedTable.tsx';
import { ComponentRule, Ground } from './ColourExamples.tsx';

const sums = ['21 970 ₽', '1 160 ₽', '11 390 ₽'];

const sumSample = (fontVariantNumeric: 'tabular-nums' | 'normal') => (
  <div style={{ display: 'grid', justifyContent: 'start', gap: space(1), font: font(400, 16), fontVariantNumeric, textAlign: 'end' }}>
    {sums.map((sum) => (
      <span key={sum}>{sum.replaceAll(' ', '\u00a0')}</span>
    ))}
  </div>
);

/** Where figures are of equal width. */
export const FiguresRule = () => (
  <ComponentRule
    rule="In a column of numbers figures are tabular, so that thousands stand below thousands."
    good={sumSample('tabular-nums')}
    bad={sumSample('normal')}
  />
);

const targetStyle = { display: 'inline-grid', placeItems: 'center', border: `1px dashed ${color('control')}` };

/** How much room a finger has. */
export const TouchRule = () => (
  <ComponentRule
    rule="What a finger presses has 44 px, drawn here as a dashed line, however small its icon is."
    good={
      <span style={targetStyle}>
        <IconButton icon="x" label="Закрыть" />
      </span>
    }
    bad={
      <span style={{ ...targetStyle, width: 24, height: 24 }}>
        <Icon name="x" />
      </span>
    }
  />
);

/** Which typeface a price has. */
export const TypefaceRule = () => (
  <ComponentRule
    rule="Prices and buttons are in Onest. Unbounded is for the wordmark, the one message of a page and large numerals."
    good={<Price price={1_249_000} size="product" />}
    bad={<p style={{ font: font(600, 28, 'display'), letterSpacing: 'var(--meet-tight-display)' }}>12&nbsp;490&nbsp;₽</p>}
  />
);

/** What a size is not for, where one might take it. */
const wrongUses: Partial<Record<keyof typeof textSizes, string>> = {
  12: 'Anything that must be read to go on',
  14: 'Text in fields: phones would zoom',
  16: 'Headings of sections',
  18: 'Emphasis in a text: take a weight',
  22: 'Emphasis in a text: take a weight',
  28: 'Titles of cards',
  36: 'Titles of cards',
  48: 'More than one of a page',
  64: 'Prices',
};

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

/** Each pair of typeface and size as it looks, with its code and what it is for. */
export const TypeTable = () => (
  <SampleTable titles={['Sample', 'Code', 'Size/line', 'Use it for', 'Not for']}>
    {typeSamples.map((sample) => (
      <tr key={formatFontCode(sample)}>
        <td lang="ru" style={{ font: font(sample.weight, sample.size, sample.face), letterSpacing: sample.letterSpacing }}>
          {sample.text}
        </td>
        <CodeCell>{formatFontCode(sample)}</CodeCell>
        <SizeCell>{`${sample.size}/${textSizes[sample.size]}\u00a0px`}</SizeCell>
        <td data-label="Use it for">{sample.use}</td>
        <td data-label="Not for">{sample.weight === 800 ? 'Anything else' : wrongUses[sample.size]}</td>
      </tr>
    ))}
  </SampleTable>
);

const outline = { width: 72, border: `1px solid ${color('control')}` };

const radiusUses = {
  control: ['Buttons, fields, badges, small popups', 'Pictures of goods, which are square'],
  check: ["Checkboxes, which would be circles with the radius of a brand's large controls", 'Anything else'],
  panel: [
    'Dialogs. On a phone, where dialogs and drawers come from below, only their upper corners',
    'Drawers from the side, which are square',
  ],
  full: ['Chips, avatars, switches, radio buttons, thumbs of sliders and other round marks', 'Buttons'],
} as const satisfies Record<keyof typeof radii, readonly [use: string, wrongUse: string]>;

/** Each radius as it looks, with what it is for. */
export const RadiusTable = () => (
  <SampleTable titles={['Sample', 'Code', 'Size', 'Use it for', 'Not for']}>
    {(['control', 'check', 'panel', 'full'] as const).map((name) => (
      <tr key={name}>
        <td>
          <div style={{ ...outline, height: 48, borderRadius: radius(name) }} />
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
  'control-small': `Rows that are dense, beside a mouse from ${breakpoints.tablet} px; for fingers the same control is ${sizes.target} px tall`,
  'control-medium': 'Buttons and fields',
  'control-large': 'The action at the end of a form or a page',
} as const;

/** Each height of a control as it looks, with what it is for. */
export const HeightTable = () => (
  <SampleTable titles={['Sample', 'Variable', 'Height', 'Use it for']}>
    {(['control-small', 'control-medium', 'control-large'] as const).map((name) => (
      <tr key={name}>
        <td>
          <div style={{ ...outline, boxSizing: 'border-box', height: `var(--meet-${name})`, borderRadius: radius('control') }} />
        </td>
        <CodeCell>{`--meet-${name}`}</CodeCell>
        <SizeCell>{`${sizes[name]}\u00a0px`}</SizeCell>
        <td data-label="Use it for">{heightUses[name]}</td>
      </tr>
    ))}
  </SampleTable>
);

const spaceSample = (gaps: { inside: number; between: number }) => (
  <div style={{ display: 'grid', gap: gaps.between, font: font(400, 14) }}>
    {['Пункт выдачи', 'Курьером'].map((title) => (
      <div key={title} style={{ display: 'grid', gap: gaps.inside }}>
        <b style={{ font: font(500, 16) }}>{title}</b>
        <span style={{ color: role('muted') }}>Завтра, 28&nbsp;ноября</span>
      </div>
    ))}
  </div>
);

/** What belongs together is nearer than what does not. */
export const SpaceRule = () => (
  <ComponentRule
    rule="What belongs together is nearer: 4 px between a title and its text, 20 px to the next title. Equal spaces leave the pairs to the reader."
    good={spaceSample({ inside: 4, between: 20 })}
    bad={spaceSample({ inside: 12, between: 12 })}
  />
);

const shape = { width: 48, height: 48, border: `1px solid ${color('control')}` };

/** The two radii of 2 px in a brand whose controls are round. */
export const RadiusExample = () => (
  <>
    <style>{createTheme({ radii: { control: 24 }, selector: '.radius-example' })}</style>
    <Ground className="radius-example">
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space(6), font: font(400, 14) }}>
        {(['control', 'check'] as const).map((name) => (
          <div key={name} style={{ display: 'grid', gap: space(2), justifyItems: 'center' }}>
            <div style={{ ...shape, borderRadius: radius(name) }} />
            {name}
          </div>
        ))}
        <Checkbox label="Только в наличии" defaultChecked />
        <Button>В&nbsp;корзину</Button>
      </div>
    </Ground>
  </>
);

const goodsSample = (corners: { picture: number; button: string }) => (
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

/** What is square and what is round. */
export const RadiusRule = () => (
  <ComponentRule
    rule="Pictures of goods are square and buttons nearly so. Fully round is for chips, avatars and switches."
    good={goodsSample({ picture: 0, button: radius('control') })}
    bad={goodsSample({ picture: radii.panel, button: radius('full') })}
  />
);

interface DrawerSampleProps {
  /** How the drawer is put away. */
  closed: string;
  transition: string;
}

/** A small screen with a drawer that opens and closes when its button is pressed. */
function DrawerSample({ closed, transition }: DrawerSampleProps) {
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
      </div>
    </div>
  );
}

/** Where what opens comes from. */
export const MotionRule = () => (
  <ComponentRule
    rule="A drawer comes from its side, and goes back there. What leaps out of the middle says nothing of where it went. Press the buttons to see both."
    good={<DrawerSample closed="translateX(100%)" transition={`${motion('drawer')} ${motion('ease-drawer')}`} />}
    bad={
      <DrawerSample
        closed="translateX(-50%) rotate(90deg) scale(0)"
        transition={`calc(${motion('drawer')} * 2) cubic-bezier(.7, -.6, .3, 1.6)`}
      />
    }
  />
);
