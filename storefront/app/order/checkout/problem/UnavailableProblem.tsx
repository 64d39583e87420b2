import { Link } from '@meet/ui-kit/link';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { ReactNode } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import type { CheckoutOutcome, Problem, ProblemMessage } from '../placing/checkout-outcome.ts';
import type { MainButtonPosition } from '../placing/main-button.rules.ts';
import type { UnavailableLinesProps } from '../unavailable/UnavailableLines.tsx';
import { composeUnavailableTitle, describeEqualUnits, describeRest } from '../unavailable/unavailable.rules.ts';

const UnavailableLines = hydrateLater(async () => (await import('../unavailable/UnavailableLines.tsx')).UnavailableLines);

type LinesProps = 'quote' | 'quoteRequest' | 'addresses' | 'isFormReplaced' | 'orderRoot';

export interface UnavailableProblemProps extends Pick<UnavailableLinesProps, LinesProps> {
  /** Whether the form is hidden. */
  isFormHidden: boolean;
  /** Opens the hidden form. */
  onEditForm: () => void;
  main: MainButtonPosition;
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

/**
 * Returns a title that says which units cannot be bought. If only some of several units cannot be bought, returns the title of the problem.
 */
export function composeTitle({ kind }: Problem, { title }: ProblemMessage, { lines }: CheckoutQuoteFragment): string {
  const unavailableTitle = kind === 'sold' ? composeUnavailableTitle(lines) : null;
  return unavailableTitle ?? title;
}

interface ProblemTextProps extends Pick<UnavailableProblemProps, 'quote' | 'main'> {
  outcome: CheckoutOutcome | undefined;
  problem: Problem;
  text: string;
}

/** The text of a problem. If a second button orders the units without a replacement, links to this button. */
export function ProblemText({ problem, text, outcome, main, quote }: ProblemTextProps) {
  const replaceable = problem.kind === 'sold' && describeEqualUnits(quote.lines);
  const explanation = [outcome ? text : describeRest(quote.lines), replaceable].filter(Boolean).join(' ');
  if (!explanation) return null;
  const restCount = quote.lines.filter((line) => line.problem === null).length;
  return (
    <p>
      {explanation}
      {main === 'replacement' && restCount > 0 && (
        <>
          {' '}
          Остальное ещё&nbsp;в&nbsp;наличии:{' '}
          <Link href="#rest" variant="underlined">
            заказать {plural(restCount, goodsForms)}
            {quote.delivery !== null && ` за\u00a0${formatMoney(quote.total)}`}
          </Link>
          .
        </>
      )}
    </p>
  );
}

/** The units that cannot be bought, with what can be ordered instead of them. */
export function UnavailableUnits({
  problem,
  main,
  setProblemButton,
  setReplacementTotal,
  ...props
}: UnavailableProblemProps & { problem: Problem }) {
  const { quote, quoteRequest, addresses, isFormReplaced, isFormHidden, onEditForm, orderRoot, renderSubmit } = props;
  return (
    <UnavailableLines
      {...{ quote, quoteRequest, addresses, isFormReplaced, orderRoot, renderSubmit }}
      onEditForm={isFormHidden ? onEditForm : undefined}
      earlierSum={problem.kind === 'sold' ? problem.visibleSum : undefined}
      onTotalChange={setReplacementTotal}
      mainButtonRef={main === 'replacement' ? setProblemButton : undefined}
    />
  );
}
