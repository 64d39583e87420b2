import { HtmlValidate } from 'html-validate';
import { shop } from './harness.ts';
import { addressOf, routes } from './routes.ts';

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
