import { Link } from '@meet/ui-kit/link';
import { plural } from '@meet/ui-kit/plural';

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов' };

/** How many orders are on their way, and the way to them. */
export const OrdersPart = ({ underway }: { underway: number }) => (
  <p>
    {underway > 0 ? (
      <Link href="/account/orders?state=underway" variant="underlined">
        В&nbsp;пути {plural(underway, orderForms)}
      </Link>
    ) : (
      <>
        Сейчас ничего не&nbsp;едет.{' '}
        <Link href="/account/orders" variant="underlined">
          Все заказы
        </Link>
      </>
    )}
  </p>
);
