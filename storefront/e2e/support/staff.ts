import { TOTP, URI } from 'otpauth';
import type { OpenPage } from './browser.ts';
import { askAs } from './placed-order.ts';
import { shop } from './shop/harness.ts';
import { run } from './shop/processes.ts';
import { fromElsewhere, signIn } from './visitors.ts';

/** Makes an account a manager's, as `npm run role` does. Returns a function that returns the current code of the authenticator app. */
export async function grantRole(email: string): Promise<() => string> {
  const { database, secret } = shop();
  if (!secret) throw new Error('the shop of this run was given without E2E_AUTH_SECRET');
  const env = { MODE: 'test', DATABASE_URL: database, AUTH_SECRET: secret };
  const said = await run('api/dist/src/auth/access/role.js', ['grant', email, 'MANAGER'], env);
  const app = URI.parse(/^otpauth:.*$/m.exec(said)?.[0] ?? '');
  if (!(app instanceof TOTP)) throw new Error(`no second factor was issued: ${said}`);
  return () => app.generate();
}

interface Step {
  orderId: string;
  /** Lines to move, by default all that are in force. */
  itemIds?: readonly string[];
  status: string;
  trackCode?: string;
}

/** Signs in a manager with a second factor. Returns the function that moves units of an order. */
export async function operator(openPage: OpenPage): Promise<(step: Step) => Promise<void>> {
  const { page } = await openPage(shop().storefront, fromElsewhere());
  const code = await grantRole(await signIn(page));
  await askAs(page, 'mutation ($dto: ConfirmSecondFactorInput!) { confirmSecondFactor(dto: $dto) { user { id } } }', {
    dto: { code: code() },
  });
  return async (dto) => {
    await askAs(page, 'mutation ($dto: MoveOrderUnitsInput!) { moveOrderUnits(dto: $dto) { status } }', { dto });
  };
}
