import { useRef, useState } from 'react';
import { href, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTargetLocation } from '../../../platform/use-target-location.ts';
import { choiceParams, type ProductChoice, type ProductDetails, readChoice, replaceChoice } from './product-choice.rules.ts';

interface ProductChoiceControls extends ProductChoice {
  choose: (name: keyof typeof choiceParams, value: string) => void;
}

type ChoosableProduct = Pick<ProductDetails, 'sizes' | 'offers' | 'children'>;

/**
 * Returns a function that navigates to a choice. If the page of another colour is loading, the choice is added to the URL of that page.
 * Otherwise the choice would cancel that navigation.
 */
function useChoiceNavigation({ children }: ChoosableProduct) {
  const navigate = useNavigate();
  const currentLocation = useLocation();
  const destination = useTargetLocation();
  return (choice: URLSearchParams) => {
    const { pathname } = destination;
    const isOtherColour = children.some(({ slug }) => href('/product/:slug', { slug }) === pathname);
    if (pathname !== currentLocation.pathname && !isOtherColour) return;
    const search = String(replaceChoice(new URLSearchParams(destination.search), choice));
    // The router may have opened the other colour's page before React displays it. The current history entry is then that of the new page,
    // and is replaced.
    const isCurrentPage = pathname === window.location.pathname;
    void navigate({ pathname, search }, { replace: isCurrentPage, preventScrollReset: isCurrentPage });
  };
}

/**
 * Returns the size and speed in the URL. A choice replaces the history entry, so that going back leaves the page. The choice is shown
 * at once and the URL follows, because the router updates it with a delay.
 */
export function useProductChoice(product: ChoosableProduct): ProductChoiceControls {
  const [urlSearch] = useSearchParams();
  const navigateToChoice = useChoiceNavigation(product);
  const [displayedChoice, setDisplayedChoice] = useState({ sourceSearch: urlSearch, search: urlSearch });
  if (displayedChoice.sourceSearch.toString() !== urlSearch.toString()) setDisplayedChoice({ sourceSearch: urlSearch, search: urlSearch });
  // Both size and speed may be chosen before the next render.
  const latestSearch = useRef(displayedChoice.search);
  latestSearch.current = displayedChoice.search;
  const choose = (name: keyof typeof choiceParams, value: string) => {
    const search = new URLSearchParams(latestSearch.current);
    // The new size may not be offered at the chosen speed.
    if (name === 'size') search.delete(choiceParams.speed);
    search.set(choiceParams[name], value);
    latestSearch.current = search;
    setDisplayedChoice({ sourceSearch: urlSearch, search });
    navigateToChoice(search);
  };
  return { ...readChoice(product, displayedChoice.search), choose };
}
