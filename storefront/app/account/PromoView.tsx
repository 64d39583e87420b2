import { css } from '@emotion/react';
import { Badge } from '@meet/ui-kit/badge';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { CopyText } from '@meet/ui-kit/copy-text';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Heading } from '@meet/ui-kit/heading';
import { formatNumber, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { PromoField } from '@meet/ui-kit/promo-field';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { computeLastMoment, formatDate } from '../platform/format-date.ts';
import type { PromocodeDetailsFragment } from '../platform/graphql/generated/graphql.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { note } from './account-style.ts';

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов' };

export function describeDiscount({ kind, percent, amount }: Pick<PromocodeDetailsFragment, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'FREE_DELIVERY') return 'Бесплатная доставка';
  return kind === 'PERCENT' ? `−${formatNumber(percent ?? 0)}\u00a0%` : `−${formatMoney(amount ?? 0)}`;
}

export function describePeriod({ startsAt, endsAt }: Pick<PromocodeDetailsFragment, 'startsAt' | 'endsAt'>, now: number): string {
  const from = Date.parse(startsAt) > now ? `С\u00a0${formatDate(startsAt)}` : '';
  const to = endsAt ? `${from ? 'по' : 'По'}\u00a0${formatDate(computeLastMoment(endsAt))}` : '';
  return [from, to].filter(Boolean).join(' ') || 'Бессрочно';
}

export function describeConditions({ leastSum, goods, withMemberPrices, withBonuses, usesLeft }: PromocodeDetailsFragment): string[] {
  return [
    goods.length > 0 && `Только: ${goods.join(', ')}`,
    leastSum > 0 && `Для корзины от\u00a0${formatMoney(leastSum)}`,
    !withMemberPrices && 'Не\u00a0действует на\u00a0товары с\u00a0ценой для участников',
    !withBonuses && 'Без оплаты бонусами',
    usesLeft !== null && `Ещё на\u00a0${plural(usesLeft, orderForms)}`,
  ].filter((condition) => condition !== false);
}

const list = css({ padding: 0, listStyle: 'none' });
const item = css({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(5),
  borderTop: `1px solid ${color('line')}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: space(10) },
});
const codeColumn = css({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: space(1) });
const titleRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
const codeActions = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(3),
  [media.tablet]: { justifyItems: 'end' },
});
const codeStyle = css({ font: font(500, 16), '& > span:first-of-type': { letterSpacing: '.04em' } });
const field = css({ maxWidth: '28rem', marginBottom: space(8) });

/** Applies the code by a full page load, so that the tab reads the cart again. */
const ApplyPromoForm = ({ code }: { code: string }) => (
  <form method="post" action={href('/cart')}>
    <input type="hidden" name="promocode" value={code} />
    <Button type="submit" name="intent" value="apply" variant="line" size="small" aria-label={`Применить в\u00a0корзине: ${code}`}>
      Применить в&nbsp;корзине
    </Button>
  </form>
);

function PromoRow({ promo, now }: { promo: PromocodeDetailsFragment; now: number }) {
  const isUpcoming = Date.parse(promo.startsAt) > now;
  return (
    <li css={item}>
      <div css={codeColumn}>
        <div css={titleRow}>
          <Heading level={2} size="small">
            {describeDiscount(promo)}
          </Heading>
          {promo.isOwn && <Badge outlined>Только для вас</Badge>}
        </div>
        <p>{describePeriod(promo, now)}</p>
        {describeConditions(promo).map((condition) => (
          <p key={condition} css={note}>
            {condition}
          </p>
        ))}
      </div>
      <div css={codeActions}>
        <CopyText css={codeStyle} text={promo.code} label="промокод" />
        {!isUpcoming && <ApplyPromoForm code={promo.code} />}
      </div>
    </li>
  );
}

export interface PromoViewProps {
  promocodes: PromocodeDetailsFragment[];
  /** Time of the request, so that the server and the browser render the same. */
  now: number;
  /** The promo code that was not applied, and why. */
  refused?: { code: string; message: string } | undefined;
}

/** A field for any promo code, and the codes that the shopper may use, which can be copied or applied to the cart. */
export const PromoView = ({ promocodes, now, refused }: PromoViewProps) => (
  <AccountFrame title="Промокоды" path="/account/promo">
    {/* The field submits by a full page load, so that the tab reads the cart again. */}
    <PromoField
      css={field}
      label="Новый промокод"
      action={href('/account/promo')}
      state={refused ? 'error' : 'idle'}
      code={refused?.code}
      message={refused?.message}
    />
    {promocodes.length > 0 ? (
      <ul css={list}>
        {promocodes.map((promo) => (
          <PromoRow key={promo.id} promo={promo} now={now} />
        ))}
      </ul>
    ) : (
      <EmptyState
        title="Промокодов пока нет"
        headingLevel={2}
        text={'Когда мы\u00a0подарим вам код или объявим общий, он\u00a0появится здесь.'}
        actions={<LinkButton href="/catalog">За&nbsp;покупками</LinkButton>}
      />
    )}
  </AccountFrame>
);
