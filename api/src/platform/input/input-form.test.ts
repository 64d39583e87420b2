import { expect, it } from '@jest/globals';
import { InputForm } from './input-form.js';

it('a form lists each missing or blank required field with a message', () => {
  const form = new InputForm();
  form.readLine('companyType', ' ', { label: 'Форма', max: 20, isRequired: true });
  form.readLine('companyName', undefined, { label: 'Компания', max: 20, isRequired: true });
  form.readLine('size', '', { label: 'Размер', max: 20 });
  expect(form.wrongFields).toEqual([
    { field: 'companyType', message: 'Заполните поле «Форма».' },
    { field: 'companyName', message: 'Заполните поле «Компания».' },
  ]);
});
