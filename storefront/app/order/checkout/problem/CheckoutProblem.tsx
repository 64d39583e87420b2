import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { type ReactNode, type Ref, useId } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { servedPart } from '../../../platform/lazy/served-part.tsx';
import { actions } from '../checkout-style.ts';
import { fieldId } from '../form/CheckoutPart.tsx';
import { type FieldErrors, type FieldName, fieldLabels } from '../form/checkout-form.rules.ts';
import { checkoutTexts, type Problem, type ProblemMessage } from '../placing/checkout-outcome.ts';

const PriceTable = servedPart(async () => (await import('./PriceTable.tsx')).PriceTable);
const UnavailableLines = servedPart(async () => (await import('./UnavailableLines.tsx')).UnavailableLines);

const root = css({
  display: 'grid',
  gap: space(4),
  marginTop: space(6),
  paddingBlock: space(6),
  borderBlock: `2px solid ${color('ink')}`,
  outline: 0,
});
const wrong = css({ borderColor: color('accent') });
const list = css({ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none', font: font(400, 14) });

interface CheckoutProblemProps {
  problem: Problem;
  message: ProblemMessage;
  errors: FieldErrors;
  quote: CheckoutQuoteFragment | null;
  /** Button that places the order at the present sum; null if it cannot be placed. */
  submit: ReactNode;
  ref: Ref<HTMLElement>;
}

function Fields({ errors }: { errors: FieldErrors }) {
  return (
    <ul css={list}>
      {Object.entries(errors).map(([name, text]) => (
        <li key={name}>
          <Link href={`#${fieldId(name as FieldName)}`} variant="underlined">
            {fieldLabels[name as FieldName] ?? text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Ways on that lead away from the form. */
function Exits({ problem }: { problem: Problem }) {
  if (problem.kind === 'placed') {
    return (
      <Link href={problem.orderId ? `/orders/${problem.orderId}` : '/account'} variant="underlined">
        {'Открыть заказ'}
      </Link>
    );
  }
  if (problem.kind === 'promo' || problem.kind === 'gone' || problem.kind === 'swapLost') {
    return (
      <Link href="/cart" variant="underlined">
        Вернуться в&nbsp;корзину
      </Link>
    );
  }
  return null;
}

const retries: readonly Problem['kind'][] = [
  'price',
  'gone',
  'replaced',
  'summed',
  'promo',
  'sumSilent',
  'bonuses',
  'lost',
  'citySilent',
  'delivery',
];

/** Says why nothing was placed and what can be done, above the form. It takes the focus, unless a field does. */
export function CheckoutProblem({ problem, message, errors, quote, submit, ref }: CheckoutProblemProps) {
  const id = useId();
  const { title, text } = message;
  const unavailable = quote?.lines.filter((line) => line.problem !== null) ?? [];
  return (
    <section css={[root, problem.kind === 'fields' && wrong]} ref={ref} tabIndex={-1} role="alert" aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {problem.kind === 'fields' && <Fields errors={errors} />}
      {problem.kind === 'price' && quote && <PriceTable changes={problem.changes} quote={quote} />}
      {unavailable.length > 0 && <UnavailableLines lines={unavailable} />}
      <div css={actions}>
        {retries.includes(problem.kind) && submit}
        <Exits problem={problem} />
      </div>
    </section>
  );
}

/** Units that were gone when the page was opened. */
export function UnavailableNotice({ quote, submit }: { quote: CheckoutQuoteFragment; submit: ReactNode }) {
  return <CheckoutProblem problem={{ kind: 'gone' }} message={checkoutTexts.gone} errors={{}} quote={quote} submit={submit} ref={null} />;
}

/** Main button of the form. Its words follow the chosen payment by CSS, see `columns`. */
export function PlaceOrderButton({ total, loading, wide }: { total: string; loading: boolean; wide?: boolean }) {
  return (
    <Button type="submit" form="checkout" size="large" wide={wide} loading={loading}>
      <span className="online">Оплатить {total}</span>
      <span className="by-call">Оформить с&nbsp;перезвоном за&nbsp;{total}</span>
    </Button>
  );
}
