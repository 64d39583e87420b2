import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { space } from '@meet/ui-kit/theme';
import { Suspense, useState } from 'react';
import { href } from 'react-router';
import { computeLastMoment, formatDate, formatDeadline } from '../../platform/format-date.ts';
import type { KeepingOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { actions, stack } from '../account-style.ts';
import type { Contacts } from '../recipient/contacts.ts';

/** Says why an order blocks the deletion of the account, and until when: «не оплачен, сам отменится в 15:32 по Москве». */
export function describeBlockingOrder({ isPaid, until }: KeepingOrderFragment, now: Date): string {
  if (isPaid)
    return until ? `в\u00a0пути, будет у\u00a0вас до\u00a0${formatDate(computeLastMoment(until))}` : 'в\u00a0пути, но\u00a0задерживается';
  return until ? `не\u00a0оплачен, сам отменится в\u00a0${formatDeadline(until, now)}` : 'не\u00a0оплачен, вот-вот отменится';
}

const DeletionForm = lazyPart(async () => (await import('./DeletionForm.tsx')).DeletionForm);

const list = css({ display: 'grid', gap: space(2), padding: 0, listStyle: 'none' });

interface BlockingOrdersProps {
  orders: readonly KeepingOrderFragment[];
  now: Date;
}

/** Why the account cannot be deleted yet, and until when. */
const BlockingOrders = ({ orders, now }: BlockingOrdersProps) => (
  <>
    <p>
      {orders.length === 1 ? 'Пока аккаунт удалить нельзя: он\u00a0нужен заказу.' : 'Пока аккаунт удалить нельзя: он\u00a0нужен заказам.'}
    </p>
    <ul css={list}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link href={href('/orders/:id', { id: order.id })} variant="underlined">
            Заказ №&nbsp;{order.number}
          </Link>
          {'\u00a0— '}
          {describeBlockingOrder(order, now)}
        </li>
      ))}
    </ul>
    <p>
      {orders.length === 1
        ? 'Удалить аккаунт можно будет, когда вы\u00a0получите заказ или отмените\u00a0его.'
        : 'Удалить аккаунт можно будет, когда вы\u00a0получите заказы или отмените\u00a0их.'}
    </p>
  </>
);

interface DeletionSectionProps extends BlockingOrdersProps {
  contacts: Contacts;
}

/** What the deletion of the account erases and what remains, and the deletion itself, unless orders block it. */
export function DeletionSection({ contacts, orders, now }: DeletionSectionProps) {
  const [isFormOpen, setFormOpen] = useState(false);
  const isBlocked = orders.length > 0;
  return (
    <div css={stack}>
      <p>Удалятся имя, фото, контакты, адреса, корзина, избранное, бонусы и&nbsp;список устройств. Вернуть их&nbsp;будет нельзя.</p>
      <p>
        Закон велит нам хранить заказы и&nbsp;платежи: что&nbsp;и&nbsp;когда куплено, сколько заплачено и&nbsp;в&nbsp;какой город
        отправлено. Имени, контактов и&nbsp;адреса в&nbsp;них не&nbsp;будет. Так&nbsp;же, без имени, остаются записи о&nbsp;бонусах,
        промокодах и&nbsp;согласиях.
      </p>
      {isBlocked ? (
        <BlockingOrders orders={orders} now={now} />
      ) : (
        <>
          <div css={actions}>
            <Button variant="line" aria-expanded={isFormOpen} onClick={() => setFormOpen(!isFormOpen)}>
              {isFormOpen ? 'Не\u00a0удалять' : 'Удалить аккаунт'}
            </Button>
          </div>
          <Suspense>{isFormOpen && <DeletionForm contacts={contacts} />}</Suspense>
        </>
      )}
    </div>
  );
}
