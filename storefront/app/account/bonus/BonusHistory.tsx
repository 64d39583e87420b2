import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { LoadMore } from '@meet/ui-kit/load-more';
import { formatNumber } from '@meet/ui-kit/plural';
import { Table } from '@meet/ui-kit/table';
import { space } from '@meet/ui-kit/theme';
import { useRef } from 'react';
import { href } from 'react-router';
import { formatDate } from '../../platform/format-date.ts';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import {
  type BonusEntryKind,
  BonusTransactionsDocument,
  type BonusTransactionsFragment,
} from '../../platform/graphql/generated/graphql.ts';
import { useLoadMore } from '../../platform/graphql/use-load-more.ts';
import { note } from '../account-style.ts';
import { buildMoreHref, pageSize } from './bonus-history.rules.ts';
import { sumByKind } from './bonus-sums.rules.ts';

const labels: Record<BonusEntryKind, string> = {
  GRANT: 'За\u00a0регистрацию с\u00a0телефоном',
  HOLD: 'Отложены до\u00a0оплаты',
  SPEND: 'Оплата заказа',
  RELEASE: 'Возвращены из\u00a0отложенных',
  ACCRUE: 'Кешбэк',
  REVOKE: 'Отозваны',
  RETURN: 'Отмена или возврат товара',
};

const historyStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), scrollMarginTop: 72 });
const list = css({ display: 'grid', gap: space(1), padding: 0, listStyle: 'none' });

const entryForms = { one: 'запись', few: 'записи', many: 'записей' };

type BonusTransaction = BonusTransactionsFragment['items'][number];

const formatSigned = (number: number) => (number > 0 ? `+${formatNumber(number)}` : number < 0 ? `−${formatNumber(-number)}` : '0');

/**
 * Event and date in one cell, because separate columns do not fit on a phone. The cell is focusable, because the first newly loaded cell
 * gets the focus.
 */
function TransactionCell({ transaction: { order, createdAt, entries } }: { transaction: BonusTransaction }) {
  const sums = sumByKind(entries);
  const sumTexts = sums.map(({ kind, amount }) => (sums.length > 1 ? `${labels[kind]} ${formatSigned(amount)}` : labels[kind]));
  return (
    <div tabIndex={-1} css={list}>
      {order ? (
        <Link href={href('/orders/:id', { id: order.uuid })} variant="underlined">
          Заказ №&nbsp;{order.number}
        </Link>
      ) : (
        sumTexts.join(', ')
      )}
      {order && (
        <ul css={list}>
          {sumTexts.map((sumText) => (
            <li key={sumText}>{sumText}</li>
          ))}
        </ul>
      )}
      <span css={note}>{formatDate(createdAt)}</span>
    </div>
  );
}

const columns = [
  { id: 'what', label: 'За\u00a0что' },
  { id: 'amount', label: 'Бонусы', numeric: true },
];

/** The latest changes of the bonus balance, grouped by order, and a button that loads more. */
export function BonusHistory({ firstPage }: { firstPage: BonusTransactionsFragment }) {
  const { items, total, state, loadMore } = useLoadMore({
    firstPage,
    pageSize,
    load: async (page, signal) =>
      (await queryApi(BonusTransactionsDocument, { variables: { page, limit: pageSize }, signal })).bonusHistory,
  });
  const element = useRef<HTMLDivElement>(null);
  return (
    <div css={historyStyle} id="bonuses" ref={element}>
      <Table
        caption="История бонусов"
        hideCaption
        columns={columns}
        rows={items.map((transaction) => ({
          id: transaction.id,
          cells: [<TransactionCell key="what" transaction={transaction} />, formatSigned(transaction.amount)],
        }))}
      />
      {total > pageSize && (
        <LoadMore
          visibleCount={items.length}
          total={total}
          step={pageSize}
          forms={entryForms}
          href={buildMoreHref(items.length)}
          onLoad={loadMore}
          loading={state === 'loading'}
          error={state === 'failed' ? 'История не\u00a0загрузилась' : undefined}
          getFirstNew={(countBefore) => element.current?.querySelector<HTMLElement>(`tbody tr:nth-of-type(${countBefore + 1}) [tabindex]`)}
        />
      )}
    </div>
  );
}
