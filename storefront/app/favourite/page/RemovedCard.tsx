import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { hidden } from '@meet/ui-kit/hidden';
import { color, font, space } from '@meet/ui-kit/theme';
import { useEffect, useRef } from 'react';

const root = css({
  display: 'grid',
  // The other cards of the row are taller than their pictures. Stretched to the height of the row, this tile would also grow wider to keep
  // its aspect ratio.
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

/** Replaces a removed card and offers an undo. The pressed heart no longer exists, so the undo button gets the focus. */
export function RemovedCard({ name, onUndo }: RemovedCardProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Does not move the focus when the product was removed in another tab.
    if (document.hasFocus() && document.activeElement === document.body) element.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={element} css={root}>
      <p role="status">{name}: убрано</p>
      <Button variant="text" size="small" onClick={onUndo}>
        Вернуть
        <span css={hidden}>: {name}</span>
      </Button>
    </div>
  );
}
