import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

function closeFolds(menu: Element): HTMLElement | null {
  const fold = menu.querySelector<HTMLDetailsElement>('details[open]');
  if (fold) fold.open = false;
  return fold?.querySelector('summary') ?? null;
}

/** Closes the panels of a menu: after a press on a link, until the pointer leaves; on Escape; and when the focus leaves. CSS opens them. */
export function useMenuPanels() {
  const [isClosed, close] = useState(false);
  return {
    'data-closed': isClosed ? '' : undefined,
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      closeFolds(currentTarget);
      close(true);
    },
    onPointerLeave: () => close(false),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const opener = closeFolds(currentTarget);
      if (opener) opener.focus();
      else close(true);
    },
    onFocus: () => close(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) closeFolds(currentTarget);
    },
  };
}
