import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { GoodsRow } from '../../OrderGoods.tsx';
import { formatDateTime } from '../../order-dates.ts';
import { getDoneTitle, getStatusTitle, isEnded } from '../../order-status.rules.ts';
import { isUndeliverable } from '../../parcel.rules.ts';
import { CancelForm } from '../action/CancelForm.tsx';
import { describeCancellation, describeCancelReason, findCommonReason } from '../action/cancellation.rules.ts';
import type { OwnLine, OwnOrder } from '../displayed-order.rules.ts';
import { describeUnitRefund, formatRefund, refundDeadlineText } from '../order-money.rules.ts';
import type { OrderLine } from './order-line.rules.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { ReturnState } from './ReturnState.tsx';
import { StagesSummary, stagesDisclosure } from './UnitStages.tsx';

const stateStyle = css({ fontWeight: 500 });
const endedStyle = css({ marginTop: space(3) });
const muted = css({ color: color('muted') });
/** The actions of a unit are in one row. An open form takes its own row. The focus rings do not overlap the picture and the text. */
const actions = css({
  '&:not(:empty)': { marginTop: space(2) },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  font: font(400, 14),
  '& > details': { minWidth: 0 },
  '& > details[open], & > div': { flexBasis: '100%' },
  // The links stay in one row above the open form.
  '& > details[open]': { order: 1 },
});
const supplierNote = css({ flexBasis: '100%', color: color('muted') });
const stepsStyle = css({
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& > li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space(4) },
  '& time': { color: color('muted') },
});

function StepHistory({ line }: { line: OrderLine }) {
  return (
    <details css={stagesDisclosure}>
      <StagesSummary />
      <ol css={stepsStyle}>
        {line.statusHistory.map(({ status, createdAt }) => (
          <li key={`${status}${createdAt}`}>
            {getDoneTitle(status)} <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface UnitProps {
  line: OrderLine;
  ownOrder: OwnOrder | null;
  /** Whether units cannot be cancelled one by one. */
  isCancelledAsWhole: boolean;
  /** Whether the form to decline the unit is at the top of the page. */
  hasFormAbove: boolean;
}

const findOwnLine = (ownOrder: OwnOrder | null, { id }: OrderLine): OwnLine | undefined =>
  ownOrder?.orderProductItems.find((line) => line.id === id);

/** Whether an ended unit had any other status between the placing of the order and the unit's cancellation. */
const hasHistory = ({ statusHistory }: OrderLine): boolean => statusHistory.length > 2;

/** The outcome of an ended unit. Its past steps are a plain list, because there will be no more steps. */
function EndedUnit({ line, ownOrder }: Pick<UnitProps, 'line' | 'ownOrder'>) {
  const ownLine = findOwnLine(ownOrder, line);
  const refundText = ownLine ? describeUnitRefund(ownOrder, ownLine) : line.status !== 'CANCEL_PURCHASE' && getStatusTitle(line.status);
  // The top of the page contains the apology, and also the reason if it is the same for all units.
  const reason = ownLine && ownOrder && !findCommonReason(ownOrder) && describeCancelReason(ownLine).replace(/(, просим прощения)?\.$/, '');
  return (
    <div css={endedStyle}>
      {refundText && <p css={stateStyle}>{refundText}</p>}
      {reason && <p css={muted}>{reason}</p>}
      {hasHistory(line) && <StepHistory line={line} />}
    </div>
  );
}

/** Actions of the owner for a unit that has not ended. */
export function UnitActions({ line, ownOrder, isCancelledAsWhole, hasFormAbove }: UnitProps) {
  const ownLine = findOwnLine(ownOrder, line);
  if (!ownOrder || !ownLine || hasFormAbove) return null;
  if (ownLine.returnRequestedAt) return <ReturnState line={ownLine} ownOrder={ownOrder} />;
  if (ownLine.canCancel) {
    if (isCancelledAsWhole) return null;
    return <CancelForm lineId={line.id}>{describeCancellation(ownLine)}</CancelForm>;
  }
  // The delivery service returns a unit that it could not deliver, so the shopper need not send it back.
  return ownLine.canRequestReturn && !isUndeliverable(ownLine) ? <ReturnForm line={ownLine} /> : null;
}

/** Links to the form of a review. If the shopper has already written a review, the form changes that review. */
const ReviewLink = ({ slug }: { slug: string }) => (
  <p>
    <Link variant="underlined" standalone href={href('/product/:slug/review', { slug })}>
      Оценить покупку
    </Link>
  </p>
);

const SupplierPendingNote = ({ line: { soldPrice, bonuses } }: { line: OwnLine }) => (
  <p css={supplierNote}>
    Если вещи не&nbsp;окажется у&nbsp;продавца, вернём {formatRefund(soldPrice, bonuses)} {refundDeadlineText}.
  </p>
);

interface UnitRowProps extends UnitProps {
  /** Whether the actions are displayed below the stages and not below the unit. */
  hasActionsBelow: boolean;
  /** The folded stages; null if the unit has no stages of its own. */
  stages: ReactNode;
}

/** Returns the row of `OrderGoods` for a unit, with its text and actions. Units that the shop has deleted are left out. */
export function toUnitRow({ hasActionsBelow, stages, ...unitProps }: UnitRowProps): GoodsRow[] {
  const { line, ownOrder } = unitProps;
  const { productItem } = line;
  if (!productItem) return [];
  const ownLine = findOwnLine(ownOrder, line);
  const hasEnded = isEnded(line);
  // The price before the discount no longer matters for an ended unit.
  const price = ownLine && { price: ownLine.price, oldPrice: hasEnded ? null : ownLine.before };
  const note = hasEnded ? (
    <EndedUnit line={line} ownOrder={ownOrder} />
  ) : (
    <div css={actions}>
      {ownLine?.status === 'AWAITING_RESPONSE_FROM_SUPPLIER' && <SupplierPendingNote line={ownLine} />}
      {!hasActionsBelow && <UnitActions {...unitProps} />}
      {ownLine && line.status === 'DELIVERED' && !ownLine.returnRequestedAt && <ReviewLink slug={productItem.product.slug} />}
      {stages}
    </div>
  );
  return [{ id: line.id, unit: productItem, isEnded: hasEnded, price, note }];
}
