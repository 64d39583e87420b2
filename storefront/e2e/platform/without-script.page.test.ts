import { within } from '@testing-library/dom';
import { fill, visit } from '../support/page/visitor.ts';

test('without JavaScript a visitor opens a directory from the menu, sorts it, and opens a product on its second page', async () => {
  const visitor = await visit('/');
  const [menu] = visitor.page.getAllByRole('link', { name: 'Меню', hidden: true });
  if (!menu) throw new Error('the header has no menu');
  await visitor.follow(menu);
  await visitor.follow(visitor.main.getByRole('link', { name: 'Одежда' }));
  visitor.main.getByRole('heading', { level: 1, name: 'Одежда' });
  // The first of two forms: phones and wide screens have one each.
  const [form] = visitor.main.getAllByRole('combobox', { name: 'Сначала' }).map((field) => field.closest('form'));
  if (!form) throw new Error('the listing cannot be sorted');
  fill(within(form).getByRole('combobox', { name: 'Сначала' }), 'дорогие');
  await visitor.press(within(form).getByRole('button', { name: 'Показать' }));
  expect(visitor.path).toBe('/catalog/odezhda?sort=expensive');
  await visitor.follow(visitor.main.getByRole('link', { name: 'Страница 2' }));
  expect(visitor.path).toBe('/catalog/odezhda?sort=expensive&page=2');
  const [card] = visitor.main.getAllByRole('article');
  const link = card?.querySelector('a');
  if (!link) throw new Error('the listing shows no product');
  const name = link.closest('article')?.querySelector('h2, h3')?.textContent;
  await visitor.follow(link);
  expect(visitor.main.getByRole('heading', { level: 1 }).textContent).toBe(name);
});

test('the choice of the theme is hidden from a shopper without JavaScript', async () => {
  const visitor = await visit('/');
  const [className] = visitor.page.getByRole('group', { name: 'Тема', hidden: true }).classList;
  expect(visitor.html).toContain(`@media (scripting: none){.${className}{display:none`);
});
