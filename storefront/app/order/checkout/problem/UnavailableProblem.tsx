import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { media } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { tallTarget } from '../../../platform/theme/layout-style.ts';
import type { CheckoutPage } from '../checkout-page.server.ts';
import type { CheckoutOutcome, Problem, ProblemMessage } from '../placing/checkout-outcome.ts';
import type { MainButtonPosition } from '../placing/main-button.rules.ts';
import { findEarlierSum } from '../quote/earlier-total.rules.ts';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';
import type { UnavailableLinesProps } from '../unavailable/UnavailableLines.tsx';
import { composeUnavailableTitle, describeAvailableUnits } from '../unavailable/unavailable.rules.ts';
import type { Checkout } from '../use-checkout.ts';

const onPhones = css({ [media.tablet]: { display: 'none' } });

const UnavailableLines = hydrateLater(async () => (await import('../unavailable/UnavailableLines.tsx')).UnavailableLines);

type LinesProps = 'quote' | 'isFormReplaced' | 'orderRoot';

export interface UnavailableProblemProps extends Pick<UnavailableLinesProps, LinesProps> {
  page: Pick<CheckoutPage, 'addresses'>;
  checkout: Pick<Checkout, 'quoteRequest'>;
  problem: Problem;
  /** Sum that the form submits. */
  visibleSum: VisibleSum;
  /** Whether the form is hidden, because nothing remains to order or an order with a replacement is displayed instead. */
  isFormHidden: boolean;
  /** Opens the hidden form. */
  openForm: () => void;
  mainButtonPosition: MainButtonPosition;
  /** Called with the button of the replacement, if it is the main button. */
  setProblemButton: (button: HTMLElement | null) => void;
  /** Called with the total of the order with the replacement. */
  setReplacementTotal: UnavailableLinesProps['onTotalChange'];
  /** Renders the button that places the order without a replacement. */
  renderSubmit: (label?: ReactNode) => ReactNode;
}

/** Whether some units cannot be bought, or all units have been deleted. */
export const hasUnavailableUnits = ({ lines }: CheckoutQuoteFragment): boolean =>
  lines.length === 0 || lines.some(({ problem }) => problem !== null);

/** Returns a title that says which units cannot be bought. If several cannot be bought but others can, returns the title of the problem. */
export function composeTitle({ kind }: Problem, { title }: ProblemMessage, { lines }: CheckoutQuoteFragment): string {
  const unavailableTitle = kind === 'sold' ? composeUnavailableTitle(lines) : null;
  return unavailableTitle ?? title;
}

interface ProblemTextProps extends Pick<UnavailableProblemProps, 'quote' | 'mainButtonPosition'> {
  outcome: CheckoutOutcome | undefined;
  problem: Problem;
  text: string;
}

/**
 * The text of a problem. On phones, where the second button of the order with a replacement is far below, links to the same as this button:
 * to the order without the replacement or, if no unit remains, to the catalog.
 */
export function ProblemText({ problem, text, outcome, mainButtonPosition, quote }: ProblemTextProps) {
  const { lines, delivery, total } = quote;
  const remainingUnitCount = lines.filter((line) => line.problem === null).length;
  const explanation = [outcome && text, problem.kind === 'sold' && describeAvailableUnits(lines)].filter(Boolean);
  if (explanation.length === 0) return null;
  return (
    <>
      <p>{explanation.join(' ')}</p>
      {mainButtonPosition === 'replacement' && (
        <p css={onPhones}>
          {remainingUnitCount > 0 ? (
            <Link css={tallTarget} href="#rest" variant="underlined">
              К&nbsp;заказу без&nbsp;неё: {plural(remainingUnitCount, goodsForms)}
              {delivery !== null && ` за\u00a0${formatMoney(total)}`}
            </Link>
          ) : (
            <Link css={tallTarget} href="/catalog" variant="underlined">
              Выбрать другое в&nbsp;каталоге
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** The units that cannot be bought, with what can be ordered instead of them. */
export function UnavailableUnits(props: UnavailableProblemProps) {
  const { quote, isFormReplaced, orderRoot, renderSubmit } = props;
  return (
    <UnavailableLines
      {...{ quote, isFormReplaced, orderRoot, renderSubmit }}
      quoteRequest={props.checkout.quoteRequest}
      addresses={props.page.addresses}
      onEditForm={props.isFormHidden ? props.openForm : undefined}
      earlierSum={findEarlierSum(props.problem, props.visibleSum)}
      onTotalChange={props.setReplacementTotal}
      mainButtonRef={props.mainButtonPosition === 'replacement' ? props.setProblemButton : undefined}
    />
  );
}
