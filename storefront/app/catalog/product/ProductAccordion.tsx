import { css } from '@emotion/react';
import { Accordion } from '@meet/ui-kit/accordion';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import type { ProductDetails } from './choice/product-choice.rules.ts';
import { listPropertyLines } from './product-texts.ts';

const root = css({ marginTop: space(6) });

const paragraphStyle = css({ whiteSpace: 'pre-line' });

const propertyListStyle = css({
  display: 'grid',
  gap: space(2),
  margin: 0,
  font: font(400, 14),
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space(3) },
  '& dt': { color: color('muted') },
  '& dd': { margin: 0 },
});

export function ProductAccordion({ product }: { product: Pick<ProductDetails, 'description' | 'properties' | 'skus'> }) {
  const descriptionItem = { id: 'about', label: 'О\u00a0модели', open: true, content: <p css={paragraphStyle}>{product.description}</p> };
  const detailsItem = {
    id: 'details',
    label: 'Состав и\u00a0детали',
    content: (
      <dl css={propertyListStyle}>
        {listPropertyLines(product).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ),
  };
  const deliveryItem = {
    id: 'delivery',
    label: 'Доставка и\u00a0возврат',
    content: (
      <p>
        Привезём в&nbsp;пункт выдачи или по&nbsp;адресу. Как это устроено и&nbsp;как вернуть то, что не&nbsp;подошло, рассказываем{' '}
        <Link href={href('/delivery')} variant="underlined">
          на&nbsp;странице о&nbsp;доставке
        </Link>
        .
      </p>
    ),
  };
  return <Accordion css={root} headingLevel={2} items={[...(product.description ? [descriptionItem] : []), detailsItem, deliveryItem]} />;
}
