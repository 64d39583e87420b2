import { isApiError } from '@meet/client';
import { SendEmailCodeDocument, ViewerDocument } from '@meet/client/operations';
import { mergeGuestCart, showGuestCart } from './cart.ts';
import { createElement, findElement } from './element.ts';
import { client, describeError, onSessionEnd } from './shop.ts';

interface FormOptions {
  label: string;
  type: string;
  button: string;
}

/** Shows a form with one field. The message of an error that `submit` throws is displayed below the form. */
function showForm({ label, type, button }: FormOptions, submit: (value: string) => Promise<void>): void {
  const field = createElement('input', { type, required: true, placeholder: label, ariaLabel: label });
  const message = createElement('span', { className: 'wrong', role: 'alert' });
  const form = createElement('form', {}, field, createElement('button', { className: 'main' }, button));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await submit(field.value);
    } catch (error) {
      message.textContent = describeError(error);
    }
  });
  findElement('person').replaceChildren(form, message);
}

function askForEmail(): void {
  showForm({ label: 'E-mail', type: 'email', button: 'Получить код' }, async (email) => {
    const { sendEmailCode } = await client.request(SendEmailCodeDocument, { dto: { email } });
    askForCode(email, sendEmailCode.challenge);
  });
}

function askForCode(email: string, challenge: string | null): void {
  showForm({ label: 'Код из письма', type: 'text', button: 'Войти' }, async (code) => {
    try {
      const person = await client.signIn({ emailOrPhone: email, code, challenge, consent: true });
      await handleSignIn(person);
    } catch (error) {
      if (isApiError(error, 'CODE_EXPIRED')) askForEmail();
      throw error;
    }
  });
}

async function handleSignOut(): Promise<void> {
  askForEmail();
  await showGuestCart();
}

async function handleSignIn({ name, email, bonuses }: { name: string; email: string | null; bonuses: number }): Promise<void> {
  const signOutButton = createElement('button', { type: 'button' }, 'Выйти');
  signOutButton.addEventListener('click', () => void client.signOut().then(handleSignOut, handleSignOut));
  findElement('person').replaceChildren(createElement('span', {}, `${name || email}, бонусов: ${bonuses}`), signOutButton);
  await mergeGuestCart();
}

/** Reads the viewer, and lets a guest sign in. */
export async function startSession(): Promise<void> {
  onSessionEnd(() => void handleSignOut());
  const { user } = await client.request(ViewerDocument).catch(() => ({ user: null }));
  await (user ? handleSignIn(user) : handleSignOut());
}
