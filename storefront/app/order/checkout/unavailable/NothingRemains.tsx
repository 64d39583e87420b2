import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { color, space } from '@meet/ui-kit/theme';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { actions } from '../checkout-style.ts';

const cartNote = css({ paddingTop: space(4), borderTop: `1px solid ${color('line')}` });
const links = css(actions, { [phones]: { '& > a:first-of-type': { width: '100%' } } });

const describeCart = (count: number): string =>
  count === 1
    ? 'Вещь осталась в\u00a0корзине. Если она снова появится, её\u00a0можно будет заказать.'
    : 'Вещи остались в\u00a0корзине. Если они снова появятся, их\u00a0можно будет заказать.';

/** Displayed if nothing in an order can be bought or replaced: says what stays in the cart, and links to the cart and the catalog. */
export const NothingRemains = ({ promocode, lines }: Pick<CheckoutQuoteFragment, 'promocode' | 'lines'>) => (
  <>
    {lines.length > 0 && (
      <p css={cartNote}>
        {describeCart(lines.length)}
        {promocode && ` Промокод ${promocode.code} остался у\u00a0вас.`}
      </p>
    )}
    <div css={links}>
      <LinkButton href="/cart">Вернуться в&nbsp;корзину</LinkButton>
      <Link href="/catalog" variant="underlined" standalone>
        В&nbsp;каталог
      </Link>
      <Link href="/info/contacts" variant="underlined" standalone>
        Задать вопрос
      </Link>
    </div>
  </>
);
