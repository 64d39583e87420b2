import type { ReactNode } from 'react';
import { Button } from '../../ui-kit/src/button/index.ts';
import { Picture } from '../../ui-kit/src/picture/index.ts';
import { color, font, radii, role, space } from '../../ui-kit/src/theme/index.ts';
import { ComponentRule } from './ColourExamples.tsx';

const tileKeys = ['slope-white', 'runner-orange', 'bag-tan'];

const drawTiles = (gap: string | number, radius: number, shadow: string) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap }}>
    {tileKeys.map((imageKey) => (
      <Picture key={imageKey} imageKey={imageKey} alt="" sizes="120px" style={{ borderRadius: radius, boxShadow: shadow }} />
    ))}
  </div>
);

/** Rule: how pictures of goods are arranged. */
export const TilesRule = () => (
  <ComponentRule
    rule="Pictures of goods are one surface: upright, 4 : 5, with square corners, 2 px apart, without shadows. Cards with air around them turn a listing into a list of boxes."
    good={drawTiles('var(--meet-seam)', 0, 'none')}
    bad={drawTiles(space(4), radii.panel, '0 4px 14px rgb(0 0 0 / .25)')}
  />
);

/** A list of facts, which has nothing to choose or press. */
const materials = ['Верх\u00a0— замша', 'Подкладка\u00a0— текстиль', 'Подошва\u00a0— резина'];

const drawMaterials = (frame: object, gap: string | number): ReactNode => (
  <div style={{ display: 'grid', gap, font: font(400, 16) }}>
    {materials.map((material) => (
      <span key={material} style={{ padding: `${space(3)} ${space(1)}`, ...frame }}>
        {material}
      </span>
    ))}
  </div>
);

/** Rule: what separates the rows of a list. */
export const HairlinesRule = () => (
  <ComponentRule
    rule="A hairline of 1 px in `border` separates facts. A box around each says that it can be chosen or pressed: ChoiceCards have one."
    good={drawMaterials({ borderBottom: `1px solid ${role('border')}` }, 0)}
    bad={drawMaterials(
      { padding: space(3), borderRadius: radii.panel, background: color('surface'), boxShadow: '0 1px 4px rgb(0 0 0 / .2)' },
      space(2),
    )}
  />
);

const drawOffer = (style: object) => (
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

/** Rule: the colour of a page comes from its pictures. */
export const GoodsRule = () => (
  <ComponentRule
    rule="The goods carry the colour, the interface is ink on paper. A coloured button competes with what it sells."
    good={drawOffer({})}
    bad={drawOffer({ borderColor: 'transparent', background: '#C2410C', color: '#FFFFFF' })}
  />
);
