import { cannedFilled } from '../checkout.canned.ts';
import { listOrderFacts } from './order-facts.rules.ts';

test('an order with a replacement names the recipient, the destination and the payment, as far as the form contains them', () => {
  const list = (values: Partial<typeof cannedFilled>) =>
    listOrderFacts({ ...cannedFilled, ...values }, { addresses: [], points: [] }).map(({ label, value }) => `${label}: ${value}`);
  expect(list({}).map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual([
    'Получатель: Анна Ветрова, +7 900 123-45-67\nanna@example.ru',
    'Получение: Курьером: Казань, ул. Щапова, д. 26, кв. 14',
    'Оплата: Онлайн',
  ]);
  expect(list({ email: '' })[0]).not.toContain('\n');
  expect(list({ name: '', surname: '', phone: '', email: '', way: '', payment: 'CALL' })).toEqual(['Оплата: После звонка']);
});
