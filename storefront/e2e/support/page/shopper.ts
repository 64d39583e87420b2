import { readCode } from '../inbox.ts';
import { authenticate, createEmail } from '../visitors.ts';
import { fill, Visitor } from './visitor.ts';

/** Signs in a new visitor through the API. For an existing account, `codeNumber` counts the codes sent to it, including this one. */
export async function signInShopper(email = createEmail(), codeNumber = 1): Promise<{ shopper: Visitor; email: string }> {
  const shopper = new Visitor();
  await authenticate(shopper, email, codeNumber);
  return { shopper, email };
}

/**
 * Signs in by the forms of the open sign-in page. For an existing account, `codeNumber` counts the codes sent to it, including this one.
 */
export async function signInByForms(visitor: Visitor, email = createEmail(), codeNumber = 1): Promise<string> {
  fill(visitor.page.getByRole('textbox', { name: 'Email' }), email);
  await visitor.press(visitor.page.getByRole('button', { name: 'Получить код' }));
  const cell = visitor.page.getByRole('textbox', { name: 'Цифра 1 из 4' });
  fill(cell, await readCode(email, codeNumber));
  await visitor.press(visitor.page.getByRole('button', { name: 'Войти' }));
  return email;
}
