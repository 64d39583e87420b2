import { listRefusedFields } from '../platform/form/field-errors.ts';
import { readFormText } from '../platform/form/form-text.ts';
import type { ContactsFragment } from '../platform/graphql/generated/graphql.ts';

/** The forms that a guest can send. */
export type RequestFormKind = 'cooperation' | 'priceMatch' | 'madeToOrder' | 'notice';

const fieldNames = [
  'companyName',
  'companyType',
  'inn',
  'fullName',
  'description',
  'link',
  'text',
  'size',
  'priceUpTo',
  'sizeId',
  'email',
  'phone',
] as const;

/** Name of a field, as in the API's input. */
export type RequestFieldName = (typeof fieldNames)[number];
export type RequestValues = Record<RequestFieldName, string>;
export type RequestErrors = Partial<Record<RequestFieldName, string>>;

export interface SubmittedRequest {
  values: RequestValues;
  productId: string;
  uploadIds: string[];
  /** Honeypot field: empty unless a bot has filled it in. */
  website: string;
  /** Server time of the page in Unix milliseconds. Bots send a form too soon after it. */
  pageLoadTime: number;
}

/** Texts that replace a form after it was accepted. */
export interface AcceptedTexts {
  title: string;
  text: string;
}

/** Result of sending a form: the form was accepted, or it is displayed again with the input. */
export interface RequestResult {
  values: RequestValues;
  errors: RequestErrors;
  /** Error message if nothing was sent although no field is invalid. */
  failureMessage: string | undefined;
  acceptedTexts: AcceptedTexts | undefined;
}

const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as RequestValues;

/** Returns the initial values of the form, with the shopper's data. */
export const createValues = (user: ContactsFragment | null | undefined): RequestValues => ({
  ...emptyValues,
  fullName: [user?.name, user?.surname].filter(Boolean).join(' '),
  email: user?.email ?? '',
  phone: user?.phone ?? '',
});

export const readSubmittedRequest = (form: FormData): SubmittedRequest => ({
  values: Object.fromEntries(fieldNames.map((name) => [name, readFormText(form, name)])) as RequestValues,
  productId: readFormText(form, 'productId'),
  uploadIds: form.getAll('uploadId').map(String),
  website: readFormText(form, 'website'),
  pageLoadTime: Number(readFormText(form, 'pageLoadTime')),
});

const isFieldName = (name: unknown): name is RequestFieldName => fieldNames.some((fieldName) => fieldName === name);

/** Returns the field errors that an API error contains. Errors of fields that no form has are left out. */
export const readErrors = (details: Record<string, unknown>, message: string): RequestErrors =>
  Object.fromEntries(listRefusedFields(details, message).filter(([field]) => isFieldName(field)));

/** Parses a price in roubles to kopecks; null if it is empty, undefined if it is invalid. */
export function parsePrice(text: string): number | null | undefined {
  const roubles = text.replaceAll(/[\s₽]|руб\.?/gi, '');
  if (roubles === '') return null;
  return /^\d{1,8}$/.test(roubles) ? Number(roubles) * 100 : undefined;
}

/** Returns the errors that can be found without a request to the API; undefined if there are none. */
export function findFormProblems(form: RequestFormKind, { priceUpTo, sizeId }: RequestValues): RequestErrors | undefined {
  if (parsePrice(priceUpTo) === undefined) return { priceUpTo: 'Напишите цену числом, например 20\u00a0000' };
  if (form === 'notice' && sizeId === '') return { sizeId: 'Выберите размер' };
  return undefined;
}

const nextSteps: Record<Exclude<RequestFormKind, 'notice'>, string> = {
  cooperation: 'Ответим в\u00a0течение двух рабочих дней.',
  priceMatch: 'Сравним цены и\u00a0ответим в\u00a0течение рабочего дня.',
  madeToOrder: 'Поищем и\u00a0ответим в\u00a0течение двух рабочих дней. Платить до\u00a0этого не\u00a0нужно.',
};

export function describeAcceptedRequest(
  form: Exclude<RequestFormKind, 'notice'>,
  { number, isMailed }: { number: number; isMailed: boolean },
): AcceptedTexts {
  const mailAdvice = isMailed ? 'Подтверждение уже идёт на\u00a0почту.' : 'Запишите номер: без email мы не\u00a0пришлём подтверждение.';
  return { title: `Заявка №\u00a0${number} принята`, text: `${nextSteps[form]} ${mailAdvice}` };
}

export const describeAcceptedNotice = ({ email, sizeName }: { email: string; sizeName: string }): AcceptedTexts => ({
  title: `Напишем на\u00a0${email}`,
  text: `Как только появится размер\u00a0${sizeName}, пришлём одно письмо. Вещь не\u00a0откладываем, поэтому лучше не\u00a0тянуть.`,
});
