import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { BonusRow } from '@meet/ui-kit/order-summary';
import { color, font } from '@meet/ui-kit/theme';
import { Suspense, useState } from 'react';
import { BonusPhoneDocument, type QuoteInput } from '../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../platform/graphql/use-api-query.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { withScript } from '../../platform/theme/layout-style.ts';

/** The bonuses that pay for a part of an order, and the data on which they depend. */
export interface BonusSpending {
  /** Number of bonuses that the account has; null if that is unknown. */
  bonusBalance: number | null;
  /** Maximum number of bonuses that can pay for this order. */
  max: number;
  /** Number of bonuses that the quote applies. */
  chosen: number;
  /** Whether the applied promo code excludes bonuses. */
  isWithoutBonuses: boolean;
  /** Whether a change of the goods has reset the choice. */
  wasChoiceReset: boolean;
  choose: (bonuses: number) => void;
  /** Input of the quote. Its number of bonuses is replaced by that of the slider. */
  quoteInput: QuoteInput;
}

const BonusDrawer = lazyPart(async () => (await import('./BonusDrawer.tsx')).BonusDrawer);

const note = css({ font: font(400, 14), color: color('muted') });

const noVariables = {};

/**
 * Whether the account has no bonuses because its phone is not confirmed; undefined while the phone loads. An account with bonuses has a
 * phone.
 */
function useIsPhoneMissing({ bonusBalance }: BonusSpending): boolean | undefined {
  const { response, loading } = useApiQuery(BonusPhoneDocument, bonusBalance === 0 ? noVariables : null);
  if (bonusBalance !== 0) return false;
  return loading && !response ? undefined : response?.user?.phone === null;
}

/** Explains why the chosen bonuses are not spent; undefined if they are. */
function describeBonuses({ isWithoutBonuses, wasChoiceReset }: BonusSpending): string | undefined {
  if (isWithoutBonuses) return 'С\u00a0этим промокодом бонусы не\u00a0списываются';
  return wasChoiceReset ? 'Бонусы сброшены: корзина изменилась' : undefined;
}

/** A row with the bonuses that will be spent. It opens the drawer where they are chosen, which needs JavaScript. */
export function BonusChoice(spending: BonusSpending) {
  // Undefined until the first opening. The drawer then stays mounted, so that it can animate out.
  const [open, setOpen] = useState<boolean>();
  const isPhoneMissing = useIsPhoneMissing(spending);
  // An empty line has the height of the text that will probably replace it, so that the sums below do not move.
  if (isPhoneMissing === undefined) return <p css={note}>&nbsp;</p>;
  if (isPhoneMissing) {
    return (
      <p css={note}>
        <Link href="/account" variant="underlined">
          Подтвердите телефон
        </Link>
        &nbsp;— 5&nbsp;000&nbsp;бонусов
      </p>
    );
  }
  return (
    <div css={withScript}>
      <BonusRow max={spending.max} chosen={spending.chosen} aria-haspopup="dialog" onOpen={() => setOpen(true)} />
      <p css={note} aria-live="polite">
        {describeBonuses(spending)}
      </p>
      {open !== undefined && (
        <Suspense fallback={null}>
          <BonusDrawer {...spending} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
