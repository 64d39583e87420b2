import { readAddress } from '../../account/address/address.rules.js';
import { maxNameLength } from '../../account/profile.rules.js';
import { invalidEmailMessage, parseEmail } from '../../account/recipient/email.rules.js';
import { invalidPhoneMessage, isStandardRate, parsePhone } from '../../account/recipient/phone.rules.js';
import { type RequestedDestination, severalDestinationsMessage } from '../../cart/requested-destination.rules.js';
import { isId } from '../../platform/input/ids.rules.js';
import { InputForm, type TextRule, type WrongField } from '../../platform/input/input-form.js';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';
import { maxUnits } from './order-limits.rules.js';
import type { CreateOrderInput, OrderDeliveryInput, OrderRecipientInput } from './placing.input.js';

// A dot inside a word is not permitted, because mail programs turn such a word into a link.
const PERSON_NAME = /^[\p{L}\p{M} '’ʼ\-‐‑]*(?:\.(?= |$)[\p{L}\p{M} '’ʼ\-‐‑]*)*$/u;

/** Whether a text can be the name of a person: letters, spaces, hyphens, apostrophes, and dots that end a word. */
const isPersonName = (text: string): boolean => PERSON_NAME.test(text);

export const maxCommentLength = 500;

/** A delivery address that the shopper has typed. */
export interface TypedAddress {
  cityId: string;
  street: string;
  house: string;
  building: string;
  apartment: string;
  index: string;
}

export type RequestedDelivery = TypedAddress | Exclude<RequestedDestination, { cityId: string }>;

/** A request for an order, with normalised texts. Only the input is validated so far, not the state of the shop. */
export interface RequestedOrder {
  productItemIds: string[];
  promocode: string | null;
  bonuses: number;
  expectedTotal: bigint;
  recipient: { name: string; surname: string; lastname: string; phone: string; email: string };
  delivery: RequestedDelivery;
  comment: string;
  /** Whether the shopper has consented to the processing of personal data with this order. */
  consent: boolean;
  /** Version of the text that the shopper has read; null if the client does not state the version. */
  consentVersion: string | null;
}

interface NameField {
  field: string;
  text: string | null | undefined;
}

/** Normalises the input, and returns its invalid fields. */
export function toRequestedOrder(input: CreateOrderInput): { requestedOrder: RequestedOrder; wrongFields: WrongField[] } {
  const form = new InputForm();
  const { promocode, bonuses, expectedTotal, comment } = input;
  if (!isId(input.idempotencyKey)) form.refuse('idempotencyKey', 'Ключ заказа должен быть в\u00a0виде UUID.');
  if (bonuses && bonuses < 0) form.refuse('bonuses', 'Бонусов не\u00a0может быть меньше нуля.');
  const requestedOrder = {
    productItemIds: parseUnitIds(form, input.productItemIds),
    promocode: cleanTypedText(promocode ?? '') || null,
    bonuses: bonuses ?? 0,
    expectedTotal: BigInt(expectedTotal),
    recipient: readRecipient(form, input.recipient),
    delivery: readDelivery(form, input.delivery),
    comment: form.readText('comment', comment, { label: 'Комментарий', max: maxCommentLength }),
    consent: input.consent ?? false,
    consentVersion: input.consentVersion ?? null,
  };
  return { requestedOrder, wrongFields: form.wrongFields };
}

function parseUnitIds(form: InputForm, ids: readonly string[]): string[] {
  const unitIds = ids.map((id) => id.toLowerCase());
  if (ids.length === 0) form.refuse('productItemIds', 'Выберите, что заказать.');
  if (ids.length > maxUnits) form.refuse('productItemIds', `В\u00a0одном заказе может быть не\u00a0больше ${maxUnits}\u00a0товаров.`);
  else if (new Set(unitIds).size < ids.length) form.refuse('productItemIds', 'Один и\u00a0тот\u00a0же товар назван дважды.');
  return unitIds;
}

/** Reads the name of a person, or a part of it. */
function readName(form: InputForm, { field, text }: NameField, rule: Pick<TextRule, 'label' | 'isRequired'>): string {
  const refusalsBefore = form.wrongFields.length;
  const name = form.readLine(field, text, { ...rule, max: maxNameLength });
  const isRefused = form.wrongFields.length > refusalsBefore;
  if (!isRefused && !isPersonName(name))
    form.refuse(field, `${rule.label}: только буквы, пробел, дефис, апостроф и\u00a0точка в\u00a0конце слова.`);
  return name;
}

function readRecipient(form: InputForm, { name, surname, lastname, phone, email }: OrderRecipientInput): RequestedOrder['recipient'] {
  const foundPhone = parsePhone(phone);
  const phoneNumber = foundPhone && isStandardRate(foundPhone) ? foundPhone.number : undefined;
  return {
    name: readName(form, { field: 'name', text: name }, { label: 'Имя', isRequired: true }),
    surname: readName(form, { field: 'surname', text: surname }, { label: 'Фамилия', isRequired: true }),
    lastname: readName(form, { field: 'lastname', text: lastname }, { label: 'Отчество' }),
    phone: form.readValue('phone', phoneNumber, invalidPhoneMessage),
    email: form.readValue('email', parseEmail(email), invalidEmailMessage),
  };
}

/** Reads the destination of an order, and refuses invalid fields. */
export function readDelivery(form: InputForm, { pickupPointCode, addressId, ...typedAddress }: OrderDeliveryInput): RequestedDelivery {
  const hasTypedAddress = Object.values(typedAddress).some((text) => text != null);
  const destinationCount = [pickupPointCode != null, addressId != null, hasTypedAddress].filter(Boolean).length;
  if (destinationCount > 1) form.refuse(pickupPointCode == null ? 'addressId' : 'pickupPointCode', severalDestinationsMessage);
  if (pickupPointCode != null) return { pickupPointCode };
  if (addressId != null) return { addressId };
  const { cityId, street, house } = typedAddress;
  const requiredFields = { cityId: cityId ?? '', street: street ?? '', house: house ?? '' };
  const { postalCode: index, ...address } = readAddress(form, { ...typedAddress, ...requiredFields });
  return { ...address, index };
}
