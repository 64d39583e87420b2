import { css } from '@emotion/react';
import { bonusForms, formatNumber, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import { formatSizeLine } from '../../../catalog/size-label.ts';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { UnitTile } from '../../UnitTile.tsx';
import type { ChangedAmount, ChangedLine, PriceChanges } from './price-changes.rules.ts';

/** Limits the width, so that a label is close to its sum. */
const root = css({ display: 'grid', gap: 'inherit', maxWidth: 480 });
const list = css({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none', font: font(400, 14) });
const row = css({ display: 'flex', gap: space(3), '& > div': { flex: 1, minWidth: 0 } });
const muted = css({ color: color('muted') });
const figures = css({
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  textAlign: 'end',
  '& span': { color: color('muted') },
});
const amountList = css({
  display: 'grid',
  gap: space(1),
  margin: 0,
  font: font(400, 14),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space(4) },
  '& dt': { color: color('muted') },
  '& dd': { margin: 0 },
  '& > div:last-of-type': { font: font(600, 16), '& dt': { color: 'inherit' } },
});

function PriceChangeRow({ was, now, line }: Omit<ChangedLine, 'id'> & { line: CheckoutQuoteFragment['lines'][number] }) {
  const { name, size, product } = line.productItem;
  return (
    <li css={row}>
      <UnitTile cover={product.cover} />
      <div>
        <p>
          <b>{joinBrandNames(product.brands)}</b>
        </p>
        <p>{name}</p>
        <p css={muted}>{formatSizeLine(size.name)}</p>
        <p>{`${now < was ? 'Дешевле' : 'Дороже'} на\u00a0${formatMoney(Math.abs(now - was))}`}</p>
      </div>
      <p css={figures} data-price="">
        <b>{formatMoney(now)}</b> <span>было {formatMoney(was)}</span>
      </p>
    </li>
  );
}

/** If the earlier amount is unknown, only the current one is displayed. */
const formatReplacedAmount = (sign: string, { was, now }: ChangedAmount) =>
  was === null ? formatMoney(now) : `${sign}${formatMoney(now)} вместо ${sign}${formatMoney(was)}`;

const formatReplacedBonuses = ({ was, now }: ChangedAmount) => `${plural(now ?? 0, bonusForms)} вместо ${formatNumber(was ?? 0)}`;

/** Changes of the sum, line by line. */
export function PriceTable({ changes, quote }: { changes: PriceChanges; quote: CheckoutQuoteFragment }) {
  const { lines, promo, bonuses, delivery, total } = changes;
  const amounts: [name: string, value: string][] = [
    ...(promo ? [['Промокод', formatReplacedAmount('−', promo)] satisfies [string, string]] : []),
    ...(bonuses ? [['Бонусы', formatReplacedBonuses(bonuses)] satisfies [string, string]] : []),
    ...(delivery ? [['Доставка', formatReplacedAmount('', delivery)] satisfies [string, string]] : []),
    ['Было', formatMoney(total.was)],
    ['Стало', formatMoney(total.now)],
  ];
  return (
    <div css={root}>
      {lines.length > 0 && (
        <ul css={list}>
          {lines.map(({ id, was, now }) => {
            const line = quote.lines.find(({ productItemId }) => productItemId === id);
            return line && <PriceChangeRow key={id} was={was} now={now} line={line} />;
          })}
        </ul>
      )}
      <dl css={amountList}>
        {amounts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-price="">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
