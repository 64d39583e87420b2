import { Button } from '../../ui-kit/src/button/index.ts';
import { Checkbox } from '../../ui-kit/src/checkbox/index.ts';
import { createTheme } from '../../ui-kit/src/create-theme/index.ts';
import { Icon } from '../../ui-kit/src/icon/index.ts';
import { IconButton } from '../../ui-kit/src/icon-button/index.ts';
import { Price } from '../../ui-kit/src/price/index.ts';
import { formatFontCode, typeSamples } from '../../ui-kit/src/theme/example-type.ts';
import { color, font, radius, role, space, textSizes } from '../../ui-kit/src/theme/index.ts';
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

/** Each pair of typeface and size as it looks, with its code and what it is for. */
export const TypeTable = () => (
  <table className="stacked" style={{ width: '100%' }}>
    <thead>
      <tr>
        {['Sample', 'Code', 'Size/line', 'Use it for', 'Not for'].map((title) => (
          <th key={title} scope="col" style={{ textAlign: 'start' }}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {typeSamples.map((sample) => (
        <tr key={formatFontCode(sample)}>
          <td lang="ru" style={{ font: font(sample.weight, sample.size, sample.face), letterSpacing: sample.letterSpacing }}>
            {sample.text}
          </td>
          <td>
            <code style={{ whiteSpace: 'nowrap' }}>{formatFontCode(sample)}</code>
          </td>
          <td style={{ whiteSpace: 'nowrap' }}>{`${sample.size}/${textSizes[sample.size]}\u00a0px`}</td>
          <td>{sample.use}</td>
          <td data-label="Not for">{sample.weight === 800 ? 'Anything else' : wrongUses[sample.size]}</td>
        </tr>
      ))}
    </tbody>
  </table>
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
