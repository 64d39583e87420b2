import { Button } from '@meet/ui-kit/button';
import { Dialog } from '@meet/ui-kit/dialog';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { RequestedProductDocument } from '../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../platform/graphql/use-api-query.ts';
import { type Overlay, type OverlayProps, OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import type { RequestResult } from '../request-form.rules.ts';
import type { ProductFormProps } from './product-forms.ts';

const productPath = /^\/product\/([^/]+)/;

interface ProductFormDialogProps extends OverlayProps {
  title: string;
  /** Name by which `OverlayStore` opens this dialog. */
  overlay: Overlay;
  Form: ComponentType<ProductFormProps>;
}

const LoadFailure = ({ onRetry }: { onRetry: () => void }) => (
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

/** Input of a guest who has left the form to sign in. */
interface InputBeforeSignIn {
  slug: string | undefined;
  result: RequestResult;
}

/** A form about the product of the page, in a dialog. The product is loaded again, because its sizes may have changed. */
export function ProductFormDialog({ title, overlay, Form, open, onOpenChange }: ProductFormDialogProps) {
  const overlays = useStore(OverlayStore);
  const [inputBeforeSignIn, setInputBeforeSignIn] = useState<InputBeforeSignIn>();
  const slug = productPath.exec(useLocation().pathname)?.[1];
  const { response, variables, failed, reload } = useApiQuery(RequestedProductDocument, open && slug ? { slug } : null);
  // Until the response for this product has arrived, `response` may be that for another product.
  const { product, user } = (variables?.slug === slug && response) || {};
  return (
    <Dialog title={title} open={open} onOpenChange={onOpenChange}>
      {product ? (
        <Form
          key={product.id}
          product={product}
          user={user ?? null}
          pageTime={0}
          headingLevel={3}
          result={inputBeforeSignIn && inputBeforeSignIn.slug === slug ? inputBeforeSignIn.result : undefined}
          onSignIn={(values) => {
            setInputBeforeSignIn({ slug, result: { values, errors: {}, failureMessage: undefined, acceptedTexts: undefined } });
            return () => overlays.show(overlay);
          }}
        />
      ) : failed ? (
        <LoadFailure onRetry={reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  );
}
