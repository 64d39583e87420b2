import { invalidEmailMessage, parseEmail } from '../account/recipient/email.rules.js';
import { invalidPhoneMessage, isStandardRate, parsePhone } from '../account/recipient/phone.rules.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { isId, requireFewValues } from '../platform/input/ids.rules.js';
import { InputForm, wrongFieldsError } from '../platform/input/input-form.js';
import { cleanTypedText } from '../platform/input/typed-text.rules.js';
import { parseInn } from './inn.rules.js';
import type { CreateCooperativeRequestInput, CreateMadeToOrderRequestInput, CreateMeetPriceRequestInput } from './request.input.js';
import type { RequestKind } from './request.model.js';

const invalidInnMessage = 'Проверьте ИНН: в\u00a0нём 10 или 12\u00a0цифр, и\u00a0последние сходятся с\u00a0остальными.';

/** Maximum lengths of the texts of a request, in characters. */
export const maxTextLength = 900;
export const maxNameLength = 150;
export const maxCompanyTypeLength = 50;
export const maxSizeLength = 50;
export const maxLinkLength = 500;
/** Maximum number of photos of a price match. */
export const maxPhotos = 5;
/** 10 million roubles, in kopecks. */
const maxPrice = 1_000_000_000;

/** A validated request. It omits the fields that its kind does not have. */
export interface SubmittedRequest {
  kind: RequestKind;
  phone: string;
  /** Null if no e-mail address was sent. */
  email: string | null;
  texts: { text: string; fullName?: string; companyName?: string; companyType?: string; inn?: string; link?: string; size?: string };
  priceUpTo?: number | null;
  productId?: string;
  uploadIds: string[];
}

/** Throws BAD_USER_INPUT with all invalid fields. */
export function toCooperationRequest(dto: CreateCooperativeRequestInput): SubmittedRequest {
  const form = new InputForm();
  const readRequiredLine = (field: 'companyName' | 'companyType' | 'fullName', label: string, max: number) =>
    form.readLine(field, dto[field], { label, max, isRequired: true });
  const texts = {
    companyName: readRequiredLine('companyName', 'Компания', maxNameLength),
    companyType: readRequiredLine('companyType', 'Форма', maxCompanyTypeLength),
    fullName: readRequiredLine('fullName', 'Имя', maxNameLength),
    inn: form.readValue('inn', parseInn(cleanTypedText(dto.inn)), invalidInnMessage),
    text: form.readText('description', dto.description, { label: 'Предложение', max: maxTextLength }),
  };
  const contacts = readContacts(form, dto);
  if (contacts.email === null) form.refuse('email', invalidEmailMessage);
  return finishForm(form, { kind: 'COOPERATION', ...contacts, texts, uploadIds: [] });
}

export function toPriceMatchRequest(dto: CreateMeetPriceRequestInput, isSignedIn: boolean): SubmittedRequest {
  const form = new InputForm();
  const uploadIds = requireFewValues(dto.uploadIds);
  if (uploadIds.length > 0 && !isSignedIn) {
    throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Чтобы приложить фото, войдите. Без входа дайте ссылку.');
  }
  const link = readLink(form, dto.link);
  if (!isId(dto.productId)) form.refuse('productId', 'Такого товара нет.');
  if (uploadIds.length > maxPhotos) form.refuse('uploadIds', `Фото может быть не\u00a0больше ${maxPhotos}.`);
  if (uploadIds.length === 0 && !dto.link?.trim()) {
    form.refuse('link', isSignedIn ? 'Дайте ссылку или приложите фото цены.' : 'Дайте ссылку на\u00a0страницу, где дешевле.');
  }
  const texts = { link, text: form.readText('text', dto.text, { label: 'Комментарий', max: maxTextLength }) };
  return finishForm(form, { kind: 'PRICE_MATCH', ...readContacts(form, dto), texts, productId: dto.productId.toLowerCase(), uploadIds });
}

export function toMadeToOrderRequest(dto: CreateMadeToOrderRequestInput): SubmittedRequest {
  const form = new InputForm();
  const { priceUpTo = null } = dto;
  const text = form.readText('text', dto.text, { label: 'Описание', max: maxTextLength });
  if (text === '') form.refuse('text', 'Напишите, что найти.');
  const size = form.readLine('size', dto.size, { label: 'Размер', max: maxSizeLength });
  if (priceUpTo !== null && (priceUpTo < 100 || priceUpTo > maxPrice)) {
    form.refuse('priceUpTo', 'Цена: от\u00a01\u00a0рубля до\u00a010\u00a0миллионов.');
  }
  return finishForm(form, { kind: 'MADE_TO_ORDER', ...readContacts(form, dto), texts: { text, size }, priceUpTo, uploadIds: [] });
}

function finishForm(form: InputForm, request: SubmittedRequest): SubmittedRequest {
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return request;
}

function readContacts(
  form: InputForm,
  { phone, email }: { phone: string; email?: string | null },
): Pick<SubmittedRequest, 'phone' | 'email'> {
  const parsedPhone = parsePhone(phone);
  const standardRateNumber = parsedPhone && isStandardRate(parsedPhone) ? parsedPhone.number : undefined;
  const isFilled = Boolean(email?.trim());
  return {
    email: isFilled ? form.readValue('email', parseEmail(email ?? ''), invalidEmailMessage) : null,
    phone: form.readValue('phone', standardRateNumber, invalidPhoneMessage),
  };
}

/** The scheme is optional. Only web schemes are accepted, because the staff opens the link. */
function readLink(form: InputForm, typedLink: string | null | undefined): string {
  const cleanLink = cleanTypedText(typedLink ?? '', 'NFC');
  if (cleanLink === '') return '';
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(cleanLink) ? cleanLink : `https://${cleanLink}`);
  const isWebPage =
    url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '' && url.password === '';
  const link = isWebPage && url.href.length <= maxLinkLength && !/\s/.test(cleanLink) ? url.href : undefined;
  return form.readValue('link', link, `Проверьте ссылку: адрес страницы вида https://…, не\u00a0длиннее ${maxLinkLength}\u00a0знаков.`);
}
