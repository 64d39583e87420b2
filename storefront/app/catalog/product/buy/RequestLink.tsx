import { LinkButton } from '@meet/ui-kit/button';
import { isPlainPress, Link } from '@meet/ui-kit/link';
import type { MouseEvent, ReactNode } from 'react';
import { OverlayStore } from '../../../platform/overlay.store.ts';
import { useStore } from '../../../platform/store/root-store.tsx';

interface RequestLinkProps {
  slug: string;
  /** Name of the form: the last segment of the path to the page of the form. */
  form: 'price-match' | 'notice';
  /** Whether the link looks like the main button of the page. */
  isButton?: boolean;
  children: ReactNode;
}

/** Opens a form about the product. Without JavaScript, and with a modifier key, it is a link to the page of that form. */
export function RequestLink({ slug, form, isButton = false, children }: RequestLinkProps) {
  const { show } = useStore(OverlayStore);
  const openForm = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    show(form);
  };
  const linkProps = { href: `/product/${slug}/${form}`, rel: 'nofollow', 'aria-haspopup': 'dialog', onClick: openForm } as const;
  if (isButton) {
    return (
      <LinkButton size="large" {...linkProps}>
        {children}
      </LinkButton>
    );
  }
  return (
    <Link variant="underlined" standalone {...linkProps}>
      {children}
    </Link>
  );
}
