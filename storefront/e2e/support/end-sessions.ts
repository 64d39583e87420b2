import type { Page } from 'playwright-core';
import { sql } from './goods.ts';
import { makeCodesOlder } from './older-codes.ts';
import { until } from './until.ts';

/** Ends all sessions of an account, and waits until the API knows. A new code can be requested at once. */
export async function endSessions(page: Page, email: string) {
  await sql('DELETE FROM session WHERE account_id = (SELECT account_id FROM account_recipient WHERE address = $1)', [email]);
  await until(async () => {
    const answer = await page.context().request.post('/graphql', {
      data: { query: '{ user { id } }' },
      headers: { 'x-meet-browser': '1' },
    });
    return ((await answer.json()) as { data: { user: object | null } | null }).data?.user == null;
  });
  await makeCodesOlder(email, 70);
}
