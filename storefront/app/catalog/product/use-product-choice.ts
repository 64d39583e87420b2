import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { choiceParams, type OwnProduct, type ProductChoice, readChoice } from './product-choice.rules.ts';

interface Choosing extends ProductChoice {
  choose: (name: keyof typeof choiceParams, value: string) => void;
}

/**
 * The size and speed that the address holds. A choice replaces the address: going back leaves the page, whatever was tried on it.
 * The router takes its time for an address, so what was pressed is shown at once and the address follows.
 */
export function useProductChoice(product: Pick<OwnProduct, 'sizes' | 'offers'>): Choosing {
  const [address, setAddress] = useSearchParams();
  const [shown, show] = useState({ of: address, search: address });
  if (shown.of.toString() !== address.toString()) show({ of: address, search: address });
  const choose = (name: keyof typeof choiceParams, value: string) => {
    const search = new URLSearchParams(shown.search);
    // Another size has other speeds.
    if (name === 'size') search.delete(choiceParams.speed);
    search.set(choiceParams[name], value);
    show({ of: address, search });
    setAddress(search, { replace: true, preventScrollReset: true });
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
