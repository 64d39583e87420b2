import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { Price } from '@meet/ui-kit/price';
import { font, space } from '@meet/ui-kit/theme';
import { type MouseEvent, type RefObject, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { OfferPriceFragment } from '../../../platform/graphql/generated/graphql.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.ts';
import { useInView } from '../../../platform/lazy/use-in-view.ts';
import { bottomBar, hiddenBottomBar } from '../../../platform/theme/bottom-bar-style.ts';
import { isOneSize } from '../../size-label.ts';
import { choiceFormId, type Offer, type ProductDetails } from '../choice/product-choice.rules.ts';
import type { BuyActions } from './use-buy-actions.ts';

const SizeDrawer = lazyPart(async () => (await import('../../card/QuickAddDrawer.tsx')).QuickAddDrawer);

const root = css({
  marginTop: space(10),
  '& p': { flexDirection: 'column', alignItems: 'start', lineHeight: '20px' },
  '& b': { font: font(600, 18), lineHeight: '20px' },
  '& s': { font: font(400, 12) },
});

interface ProductBuyBarProps {
  product: ProductDetails;
  price: OfferPriceFragment;
  offer: Offer | null;
  buyActions: BuyActions;
  /** Container of the main buy button. While it is in view, the bar is hidden. */
  actionsRef: RefObject<HTMLDivElement | null>;
}

/** State of the size drawer. The drawer mounts on first open and then stays mounted, so that it can animate out. */
function useSizeDrawer({ name, sizes, offers }: ProductDetails, { buySize }: BuyActions) {
  const [open, setOpen] = useState<boolean>();
  const onAdd = (size: string) => {
    buySize(size);
    setOpen(false);
  };
  const drawerProps = {
    name,
    open: open === true,
    onOpenChange: setOpen,
    offers: { sizes, offers },
    hasFailed: false,
    onRetry: () => {},
    onAdd,
  };
  const openDrawer = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return { openDrawer, drawerProps: open === undefined ? null : drawerProps };
}

/** Bottom bar of phones with the price and a button. It is rendered on the server and hides while the main button is in view. */
export function ProductBuyBar({ product, price, offer, buyActions, actionsRef }: ProductBuyBarProps) {
  const areActionsInView = useInView(actionsRef);
  const { search } = useLocation();
  const { openDrawer, drawerProps } = useSizeDrawer(product, buyActions);
  const label = buyActions.isInCart ? 'В\u00a0корзине' : 'В\u00a0корзину';
  return (
    <section css={[bottomBar, root, areActionsInView && hiddenBottomBar]} aria-label="Покупка">
      <div>
        <Price price={price.payable} oldPrice={price.before} from={price.from} />
      </div>
      {offer ? (
        <Button type="submit" form={choiceFormId} data-replay="">
          {isOneSize(offer.size.name) ? label : `${label}, ${offer.size.name}`}
        </Button>
      ) : (
        // Before hydration the link leads to the sizes on the page.
        <LinkButton href={`${search}#${choiceFormId}`} aria-haspopup="dialog" onClick={openDrawer}>
          Выбрать размер
        </LinkButton>
      )}
      {drawerProps && (
        <Suspense fallback={null}>
          <SizeDrawer {...drawerProps} />
        </Suspense>
      )}
    </section>
  );
}
