import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import type { ReactNode } from 'react';
import { actions, wideOnPhones } from '../checkout-style.ts';
import type { Problem } from '../placing/checkout-outcome.ts';
import type { Sum } from '../quote/use-sum.ts';
import { buildOrderPath } from './placed-order.rules.ts';

/** A link that helps with some problems: to the placed order, the list of orders, the sum or the cart. */
function ProblemLinks({ problem }: { problem: Problem }) {
  const orderPath = buildOrderPath(problem);
  if (orderPath) {
    return (
      <Link href={orderPath} variant="underlined">
        Открыть заказ
      </Link>
    );
  }
  if (problem.kind === 'unknown' || problem.kind === 'callLimit') {
    return (
      <Link href="/account/orders" variant="underlined">
        Мои заказы
      </Link>
    );
  }
  if (problem.kind === 'price') {
    return (
      <Link href="#sum" variant="underlined">
        Весь заказ
      </Link>
    );
  }
  if (problem.kind === 'promo' || problem.kind === 'swapUnknown') {
    return (
      <Link href="/cart" variant="underlined">
        Вернуться в&nbsp;корзину
      </Link>
    );
  }
  return null;
}

const retryableKinds: readonly Problem['kind'][] = [
  'unknown',
  'price',
  'replaced',
  'requoted',
  'promo',
  'sumUnknown',
  'bonuses',
  'cityError',
];

export interface ProblemActionsProps {
  problem: Problem;
  /** The current sum, which may have been computed again since the problem occurred. */
  sum: Pick<Sum, 'state' | 'isDeliveryUnavailable' | 'reload'>;
  /** Whether the problem no longer exists. */
  isSolved: boolean;
  /** Renders the button that places the order at the current sum; null if it cannot be placed. */
  renderSubmit: () => ReactNode;
}

/** Actions that may solve a problem, below its explanation. */
export const ProblemActions = ({ problem, sum, isSolved, renderSubmit }: ProblemActionsProps) => (
  <div css={[actions, wideOnPhones]}>
    {problem.kind === 'delivery' && !isSolved && (
      <Button variant="line" loading={sum.state === 'stale'} onClick={sum.reload}>
        Спросить ещё раз
      </Button>
    )}
    {retryableKinds.includes(problem.kind) && renderSubmit()}
    <ProblemLinks problem={problem} />
  </div>
);
