import { HtmlValidate } from 'html-validate';
import { addressOf, routes } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test('the HTML of every page is valid', async () => {
  const findings: string[] = [];
  for (const route of routes) {
    const html = await (await fetch(shop().storefront + (await addressOf(route)))).text();
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push(`${route}: ${ruleId}: ${message} (${selector})`);
  }
  expect(findings).toEqual([]);
});
