import type { RequestedProduct } from './product/RequestedProductSummary.tsx';
import { createValues, type RequestResult, type RequestValues } from './request-form.rules.ts';

const buildSize = (name: string, isAvailable: boolean) => ({ id: name, name, slug: name, isAvailable });

export const cannedUser = { name: 'Анна', surname: 'Смирнова', email: 'anna@example.ru', phone: '+79001234567' };

export const cannedEmptyValues = createValues(null);

export const buildInvalidResult = (values: Partial<RequestValues>, errors: RequestResult['errors']): RequestResult => ({
  values: { ...cannedEmptyValues, ...values },
  errors,
  failureMessage: undefined,
  acceptedTexts: undefined,
});
export const buildAcceptedResult = (title: string, text: string): RequestResult => ({
  values: cannedEmptyValues,
  errors: {},
  failureMessage: undefined,
  acceptedTexts: { title, text },
});

export const cannedRequestedProduct: RequestedProduct = {
  id: 'depo',
  slug: 'vysokie-kedy-depo',
  name: 'Высокие кеды «Депо»',
  brands: [{ name: 'Линия 14' }],
  cover: { key: 'high-cream' },
  sizes: [buildSize('38', true), buildSize('39', false), buildSize('40', true), buildSize('41', false)],
};
