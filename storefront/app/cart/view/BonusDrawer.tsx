import { BonusSlider, chooseInitialBonuses } from '@meet/ui-kit/bonus-slider';
import { Drawer } from '@meet/ui-kit/drawer';
import { breakpoints } from '@meet/ui-kit/theme';
import { useEffect, useState } from 'react';
import { BonusQuoteDocument } from '../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../platform/graphql/use-response.ts';
import type { OverlayProps } from '../../platform/overlay.store.ts';
import type { BonusSpending } from './BonusChoice.tsx';
import { describeBonusEffect } from './bonus-effect.rules.ts';

const debounceMs = 300;

/** Returns the value once it has not changed for a moment. */
function useDebounced(value: number): number {
  const [debouncedValue, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debouncedValue;
}

interface BonusDrawerProps extends OverlayProps, BonusSpending {}

function Choice({ max, chosen, choose, quoteInput, onOpenChange }: Omit<BonusDrawerProps, 'open'>) {
  const [bonuses, setBonuses] = useState(() => chooseInitialBonuses(max, chosen));
  const debouncedBonuses = useDebounced(bonuses);
  const { response, loading, failed } = useResponse(BonusQuoteDocument, { dto: { ...quoteInput, bonuses: debouncedBonuses } });
  const { response: withoutBonuses } = useResponse(BonusQuoteDocument, { dto: { ...quoteInput, bonuses: 0 } });
  const sum = failed ? undefined : response?.quote;
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
      hint={sum && withoutBonuses ? describeBonusEffect(sum, withoutBonuses.quote) : undefined}
      total={sum?.total}
      totalState={loading || debouncedBonuses !== bonuses ? 'stale' : 'ready'}
    />
  );
}

/** Chooses how many bonuses pay a part of the order. */
export function BonusDrawer({ open, onOpenChange, ...rest }: BonusDrawerProps) {
  const isWide = matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches;
  return (
    <Drawer side={isWide ? 'right' : 'bottom'} title="Meet-бонусы" open={open} onOpenChange={onOpenChange}>
      <Choice {...rest} onOpenChange={onOpenChange} />
    </Drawer>
  );
}
