import { BonusSlider, chooseInitialBonuses } from '@meet/ui-kit/bonus-slider';
import { Drawer } from '@meet/ui-kit/drawer';
import { bonusForms, formatNumber, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { breakpoints } from '@meet/ui-kit/theme';
import { useEffect, useState } from 'react';
import { BonusQuoteDocument, type BonusQuoteQuery } from '../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../platform/graphql/use-api-query.ts';
import type { OverlayProps } from '../../platform/overlay.store.ts';
import type { BonusSpending } from './BonusChoice.tsx';

const debounceMs = 300;

/** Returns the last value that has not changed for `debounceMs`. */
function useDebounced(value: number): number {
  const [debouncedValue, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debouncedValue;
}

type BonusQuote = BonusQuoteQuery['quote'];

/** Says what the order would be without bonuses: «Без бонусов — 18 890 ₽. Кешбэк: 552 бонуса вместо 566». */
export function describeBonusEffect(quote: BonusQuote, quoteWithoutBonuses: BonusQuote): string {
  const total = `Без\u00a0бонусов\u00a0— ${formatMoney(quoteWithoutBonuses.total)}.`;
  if (quote.cashback === quoteWithoutBonuses.cashback) return total;
  return `${total} Кешбэк: ${plural(quote.cashback, bonusForms)} вместо\u00a0${formatNumber(quoteWithoutBonuses.cashback)}.`;
}

interface BonusDrawerProps extends OverlayProps, BonusSpending {}

function BonusSliderWithSums({ max, chosen, choose, quoteInput, onOpenChange }: Omit<BonusDrawerProps, 'open'>) {
  const [bonuses, setBonuses] = useState(() => chooseInitialBonuses(max, chosen));
  const debouncedBonuses = useDebounced(bonuses);
  const { response, loading, failed } = useApiQuery(BonusQuoteDocument, { dto: { ...quoteInput, bonuses: debouncedBonuses } });
  const { response: responseWithoutBonuses } = useApiQuery(BonusQuoteDocument, { dto: { ...quoteInput, bonuses: 0 } });
  const quote = failed ? undefined : response?.quote;
  const confirm = (confirmedBonuses: number) => {
    choose(confirmedBonuses);
    onOpenChange(false);
  };
  return (
    <BonusSlider
      available={max}
      value={chosen}
      onValueChange={setBonuses}
      onConfirm={confirm}
      hint={quote && responseWithoutBonuses ? describeBonusEffect(quote, responseWithoutBonuses.quote) : undefined}
      total={quote?.total}
      totalState={loading || debouncedBonuses !== bonuses ? 'stale' : 'ready'}
    />
  );
}

/** Drawer in which the shopper chooses how many bonuses to spend on the order. */
export function BonusDrawer({ open, onOpenChange, ...sliderProps }: BonusDrawerProps) {
  const isWide = matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches;
  return (
    <Drawer side={isWide ? 'right' : 'bottom'} title="Meet-бонусы" open={open} onOpenChange={onOpenChange}>
      <BonusSliderWithSums {...sliderProps} onOpenChange={onOpenChange} />
    </Drawer>
  );
}
