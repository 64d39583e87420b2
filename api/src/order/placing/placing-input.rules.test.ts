import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { wrongFieldsError } from '../../platform/input/input-form.js';
import type { CreateOrderInput, OrderDeliveryInput, OrderRecipientInput } from './placing.input.js';
import { toRequestedOrder } from './placing-input.rules.js';

const recipient: OrderRecipientInput = { name: 'Анна', surname: 'Ким', phone: '8 (916) 123-45-67', email: 'Anna@Example.com' };
const delivery: OrderDeliveryInput = { cityId: 'moskva', street: 'Тверская', house: '7' };

const buildInput = (changes: Partial<CreateOrderInput> = {}): CreateOrderInput => ({
  idempotencyKey: randomUUID(),
  productItemIds: [randomUUID()],
  expectedTotal: 100_00,
  recipient,
  delivery,
  ...changes,
});

const listInvalid = (changes: Partial<CreateOrderInput>) => toRequestedOrder(buildInput(changes)).wrongFields.map(({ field }) => field);

describe('the input of an order', () => {
  it('is normalised: letter case of ids, spaces, empty fields and the phone number', () => {
    const id = randomUUID();
    const { requestedOrder, wrongFields } = toRequestedOrder(
      buildInput({
        productItemIds: [id.toUpperCase()],
        promocode: '  ',
        recipient: { ...recipient, name: ' Анна  Мария\u00a0', lastname: null },
        delivery: { ...delivery, building: ' 2 ', index: ' 125009 ' },
        comment: ' Позвоните.\r\nДомофон\t7 👨‍👩‍👧\u00a0',
      }),
    );
    expect(wrongFields).toEqual([]);
    expect(requestedOrder).toEqual({
      productItemIds: [id],
      promocode: null,
      bonuses: 0,
      expectedTotal: 100_00n,
      recipient: { name: 'Анна Мария', surname: 'Ким', lastname: '', phone: '+79161234567', email: 'anna@example.com' },
      delivery: { cityId: 'moskva', street: 'Тверская', house: '7', building: '2', apartment: '', index: '125009' },
      comment: 'Позвоните.\nДомофон 7 👨‍👩‍👧',
      consent: false,
      consentVersion: null,
    });
  });

  it('is refused with a list of all invalid fields', () => {
    const { wrongFields } = toRequestedOrder({
      idempotencyKey: 'mine',
      productItemIds: [],
      bonuses: -1,
      expectedTotal: 0,
      recipient: { name: ' ', surname: 'я'.repeat(61), lastname: 'Ким\nКим', phone: '12', email: 'anna' },
      delivery: { cityId: '', street: '', house: '\t', building: '1'.repeat(21), apartment: '\u200b', index: '12500' },
      comment: 'я'.repeat(501),
    });
    const form = ['name', 'surname', 'lastname', 'phone', 'email', 'street', 'house', 'building', 'apartment', 'index'];
    expect(wrongFields.map(({ field }) => field)).toEqual(['idempotencyKey', 'bonuses', 'productItemIds', ...form, 'comment']);
    expect(wrongFieldsError(wrongFields)).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { field: 'idempotencyKey', fields: wrongFields },
    });
  });

  it('has exactly one destination: a pickup point, a saved address or a typed one', () => {
    const resolveDelivery = (initial: OrderDeliveryInput) => {
      const { requestedOrder, wrongFields } = toRequestedOrder(buildInput({ delivery: initial }));
      return [requestedOrder.delivery, wrongFields.map(({ field }) => field)];
    };
    const nothing = { building: null, apartment: null, index: null };
    expect(resolveDelivery({ ...nothing, pickupPointCode: 'a', addressId: null })).toEqual([{ pickupPointCode: 'a' }, []]);
    expect(resolveDelivery({ addressId: 'b' })).toEqual([{ addressId: 'b' }, []]);
    expect(resolveDelivery({ addressId: 'b', pickupPointCode: 'a' })[1]).toEqual(['pickupPointCode']);
    expect(resolveDelivery({ ...delivery, pickupPointCode: 'a' })[1]).toEqual(['pickupPointCode']);
    expect(resolveDelivery({ cityId: 'moskva', addressId: 'b' })[1]).toEqual(['addressId']);
    expect(resolveDelivery({})[1]).toEqual(['street', 'house']);
  });

  it('is refused with the message of the field if only one field is invalid', () => {
    const { wrongFields } = toRequestedOrder(buildInput({ delivery: { ...delivery, index: 'abc' } }));
    expect(wrongFieldsError(wrongFields)).toMatchObject({ message: 'Индекс: шесть цифр.', details: { field: 'index' } });
  });

  it.each(['Анна-Мария', "Д'Артаньян", 'Ə́лиyə О’Нил', 'А. С. Оглы мл.'])('is accepted with the name «%s»', (name) => {
    expect(listInvalid({ recipient: { ...recipient, name, surname: name, lastname: name } })).toEqual([]);
  });

  it.each([
    'evil.example',
    'https://evil.example',
    'Позвоните 89161234567',
    'Анна!',
    '@anna',
  ])('is refused with the name «%s», which is no plausible name', (name) => {
    expect(listInvalid({ recipient: { ...recipient, name } })).toEqual(['name']);
    expect(listInvalid({ recipient: { ...recipient, surname: name, lastname: name } })).toHaveLength(2);
  });

  it('contains each unit only once, and at most twenty units', () => {
    const id = randomUUID();
    const createIds = (count: number) => Array.from({ length: count }, () => randomUUID());
    expect(listInvalid({ productItemIds: [id, id.toUpperCase()] })).toEqual(['productItemIds']);
    expect(listInvalid({ productItemIds: createIds(20) })).toEqual([]);
    expect(listInvalid({ productItemIds: createIds(21) })).toEqual(['productItemIds']);
  });

  it.each(['+7 495 123-45-67', '+49 30 901820'])('is accepted with the phone number %s of a landline', (phone) => {
    expect(listInvalid({ recipient: { ...recipient, phone } })).toEqual([]);
  });

  it.each(['+7 809 123-45-67', '+7 916 123-45-6'])('is refused with the phone number %s, which cannot be called', (phone) => {
    expect(listInvalid({ recipient: { ...recipient, phone } })).toEqual(['phone']);
  });
});
