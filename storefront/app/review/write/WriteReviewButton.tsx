import { LinkButton } from '@meet/ui-kit/button';
import { isPlainPress } from '@meet/ui-kit/link';
import { type MouseEvent, useState } from 'react';
import { href } from 'react-router';
import { SignInStore } from '../../auth/session/sign-in.store.ts';
import { onDemand } from '../../platform/lazy/on-demand.ts';
import { useOnDemand } from '../../platform/lazy/use-on-demand.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import type { ReviewedProduct } from './ReviewForm.tsx';

const loadReviewDialog = onDemand(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

interface WriteReviewButtonProps {
  product: ReviewedProduct;
  /** Whether the shopper has already written a review of the product. */
  isWritten: boolean;
}

/** Opens the form of a review in a dialog; a guest signs in first. Without JavaScript it leads to a page with the form. */
export function WriteReviewButton({ product, isWritten }: WriteReviewButtonProps) {
  const signIn = useStore(SignInStore);
  const [ReviewDialog, loadDialog] = useOnDemand(loadReviewDialog);
  const [isOpen, setOpen] = useState(false);
  const address = href('/product/:slug/review', { slug: product.slug });
  const handleClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    signIn.runSignedIn(() => {
      setOpen(true);
      loadDialog();
    });
  };
  return (
    <>
      <LinkButton variant="line" href={address} aria-haspopup="dialog" onClick={handleClick}>
        {isWritten ? 'Изменить свой отзыв' : 'Написать отзыв'}
      </LinkButton>
      {ReviewDialog && <ReviewDialog product={product} action={address} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
