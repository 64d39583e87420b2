import { css } from '@emotion/react';
import { hidden } from '@meet/ui-kit/hidden';
import { font, space } from '@meet/ui-kit/theme';
import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { tallTarget } from '../../../platform/theme/layout-style.ts';
import { blockNote, linkUnderline } from '../checkout-style.ts';

/** The field follows `<details>` and is not inside it, so that the field remains the same element when `<details>` disappears. */
const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space(3)} ${space(4)}`,
  font: font(400, 14),
  '& > p > b': { fontWeight: 500 },
  '& > div': { gridColumn: '1 / -1', minWidth: 0 },
  '& > details[open]': { display: 'none' },
  '& > details:not([open]) + div': { display: 'none' },
});
const action = css(tallTarget, {
  listStyle: 'none',
  cursor: 'pointer',
  ...linkUnderline,
  '&::-webkit-details-marker': { display: 'none' },
});

interface CodeFoldProps {
  code: string | null;
  /** Why the promo code does not count for this order; null if the code counts, or if there is no code. */
  reason: string | null;
  /** The field of the promo code. */
  children: ReactNode;
}

/**
 * A promo code that does not count, with the reason. The empty field for another code is folded. Once the shopper has used the field, it
 * stays open, so that typed text is never hidden. The field is always part of the form, also without JavaScript.
 */
export function CodeFold({ code, reason, children }: CodeFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The shopper may have unfolded the field before hydration.
    if (field.current?.previousElementSibling?.matches('[open]')) setOpen(true);
  }, []);
  const handleUnfold = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
    if (!details.open) return;
    setOpen(true);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div css={root}>
      {reason !== null && (
        <p>
          <b>{`Промокод ${code}`}</b>
          <span css={blockNote}>{reason}</span>
        </p>
      )}
      {reason !== null && !isOpen && (
        // The browser may have opened the element before hydration.
        <details onToggle={handleUnfold} suppressHydrationWarning>
          <summary css={action}>
            Изменить<span css={hidden}> промокод</span>
          </summary>
        </details>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a field in use must stay when its code ceases to count */}
      <div ref={field} onFocus={() => setOpen(true)}>
        {children}
      </div>
    </div>
  );
}
