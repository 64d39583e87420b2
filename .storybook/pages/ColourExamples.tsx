import { type ComponentProps, type ReactNode, useContext } from 'react';
import { Button } from '../../ui-kit/src/button/index.ts';
import { Checkbox } from '../../ui-kit/src/checkbox/index.ts';
import { createTheme } from '../../ui-kit/src/create-theme/index.ts';
import { Picture, PictureProvider } from '../../ui-kit/src/picture/index.ts';
import { Price } from '../../ui-kit/src/price/index.ts';
import { SizePicker } from '../../ui-kit/src/size-picker/index.ts';
import { TextField } from '../../ui-kit/src/text-field/index.ts';
import { color, colors, font, pictureDim, role, roles, space } from '../../ui-kit/src/theme/index.ts';
import { DoDont } from '../docs/DoDont.tsx';
import { SettingsContext } from '../docs/settings.ts';
import { resolveTheme } from '../docs/theme.ts';

const pictureSource = (imageKey: string) => `pictures/${imageKey}.webp`;

const listEntries = <Key extends string, Value>(record: Record<Key, Value>) => Object.entries(record) as [Key, Value][];

/** Returns `--meet-text` for `var(--meet-text)`. */
const nameVariable = (reference: string) => reference.slice('var('.length, -1);

/** The variables of a theme for a part of a page: the style sheet of the build resolves its variables only at the root of the page. */
const createThemeStyle = (theme: 'light' | 'dark') => ({
  colorScheme: theme,
  '--meet-picture-dim': pictureDim[theme],
  ...Object.fromEntries(listEntries(colors).map(([name, pair]) => [nameVariable(color(name)), pair[theme]])),
  ...Object.fromEntries(listEntries(roles).map(([name, colour]) => [nameVariable(role(name)), colors[colour][theme]])),
});

interface GroundProps {
  children: ReactNode;
  theme?: 'light' | 'dark';
  className?: string;
}

/** The shop's background around components on a handwritten docs page, whose own styles do not apply inside. */
export const Ground = ({ children, theme, className = '' }: GroundProps) => (
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

const styleColumns = (width: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}px, 100%), 1fr))`,
  gap: space(5),
});

/** A product's page in both themes; on a phone only in that of the toolbar, because both would fill two screens. */
export function BothThemes() {
  const current = resolveTheme(useContext(SettingsContext).theme);
  return (
    <div style={{ ...styleColumns(320), gap: 0 }}>
      {(['light', 'dark'] as const).map((theme) => (
        <Ground key={theme} theme={theme} className={theme === current ? '' : 'other-theme'}>
          <div style={styleColumns(190)}>
            <Picture imageKey="slope-white" alt="Кроссовки Nordkvart Slope 2, вид сбоку" sizes="240px" />
            <div style={{ display: 'grid', alignContent: 'start', gap: space(5) }}>
              <div style={{ display: 'grid', gap: space(1) }}>
                <span style={{ font: font(600, 14) }}>Nordkvart</span>
                <span style={{ font: font(500, 22), letterSpacing: 'var(--meet-tight)' }}>Кроссовки Slope&nbsp;2</span>
              </div>
              <Price price={1_249_000} oldPrice={1_799_000} size="product" />
              <SizePicker
                name={`size-${theme}`}
                defaultValue="41"
                sizes={['40', '41', '42', '43'].map((size) => ({ value: size, name: size, soldOut: size === '42' }))}
              />
              <Button>В&nbsp;корзину</Button>
              <p style={{ paddingTop: space(4), borderTop: `1px solid ${role('border')}`, color: role('muted'), font: font(400, 14) }}>
                Доставим завтра, 28&nbsp;ноября
              </p>
            </div>
          </div>
        </Ground>
      ))}
    </div>
  );
}

/** A component as an example on a handwritten docs page. */
const Sample = ({ children }: { children: ReactNode }) => (
  <div className="sb-unstyled live-story" lang="ru">
    <PictureProvider src={pictureSource}>{children}</PictureProvider>
  </div>
);

/** A rule with components of the kit as its pictures. */
export const ComponentRule = ({ rule, good, bad }: ComponentProps<typeof DoDont>) => (
  <DoDont rule={rule} good={<Sample>{good}</Sample>} bad={<Sample>{bad}</Sample>} />
);

const redFill = { borderColor: 'transparent', background: role('danger'), color: role('on-action') };

/** Rule: which parts of the shop are red. */
export const RedRules = () => (
  <>
    <ComponentRule
      rule="A lower price: the new one in red, the old one struck through in grey. A price that is not reduced is ink."
      good={<Price price={899_000} oldPrice={1_249_000} />}
      bad={<p style={{ color: role('sale'), font: font(600, 14) }}>12&nbsp;490&nbsp;₽</p>}
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

const sizeSample = { display: 'grid', placeItems: 'center', height: 52, marginInlineEnd: -1, border: `1px solid ${role('control')}` };

/** Rule: colour alone never distinguishes a state. */
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
      <div style={{ display: 'grid', gap: space(2), paddingBottom: 28, font: font(500, 16) }}>
        <span style={{ font: font(500, 14), lineHeight: '44px' }}>Размер</span>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }}>
          <span style={sizeSample}>40</span>
          <span style={{ ...sizeSample, borderColor: role('success') }}>41</span>
          <span style={{ ...sizeSample, color: role('muted') }}>42</span>
        </div>
      </div>
    }
  />
);

const captionStyle = { marginTop: space(2), color: color('muted'), font: font(400, 14) };

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
    <div style={styleColumns(260)}>
      <figure style={{ margin: 0 }}>
        <Ground>{brandSample}</Ground>
        <figcaption style={captionStyle}>As it is</figcaption>
      </figure>
      <figure style={{ margin: 0 }}>
        <Ground className="brand-example">{brandSample}</Ground>
        <figcaption style={captionStyle}>With the theme above</figcaption>
      </figure>
    </div>
  </>
);
