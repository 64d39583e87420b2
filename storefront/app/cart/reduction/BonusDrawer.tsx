import { BonusSlider, chooseStart } from '@meet/ui-kit/bonus-slider';
import { Drawer } from '@meet/ui-kit/drawer';
import { IconButton } from '@meet/ui-kit/icon-button';
import { breakpoints } from '@meet/ui-kit/theme';
import { useEffect, useState } from 'react';
import { BonusQuoteDocument } from '../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../platform/graphql/use-response.ts';
import type { OverlayProps } from '../../platform/overlay.store.ts';
import type { Spending } from './BonusChoice.tsx';

const restMs = 300;

/** Follows a value once it has come to rest. */
function useRested(value: number): number {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(wait);
  }, [value]);
  return rested;
}

interface BonusDrawerProps extends OverlayProps, Spending {}

function Choice({ max, chosen, choose, quoteInput, onOpenChange }: Omit<BonusDrawerProps, 'open'>) {
  const [bonuses, setBonuses] = useState(() => chooseStart(max, chosen));
  const rested = useRested(bonuses);
  const { response, asking, failed } = useResponse(BonusQuoteDocument, { dto: { ...quoteInput, bonuses: rested } });
  const total = response?.quote.total;
  const confirm = (confirmed: number) => {
    choose(confirmed);
    onOpenChange(false);
  };
  return (
    <BonusSlider
      available={max}
      value={chosen}
      onValueChange={setBonuses}
      onConfirm={confirm}
      total={failed ? undefined : total}
      totalState={asking || rested !== bonuses ? 'stale' : 'ready'}
    />
  );
}

/** Chooses how many bonuses pay a part of the order. */
export function BonusDrawer({ open, onOpenChange, ...rest }: BonusDrawerProps) {
  const isWide = matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches;
  return (
    <Drawer
      side={isWide ? 'right' : 'bottom'}
      title="Meet-бонусы"
      open={open}
      onOpenChange={onOpenChange}
      before={<IconButton icon="left" label="Назад" onClick={() => onOpenChange(false)} />}
    >
      <Choice {...rest} onOpenChange={onOpenChange} />
    </Drawer>
  );
}
