import { visit } from '../support/page/visitor.ts';

test('without JavaScript the cookie settings are a link to the cookie policy', async () => {
  const visitor = await visit('/info/contacts');
  const settings = visitor.page.getByRole('link', { name: 'Настройки cookie' });
  await visitor.follow(settings);
  const policy = visitor.main.getByRole('heading', { name: 'Файлы cookie' });
  expect(visitor.path).toBe('/privacy');
  expect(settings.getAttribute('href')).toBe(`/privacy#${policy.id}`);
});
