import { useRef, useState } from 'react';
import { href, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useDestination } from '../../platform/use-destination.ts';
import { choiceParams, type ProductChoice, type ProductFacts, readChoice, withChoice } from './product-choice.rules.ts';

interface Choosing extends ProductChoice {
  choose: (name: keyof typeof choiceParams, value: string) => void;
}

type Chosen = Pick<ProductFacts, 'sizes' | 'offers' | 'children'>;

/** Leads to a choice: on this page, or on that of another colour while one is loading, which a size pressed meanwhile must not cancel. */
function useChoiceAddress({ children }: Chosen) {
  const navigate = useNavigate();
  const here = useLocation();
  const destination = useDestination();
  return (choice: URLSearchParams) => {
    const { pathname } = destination;
    const isColour = children.some(({ slug }) => href('/product/:slug', { slug }) === pathname);
    if (pathname !== here.pathname && !isColour) return;
    const search = String(withChoice(new URLSearchParams(destination.search), choice));
    const isHere = pathname === here.pathname;
    void navigate({ pathname, search }, { replace: isHere, preventScrollReset: isHere });
  };
}

/**
 * The size and speed that the address holds. A choice replaces the address: going back leaves the page, whatever was tried on it.
 * The router takes its time for an address, so what was pressed is shown at once and the address follows.
 */
export function useProductChoice(product: Chosen): Choosing {
  const [address] = useSearchParams();
  const lead = useChoiceAddress(product);
  const [shown, show] = useState({ of: address, search: address });
  if (shown.of.toString() !== address.toString()) show({ of: address, search: address });
  // Size and speed may both be told before the next render.
  const latest = useRef(shown.search);
  latest.current = shown.search;
  const choose = (name: keyof typeof choiceParams, value: string) => {
    const search = new URLSearchParams(latest.current);
    // Another size has other speeds.
    if (name === 'size') search.delete(choiceParams.speed);
    search.set(choiceParams[name], value);
    latest.current = search;
    show({ of: address, search });
    lead(search);
  };
  return { ...readChoice(product, shown.search), choose };
}
