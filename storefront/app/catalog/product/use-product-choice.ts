import { useEffect, useRef, useState } from 'react';
import { href, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useRouterPlace } from '../../platform/use-router-place.ts';
import { choiceParams, type OwnProduct, type ProductChoice, readChoice, withChoice } from './product-choice.rules.ts';

interface Choosing extends ProductChoice {
  choose: (name: keyof typeof choiceParams, value: string) => void;
}

type Chosen = Pick<OwnProduct, 'sizes' | 'offers' | 'children'>;

/** Leads to a choice: on this page, or on that of another colour where one is on its way, which a size pressed meanwhile must not call off. */
function useChoiceAddress({ children }: Chosen) {
  const navigate = useNavigate();
  const here = useLocation();
  const place = useRouterPlace();
  return (choice: URLSearchParams) => {
    const { entry, destination } = place();
    const { pathname } = destination;
    const isColour = children.some(({ slug }) => href('/product/:slug', { slug }) === pathname);
    if (pathname !== here.pathname && !isColour) return;
    const search = String(withChoice(new URLSearchParams(destination.search), choice));
    const replace = pathname === entry.pathname;
    void navigate({ pathname, search }, { replace, preventScrollReset: pathname === here.pathname });
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
  const choose = (name: keyof typeof choiceParams, value: string) => {
    const search = new URLSearchParams(shown.search);
    // Another size has other speeds.
    if (name === 'size') search.delete(choiceParams.speed);
    search.set(choiceParams[name], value);
    show({ of: address, search });
    lead(search);
  };
  return { ...readChoice(product, shown.search), choose };
}

/** Takes over the size that was pressed before the script had come: it is in the page only. */
export function useEarlyChoice(size: string, choose: (size: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was pressed before the first rendering is early
  useEffect(() => {
    const pressed = form.current?.querySelector<HTMLInputElement>(`input[name=${choiceParams.size}]:checked`)?.value;
    if (pressed && pressed !== size) choose(pressed);
  }, []);
  return form;
}
