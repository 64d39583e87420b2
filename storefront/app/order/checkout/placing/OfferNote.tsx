import { Link } from '@meet/ui-kit/link';
import type { ReactNode } from 'react';

/** Small print at a button that places an order: what the shopper accepts by placing it. `children` follow this text. */
export const OfferNote = ({ children }: { children?: ReactNode }) => (
  <>
    Оформляя заказ, вы&nbsp;принимаете{' '}
    <Link href="/info/offer/public-offer" variant="underlined">
      публичную оферту
    </Link>
    <br />
    {children}
    Возврат в&nbsp;течение 14&nbsp;дней.{' '}
    <Link href="/info/contacts" variant="underlined">
      Задать вопрос
    </Link>
  </>
);
