import { bonusForms, type PluralForms, plural } from '@meet/ui-kit/plural';
import { checkoutTexts, nothingDone, type ProblemMessage } from './checkout-texts.rules.ts';
import type { PriceChanges } from './price-changes.rules.ts';

/** Why nothing was placed. It stands above the form, which keeps what was typed. */
export type Problem =
  /** Fields are empty or wrong. */
  | { kind: 'fields' }
  /** The sum is not the one that was shown. */
  | { kind: 'price'; changes: PriceChanges }
  /** Units were sold or reserved by another shopper. */
  | { kind: 'gone' }
  /** A replacement is in the order now. */
  | { kind: 'replaced' }
  /** The promo code or the bonuses were changed, and the sum with them. */
  | { kind: 'summed' }
  | { kind: 'promo'; message: string }
  | { kind: 'bonuses'; most: number }
  /** The delivery cannot be computed. */
  | { kind: 'delivery' }
  | { kind: 'limit'; message: string }
  /** The same form has placed an order before, with other content. */
  | { kind: 'placed'; orderId: string | null }
  /** It is unknown whether the order was placed. The same form never places a second one. */
  | { kind: 'lost' }
  /** It is unknown whether a replacement was taken. Nothing was placed. */
  | { kind: 'swapLost' }
  /** The promo code or the bonuses could not be changed, or it is unknown. Nothing was placed. */
  | { kind: 'sumSilent' }
  /** The city could not be looked up. Nothing was placed. */
  | { kind: 'citySilent' }
  | { kind: 'refused'; message: string };

const fieldForms: PluralForms = { one: 'поле', few: 'поля', many: 'полей' };

function ofPrice({ changes }: Extract<Problem, { kind: 'price' }>): ProblemMessage {
  if (changes.isOnlyDelivery) return { title: 'Посчитали доставку', text: `Проверьте сумму. ${nothingDone}` };
  return { title: 'Цена изменилась', text: `Пока вы\u00a0оформляли заказ, сумма изменилась. ${nothingDone}` };
}

/** Words for the reason why nothing was placed. */
export function describeProblem(problem: Problem, wrongFields: number): ProblemMessage {
  switch (problem.kind) {
    case 'fields':
      return { title: wrongFields === 1 ? 'Исправьте одно поле' : `Проверьте ${plural(wrongFields, fieldForms)}`, text: '' };
    case 'price':
      return ofPrice(problem);
    case 'replaced':
      return { title: 'Заменили', text: 'Такая\u00a0же вещь теперь в\u00a0заказе. Проверьте сумму.' };
    case 'summed':
      return { title: 'Посчитали заново', text: `Проверьте сумму. ${nothingDone}` };
    case 'promo':
      return {
        title: 'Промокод не\u00a0действует',
        text: `${problem.message}. Сумма теперь без\u00a0него. ${nothingDone}`.replace('..', '.'),
      };
    case 'bonuses':
      return {
        title: 'Бонусов спишем меньше',
        text: `Для\u00a0этого заказа можно списать не\u00a0больше ${plural(problem.most, bonusForms)}. Проверьте сумму. ${nothingDone}`,
      };
    case 'delivery':
      return {
        title: 'Служба доставки молчит',
        text: 'Не\u00a0можем посчитать цену доставки. Всё, что вы\u00a0ввели, сохранено. Можно оформить заказ с\u00a0перезвоном: тогда доставка за\u00a0наш счёт.',
      };
    case 'limit':
      return { title: 'Пока больше не\u00a0оформить', text: problem.message };
    case 'placed':
      return {
        title: 'Этот заказ уже оформлен',
        text: 'Он\u00a0оформлен с\u00a0прежними данными. Второго заказа мы\u00a0не\u00a0создали.',
      };
    case 'gone':
    case 'lost':
    case 'swapLost':
    case 'sumSilent':
      return checkoutTexts[problem.kind];
    case 'citySilent':
      return { title: 'Не\u00a0получилось проверить город', text: `${nothingDone} Всё, что вы\u00a0ввели, сохранено. Попробуйте ещё раз.` };
    case 'refused':
      return { title: 'Не\u00a0получилось оформить', text: problem.message };
  }
}
