import { css } from '@emotion/react';
import { isPlainPress, Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { linkSummary } from './action-style.ts';

/** A `details` element with a question that must be answered before anything is changed. It works without JavaScript. */
export const confirmation = css({
  font: font(400, 14),
  '& > summary': {
    // Keeps the focus ring from overlapping the lines above and below.
    paddingInline: space(1),
    marginInline: `calc(-1 * ${space(1)})`,
    '&:focus-visible': { outlineOffset: -2 },
    ...linkSummary,
  },
  '& > form': { display: 'grid', justifyItems: 'start', gap: space(3), paddingBlock: space(2) },
});

/** Muted, because cancelling is not the main action of the page. */
export const mutedConfirmation = css({ '& > summary': { color: color('muted') } });

/**
 * Closes the confirmation that contains the link. Without JavaScript the link loads the page again, and all confirmations are closed then.
 */
function closeConfirmation(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  const details = event.currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Opens the confirmation that a link leads to. Without JavaScript the browser only scrolls to the closed confirmation. */
export function openConfirmation(event: MouseEvent<HTMLAnchorElement>) {
  const details = document.getElementById(event.currentTarget.hash.slice(1));
  if (!isPlainPress(event) || !(details instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  details.open = true;
  details.scrollIntoView({ block: 'center' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}

/** A link that closes the confirmation that contains it. */
export function CloseLink({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link href={pathname} variant="underlined" standalone onClick={closeConfirmation}>
      {children}
    </Link>
  );
}
