import { css } from '@emotion/react';
import { media } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import type { CheckoutPage } from '../checkout-page.server.ts';
import type { CheckoutOutcome, Problem, ProblemMessage } from '../placing/checkout-outcome.ts';
import type { MainButtonPosition } from '../placing/main-button.rules.ts';
import { findEarlierSum } from '../quote/earlier-total.rules.ts';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';
import { SimilarGoodsLink } from '../unavailable/SimilarGoodsLink.tsx';
import type { UnavailableLinesProps } from '../unavailable/UnavailableLines.tsx';
import { composeUnavailableTitle, describeAvailableUnits, describeEqualUnits } from '../unavailable/unavailable.rules.ts';
import type { Checkout } from '../use-checkout.ts';

const UnavailableLines = hydrateLater(async () => (await import('../unavailable/UnavailableLines.tsx')).UnavailableLines);

type LinesProps = 'quote' | 'isFormReplaced' | 'orderRoot' | 'similarPrices' | 'onSimilarPrice';

export interface UnavailableProblemProps extends Pick<UnavailableLinesProps, LinesProps> {
  page: Pick<CheckoutPage, 'addresses'>;
  checkout: Pick<Checkout, 'quoteRequest'>;
  problem: Problem;
  /** The visible sum, which the form submits. The API refuses any other total. */
  visibleSum: VisibleSum;
  /** Whether the form is hidden, because nothing remains to order or an order with a replacement is displayed instead. */
  isFormHidden: boolean;
  /** Displays the hidden form, so that its values can be changed. */
  openForm: () => void;
  mainButtonPosition: MainButtonPosition;
  /** Called with the button of the replacement, if it is the main button. */
  setProblemButton: (button: HTMLElement | null) => void;
  /** Called with the total of the order with the replacement: null while it is unknown, undefined if no such order is displayed. */
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

/** On phones each sentence begins a line. */
const equalUnitsStyle = css({ [media.tablet]: { '& > p': { display: 'inline' } } });

interface ProblemTextProps extends Pick<UnavailableProblemProps, 'quote' | 'similarPrices'> {
  outcome: CheckoutOutcome | undefined;
  problem: Problem;
  text: string;
}

/**
 * The text of a problem. If only some units cannot be bought, says that the others can. If the order has two units and neither can be
 * bought, but one of them has an equal unit, says which.
 */
export function ProblemText({ problem, text, outcome, quote, similarPrices }: ProblemTextProps) {
  const explanation = [outcome && text, problem.kind === 'sold' && describeAvailableUnits(quote.lines, outcome !== undefined)].filter(
    Boolean,
  );
  const equalUnits = problem.kind === 'sold' ? describeEqualUnits(quote.lines) : [];
  return (
    <>
      {explanation.length > 0 && <p>{explanation.join(' ')}</p>}
      {equalUnits.length > 0 && (
        <div css={equalUnitsStyle}>
          {equalUnits.map(({ line: { productItemId, replacement }, text: sentence }) => (
            <p key={productItemId}>
              {sentence} {!replacement && <SimilarGoodsLink productItemId={productItemId} prices={similarPrices} />}
            </p>
          ))}
        </div>
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
      similarPrices={props.similarPrices}
      onSimilarPrice={props.onSimilarPrice}
      quoteRequest={props.checkout.quoteRequest}
      addresses={props.page.addresses}
      onEditForm={props.isFormHidden ? props.openForm : undefined}
      earlierSum={findEarlierSum(props.problem, props.visibleSum)}
      onTotalChange={props.setReplacementTotal}
      mainButtonRef={props.mainButtonPosition === 'replacement' ? props.setProblemButton : undefined}
    />
  );
}
