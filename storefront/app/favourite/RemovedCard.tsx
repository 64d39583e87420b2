import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { hidden } from '@meet/ui-kit/hidden';
import { color, font, space } from '@meet/ui-kit/theme';
import { useEffect, useRef } from 'react';

const root = css({
  display: 'grid',
  // A card beside it is taller than its own tile: stretched to that, it would grow wide too.
  alignSelf: 'start',
  minWidth: 0,
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(2),
  aspectRatio: '4 / 5',
  padding: space(4),
  background: color('tile'),
  font: font(400, 14),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& p': { color: color('muted') },
});

interface RemovedCardProps {
  name: string;
  onUndo: () => void;
}

/** In the place of a card that was taken out: the way back. The heart that was pressed is gone, so it takes the focus over. */
export function RemovedCard({ name, onUndo }: RemovedCardProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Taken out in another tab, nobody's focus was here.
    if (document.hasFocus() && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={place} css={root}>
      <p role="status">{name}: убрано</p>
      <Button variant="text" size="small" onClick={onUndo}>
        Вернуть
        <span css={hidden}>: {name}</span>
      </Button>
    </div>
  );
}
