import { bonusForms, type PluralForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { Problem, ProblemMessage } from '../placing/checkout-outcome.ts';
import { browserProblemTexts, nothingPlacedText } from './browser-problems.rules.ts';

const orderForms: PluralForms = { one: 'ваш заказ', few: 'ваших заказа', many: 'ваших заказов' };
const fieldForms: PluralForms = { one: 'поле', few: 'поля', many: 'полей' };

function toPriceProblem({ changes }: Extract<Problem, { kind: 'price' }>): ProblemMessage {
  if (changes.isOnlyDeliveryAdded) return { title: 'Посчитали доставку', text: `Проверьте сумму. ${nothingPlacedText}` };
  const { was, now } = changes.total;
  const title = `Заказ стал ${now > was ? 'дороже' : 'дешевле'} на\u00a0${formatMoney(Math.abs(now - was))}`;
  return { title: now === was ? 'Цена изменилась' : title, text: nothingPlacedText };
}

function describeCallLimit({ message, orders }: Extract<Problem, { kind: 'callLimit' }>): ProblemMessage {
  if (orders === null) return { title: 'С\u00a0перезвоном пока не\u00a0оформить', text: message };
  const title = orders === 2 ? 'Два ваших заказа уже ждут звонка' : `Уже ждут звонка: ${plural(orders, orderForms)}`;
  return { title, text: 'Этот заказ можно оплатить онлайн: способ оплаты мы\u00a0уже переключили.' };
}

/** Returns the title and the text that explain to the shopper why no order was placed. */
export function describeProblem(problem: Problem, wrongFields: number): ProblemMessage {
  switch (problem.kind) {
    case 'fields':
      return { title: `Проверьте ${wrongFields === 1 ? 'одно поле' : plural(wrongFields, fieldForms)}`, text: '' };
    case 'price':
      return toPriceProblem(problem);
    case 'replaced':
      return { title: 'Заменили', text: 'Замена теперь в\u00a0заказе. Проверьте сумму.' };
    case 'requoted':
      return { title: 'Посчитали заново', text: `Проверьте сумму. ${nothingPlacedText}` };
    case 'promo':
      return {
        title: 'Промокод не\u00a0действует',
        text: `${problem.message}. Сумма теперь без\u00a0него. ${nothingPlacedText}`.replace('..', '.'),
      };
    case 'bonuses':
      return {
        title: 'Бонусов спишем меньше',
        text: `Для\u00a0этого заказа можно списать не\u00a0больше ${plural(problem.max, bonusForms)}. Проверьте сумму. ${nothingPlacedText}`,
      };
    case 'delivery':
      return {
        title: 'Служба доставки не\u00a0отвечает',
        text: 'Спросите ещё раз или\u00a0оформите заказ с\u00a0перезвоном: менеджер назовёт дату, а\u00a0доставку оплатим мы. Онлайн пока не\u00a0оплатить.',
      };
    case 'limit':
      return { title: 'Пока больше не\u00a0оформить', text: problem.message };
    case 'callLimit':
      return describeCallLimit(problem);
    case 'placed':
      return {
        title: 'Этот заказ уже оформлен',
        text: 'Он\u00a0оформлен с\u00a0прежними данными. Второго заказа мы\u00a0не\u00a0создали.',
      };
    case 'sold':
    case 'unknown':
    case 'swapUnknown':
    case 'sumUnknown':
      return browserProblemTexts[problem.kind];
    case 'cityError':
      return {
        title: 'Не\u00a0получилось проверить город',
        text: `${nothingPlacedText} Всё, что вы\u00a0ввели, сохранено. Попробуйте ещё раз.`,
      };
    case 'refused':
      return { title: 'Не\u00a0получилось оформить', text: problem.message };
  }
}
