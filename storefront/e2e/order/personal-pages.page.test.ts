import { HtmlValidate } from 'html-validate';
import { signInShopper } from '../support/page/shopper.ts';
import { preparePersonalPaths } from '../support/personal-pages.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test('the pages of an order and of the account are not cached, and their HTML is valid', async () => {
  const { shopper, email } = await signInShopper();
  const findings: string[] = [];
  for (const path of await preparePersonalPaths(shopper, email)) {
    const response = await shopper.request(path, { headers: { accept: 'text/html' } });
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
    const { results } = await validator.validateString(await response.text());
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push(`${path}: ${ruleId}: ${message} (${selector})`);
  }
  expect(findings).toEqual([]);
});
