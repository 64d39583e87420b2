import type { ReactNode } from 'react';
import { Button } from '../../ui-kit/src/button/index.ts';
import { Picture } from '../../ui-kit/src/picture/index.ts';
import { color, font, radii, role, space } from '../../ui-kit/src/theme/index.ts';
import { ComponentRule } from './ColourExamples.tsx';

const tiles = ['slope-white', 'runner-orange', 'bag-tan'];

const tileRow = (gap: string | number, radius: number, shadow: string) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap }}>
    {tiles.map((imageKey) => (
      <Picture key={imageKey} imageKey={imageKey} alt="" sizes="120px" style={{ borderRadius: radius, boxShadow: shadow }} />
    ))}
  </div>
);

/** How pictures of goods stand together. */
export const TilesRule = () => (
  <ComponentRule
    rule="Pictures of goods are one surface: square, 2 px apart, without shadows. Cards with air around them turn a listing into a list of boxes."
    good={tileRow('var(--meet-seam)', 0, 'none')}
    bad={tileRow(space(4), radii.panel, '0 4px 14px rgb(0 0 0 / .25)')}
  />
);

const points = ['Пункт выдачи, завтра', 'Курьером, 28\u00a0ноября', 'Почтой, 3\u00a0декабря'];

const pointRow = (frame: object, gap: string | number): ReactNode => (
  <div style={{ display: 'grid', gap, font: font(400, 16) }}>
    {points.map((point) => (
      <span key={point} style={{ padding: `${space(3)} ${space(1)}`, ...frame }}>
        {point}
      </span>
    ))}
  </div>
);

/** What separates the rows of a list. */
export const HairlinesRule = () => (
  <ComponentRule
    rule="A hairline of 1 px in `border` separates rows. A box around each says that it can be chosen or pressed."
    good={pointRow({ borderBottom: `1px solid ${role('border')}` }, 0)}
    bad={pointRow(
      { padding: space(3), borderRadius: radii.panel, background: color('surface'), boxShadow: '0 1px 4px rgb(0 0 0 / .2)' },
      space(2),
    )}
  />
);

const offer = (style: object) => (
  <div style={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: space(4), alignItems: 'center' }}>
    <Picture imageKey="runner-orange" alt="" sizes="96px" />
    <div style={{ display: 'grid', justifyItems: 'start', gap: space(3) }}>
      <span style={{ font: font(500, 16) }}>Бег по лужам</span>
      <Button size="small" style={style}>
        Смотреть
      </Button>
    </div>
  </div>
);

/** Where the colour of a page comes from. */
export const GoodsRule = () => (
  <ComponentRule
    rule="The goods carry the colour, the interface is ink on paper. A coloured button competes with what it sells."
    good={offer({})}
    bad={offer({ borderColor: 'transparent', background: '#E8590C', color: '#FFFFFF' })}
  />
);
