import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Drawer } from '@meet/ui-kit/drawer';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { SizePicker } from '@meet/ui-kit/size-picker';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { color, font, space } from '@meet/ui-kit/theme';
import { useRef, useState } from 'react';
import { type CardOffers, findOnlySize, listSizes } from './card-offers.rules.ts';

const nameStyle = css({ marginBottom: space(4), font: font(400, 14), color: color('muted') });

interface QuickAddDrawerProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null while the offers load, and if they failed to load. */
  offers: CardOffers | null;
  hasFailed: boolean;
  onRetry: () => void;
  /** Called with the slug of the chosen size. */
  onAdd: (size: string) => void;
}

/** Tracks the chosen size, and the error when the button is pressed without a size. */
function useSizeChoice({ offers, onAdd }: Pick<QuickAddDrawerProps, 'offers' | 'onAdd'>) {
  const [chosenSize, setChosenSize] = useState('');
  const selectedSize = chosenSize || (offers ? findOnlySize(offers) : '');
  const [isSizeMissing, setSizeMissing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const add = () => {
    if (selectedSize) return onAdd(selectedSize);
    setSizeMissing(true);
    inputRef.current?.focus();
  };
  const onValueChange = (size: string) => {
    setChosenSize(size);
    setSizeMissing(false);
  };
  return { add, pickerProps: { value: selectedSize, onValueChange, inputRef, error: isSizeMissing ? 'Выберите размер' : undefined } };
}

const SizesFailed = ({ onRetry }: Pick<QuickAddDrawerProps, 'onRetry'>) => (
  <EmptyState
    title="Размеры не загрузились"
    text="Проверьте связь и попробуйте ещё раз."
    headingLevel={3}
    announced
    actions={
      <Button variant="line" onClick={onRetry}>
        Повторить
      </Button>
    }
  />
);

/** Size selection in a bottom drawer, for touch screens. */
export function QuickAddDrawer({ name, open, onOpenChange, offers, hasFailed, onRetry, onAdd }: QuickAddDrawerProps) {
  const { add, pickerProps } = useSizeChoice({ offers, onAdd });
  const addButton = offers && (
    <Button size="large" wide onClick={add}>
      В&nbsp;корзину
    </Button>
  );
  return (
    <Drawer side="bottom" title="Выберите размер" open={open} onOpenChange={onOpenChange} footer={addButton}>
      <p css={nameStyle}>{name}</p>
      {offers && <SizePicker sizes={listSizes(offers)} {...pickerProps} />}
      {!offers && !hasFailed && <Skeleton height={52} label="Загружаем размеры" />}
      {hasFailed && <SizesFailed onRetry={onRetry} />}
    </Drawer>
  );
}
