import { HtmlValidate } from 'html-validate';
import { shop } from './harness.ts';
import { addressOf, routes } from './routes.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.each(routes)('the HTML of %s is valid', async (route) => {
  const html = await (await fetch(shop().storefront + (await addressOf(route)))).text();
  const { results } = await validator.validateString(html);
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(findings).toEqual([]);
});
