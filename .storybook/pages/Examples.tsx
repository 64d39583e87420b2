import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui-kit/src/button/index.ts';
import { Checkbox } from '../../ui-kit/src/checkbox/index.ts';
import { createTheme } from '../../ui-kit/src/create-theme/index.ts';
import { EmptyState } from '../../ui-kit/src/empty-state/index.ts';
import { Icon } from '../../ui-kit/src/icon/index.ts';
import { IconButton } from '../../ui-kit/src/icon-button/index.ts';
import { PictureProvider } from '../../ui-kit/src/picture/index.ts';
import { Price } from '../../ui-kit/src/price/index.ts';
import { ProductCard } from '../../ui-kit/src/product-card/index.ts';
import { SizePicker } from '../../ui-kit/src/size-picker/index.ts';
import { TextField } from '../../ui-kit/src/text-field/index.ts';
import { formatFontCode, typeSamples } from '../../ui-kit/src/theme/example-type.ts';
import { color, colors, font, pictureDim, radius, role, roles, space, textSizes } from '../../ui-kit/src/theme/index.ts';
import { DoDont } from '../docs/DoDont.tsx';

const pictureSource = (imageKey: string) => `pictures/${imageKey}.webp`;

const entries = <Key extends string, Value>(record: Record<Key, Value>) => Object.entries(record) as [Key, Value][];

/** The name of the variable in `var(--meet-text)`. */
const nameVariable = (reference: string) => reference.slice('var('.length, -1);

/** The variables of a theme, for a part of a page: those of the build are resolved at its root. */
const createThemeStyle = (theme: 'light' | 'dark') => ({
  colorScheme: theme,
  '--meet-picture-dim': pictureDim[theme],
  ...Object.fromEntries(entries(colors).map(([name, pair]) => [nameVariable(color(name)), pair[theme]])),
  ...Object.fromEntries(entries(roles).map(([name, colour]) => [nameVariable(role(name)), colors[colour][theme]])),
});

interface GroundProps {
  children: ReactNode;
  theme?: 'light' | 'dark';
  className?: string;
}

/** Ground of the shop below components of a page that is no story. The page's own styles leave them alone. */
const Ground = ({ children, theme, className = '' }: GroundProps) => (
  <div
    className={`sb-unstyled live-story ${className}`}
    lang="ru"
    style={{
      ...(theme && createThemeStyle(theme)),
      padding: space(5),
      background: role('page'),
      color: role('text'),
      boxShadow: `inset 0 0 0 1px ${color('line')}`,
    }}
  >
    <PictureProvider src={pictureSource}>{children}</PictureProvider>
  </div>
);

const columns = (width: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}px, 100%), 1fr))`,
  gap: space(5),
});

/** A product with what one does with it, in the light and in the dark theme. */
export const BothThemes = () => (
  <div style={{ ...columns(320), gap: 0 }}>
    {(['light', 'dark'] as const).map((theme) => (
      <Ground key={theme} theme={theme}>
        <div style={columns(130)}>
          <ProductCard
            href="/goods/slope-2"
            picture="slope-white"
            brand="Norr"
            name="Кроссовки Slope 2"
            price={899_000}
            oldPrice={1_249_000}
          />
          <div style={{ display: 'grid', alignContent: 'space-between', gap: space(5) }}>
            <SizePicker
              name={`size-${theme}`}
              defaultValue="41"
              sizes={['40', '41', '42', '43'].map((size) => ({ value: size, name: size, soldOut: size === '42' }))}
            />
            <TextField label="Email" defaultValue="anna@" error="Введите адрес полностью" />
            <Button>В&nbsp;корзину</Button>
          </div>
        </div>
      </Ground>
    ))}
  </div>
);

/** A component in a page that is no story. */
const Sample = ({ children }: { children: ReactNode }) => (
  <div className="sb-unstyled live-story" lang="ru">
    {children}
  </div>
);

/** A rule with components of the kit as its pictures. */
const ComponentRule = ({ rule, good, bad }: ComponentProps<typeof DoDont>) => (
  <DoDont rule={rule} good={<Sample>{good}</Sample>} bad={<Sample>{bad}</Sample>} />
);

const redFill = { borderColor: 'transparent', background: role('danger'), color: role('on-action') };

/** Where red stands, and where it does not. */
export const RedRules = () => (
  <>
    <ComponentRule
      rule="A lower price: the new one in red, the old one struck through in grey. A price that is not reduced is ink."
      good={<Price price={899_000} oldPrice={1_249_000} />}
      bad={<p style={{ color: role('sale'), font: font(500, 16) }}>12&nbsp;490&nbsp;₽</p>}
    />
    <ComponentRule
      rule="An error: the border with an icon and a text. A red border alone says neither what is wrong nor what to do."
      good={<TextField label="Email" defaultValue="anna@" error="Введите email вида name@example.ru" />}
      bad={<TextField label="Email" defaultValue="anna@" style={{ borderColor: role('danger') }} />}
    />
    <ComponentRule
      rule="A dangerous action is ink, and its label says what it destroys."
      good={<Button>Удалить адрес</Button>}
      bad={<Button style={redFill}>Удалить</Button>}
    />
  </>
);

const sizeSample = { display: 'grid', placeItems: 'center', width: 52, height: 52, border: `1px solid ${role('control')}` };

/** What tells a state besides its colour. */
export const ColourAloneRule = () => (
  <ComponentRule
    rule="A size that is sold out is struck through, the chosen one is filled. Grey and a coloured border are not told apart by everyone."
    good={
      <SizePicker
        name="size-alone"
        defaultValue="41"
        sizes={['40', '41', '42'].map((size) => ({ value: size, name: size, soldOut: size === '42' }))}
      />
    }
    bad={
      <div style={{ display: 'grid', gap: space(4), font: font(500, 16) }}>
        Размер
        <div style={{ display: 'flex' }}>
          <span style={sizeSample}>40</span>
          <span style={{ ...sizeSample, borderColor: role('success') }}>41</span>
          <span style={{ ...sizeSample, color: role('muted') }}>42</span>
        </div>
      </div>
    }
  />
);

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

const caption = { marginTop: space(2), color: color('muted'), font: font(400, 14) };

const brandCss = createTheme({
  colors: { action: '#0B5FFF' },
  fonts: { text: "Georgia, 'Onest Variable', serif" },
  radii: { control: 10 },
  selector: '.brand-example',
});

const brandSample = (
  <div style={{ display: 'grid', justifyItems: 'start', gap: space(4) }}>
    <Price price={1_249_000} />
    <TextField label="Город" defaultValue="Казань" />
    <Checkbox label="Только в наличии" defaultChecked />
    <Button>В&nbsp;корзину</Button>
  </div>
);

/** The same components with the kit's theme and with that of a brand. */
export const BrandExample = () => (
  <>
    <style>{brandCss}</style>
    <div style={columns(260)}>
      <figure style={{ margin: 0 }}>
        <Ground>{brandSample}</Ground>
        <figcaption style={caption}>As it is</figcaption>
      </figure>
      <figure style={{ margin: 0 }}>
        <Ground className="brand-example">{brandSample}</Ground>
        <figcaption style={caption}>With the theme above</figcaption>
      </figure>
    </div>
  </>
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

interface CopyTableProps {
  /** What to write, its meaning in English, what not, and why. */
  rows: readonly [good: string, meaning: string, bad: string, reason: string][];
}

/** Texts of the shop, right and wrong, with what they mean in English. */
export const CopyTable = ({ rows }: CopyTableProps) => (
  <table className="stacked copy-table">
    <thead>
      <tr>
        {['Do', 'Meaning', 'Do not', 'Why'].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([good, meaning, bad, reason]) => (
        <tr key={good}>
          <td className="guide-good" lang="ru">
            {good}
          </td>
          <td>{meaning}</td>
          <td className="guide-bad" lang="ru">
            {bad}
          </td>
          <td>{reason}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** An error in its field. */
export const ErrorRule = () => (
  <ComponentRule
    rule="An error says what is expected: whoever reads it knows what to type."
    good={<TextField label="Email" defaultValue="anna@" error="Введите email вида name@example.ru" />}
    bad={<TextField label="Email" defaultValue="anna@" error="Некорректное значение" />}
  />
);

/** An empty list with a way on. */
export const EmptyRule = () => (
  <ComponentRule
    rule="An empty list says what is empty, and leads on."
    good={
      <EmptyState
        headingLevel={3}
        title={'В\u00a0избранном пока пусто'}
        text={'Нажмите на\u00a0сердце у\u00a0товара, и\u00a0он будет здесь.'}
        actions={<Button variant="line">Смотреть новинки</Button>}
      />
    }
    bad={<EmptyState headingLevel={3} title="Нет данных" text="Список не содержит ни одного элемента." />}
  />
);

/** A price and its reduction. */
export const PriceRule = () => (
  <ComponentRule
    rule="A sum has its spaces and its sign, and a reduction is seen beside the price that it reduces."
    good={<Price price={899_000} oldPrice={1_249_000} />}
    bad={<p style={{ font: font(500, 16) }}>8990 руб. вместо 12490 руб.</p>}
  />
);
