import { redirect } from 'react-router';
import { choiceFormId, replaceChoice } from '../choice/product-choice.rules.ts';

/** Why a form that was sent without JavaScript has added nothing to the cart: a message about the size, or one about the cart. */
export interface AddToCartRefusal {
  size?: string;
  cart?: string;
}

const refusals = {
  choose: { size: 'Выберите размер' },
  sold: { size: 'Этот размер уже купили. Выберите другой' },
  speed: { size: 'Срок доставки изменился. Проверьте его и\u00a0добавьте ещё\u00a0раз' },
  full: { cart: 'Корзина полна. Уберите из\u00a0неё что-нибудь, чтобы добавить ещё.' },
  failed: { cart: 'Не\u00a0получилось добавить. Попробуйте ещё\u00a0раз.' },
} satisfies Record<string, AddToCartRefusal>;

type RefusalName = keyof typeof refusals;

/** Query parameter with the name of a refusal. A reload then shows the message again, and does not submit the form again. */
const refusalParam = 'refused';

/** Redirects to the sizes of a product's page, which says why nothing was added. */
export function refuseToAdd(productPath: string, choice: URLSearchParams, name: RefusalName): Response {
  return redirect(`${productPath}?${replaceChoice(new URLSearchParams({ [refusalParam]: name }), choice)}#${choiceFormId}`, {
    status: 303,
  });
}

const isRefusalName = (name: string | null): name is RefusalName => name !== null && Object.hasOwn(refusals, name);

/** Returns the refusal that a query string names, or null for an unknown name. */
export function readAddToCartRefusal(search: URLSearchParams): AddToCartRefusal | null {
  const name = search.get(refusalParam);
  return isRefusalName(name) ? refusals[name] : null;
}
