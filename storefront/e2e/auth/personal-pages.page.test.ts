import { findProductPath } from '../support/addresses.ts';
import { sql } from '../support/database.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { accountPaths } from '../support/routes.ts';
import { createMobileNumber } from '../support/visitors.ts';

let shopper: Visitor;
let email: string;
beforeAll(async () => {
  ({ shopper, email } = await signInShopper());
});

const personalPaths = [...accountPaths, '/account/orders?state=completed'];

test.each(personalPaths)('%s redirects a guest to the sign-in page, with its own address as the return path', async (path) => {
  expect((await visit(path)).path).toBe(`/auth?${new URLSearchParams({ to: path })}`);
});

test.each(personalPaths)('%s is neither cached nor indexed', async (path) => {
  const { status, headers, document } = await shopper.open(path);
  expect({ status, cache: headers.get('cache-control'), robots: headers.get('x-robots-tag') }).toEqual({
    status: 200,
    cache: 'private, no-store',
    robots: 'noindex',
  });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
});

test('every sign-in link of a page leads back to that page', async () => {
  const product = await findProductPath();
  const { document } = await visit(product);
  const hrefs = [...document.querySelectorAll('a[href^="/auth"]')].map((link) => link.getAttribute('href'));
  expect(new Set(hrefs)).toEqual(new Set([`/auth?${new URLSearchParams({ to: product })}`]));
});

test('the HTML of a public page has neither the email nor the phone of the shopper', async () => {
  const phone = `+7${createMobileNumber()}`;
  await sql(
    `INSERT INTO account_recipient (account_id, type, address)
     SELECT account_id, 'PHONE', $1::text FROM account_recipient WHERE address = $2`,
    [phone, email],
  );
  const { html } = await shopper.open('/');
  expect(html).toContain('href="/account"');
  expect([email, phone, phone.slice(2)].filter((address) => html.includes(address))).toEqual([]);
});
