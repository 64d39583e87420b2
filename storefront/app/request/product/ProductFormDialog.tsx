import { Button } from '@meet/ui-kit/button';
import { Dialog } from '@meet/ui-kit/dialog';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { RequestedProductDocument } from '../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../platform/graphql/use-response.ts';
import { type Overlay, type OverlayProps, OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import type { RequestResult } from '../request-form.rules.ts';
import type { ProductFormProps } from './product-forms.ts';

const productPath = /^\/product\/([^/]+)/;

interface ProductFormDialogProps extends OverlayProps {
  title: string;
  /** Name of this dialog. */
  overlay: Overlay;
  Form: ComponentType<ProductFormProps>;
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    title="Форма не загрузилась"
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

/** Input before the shopper went to sign in. */
interface Typed {
  slug: string | undefined;
  result: RequestResult;
}

/** A form about the product of the page, in a dialog. The product is loaded again, because its sizes may have changed. */
export function ProductFormDialog({ title, overlay, Form, open, onOpenChange }: ProductFormDialogProps) {
  const overlays = useStore(OverlayStore);
  const [typed, setTyped] = useState<Typed>();
  const slug = productPath.exec(useLocation().pathname)?.[1];
  const { response, variables, failed, reload } = useResponse(RequestedProductDocument, open && slug ? { slug } : null);
  // The response for another product remains until this one has loaded.
  const { product, user } = (variables?.slug === slug && response) || {};
  return (
    <Dialog title={title} open={open} onOpenChange={onOpenChange}>
      {product ? (
        <Form
          key={product.id}
          product={product}
          user={user ?? null}
          at={0}
          headingLevel={3}
          result={typed && typed.slug === slug ? typed.result : undefined}
          onSignIn={(values) => {
            setTyped({ slug, result: { values, errors: {}, failed: undefined, accepted: undefined } });
            return () => overlays.show(overlay);
          }}
        />
      ) : failed ? (
        <NotLoaded onRetry={reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  );
}
