import { authenticate } from '../ask-as.ts';
import { newEmail } from '../visitors.ts';
import { Visitor } from './visitor.ts';

/** Signs in a new visitor through the API. For an account that exists, `sent` is the number of the code. */
export async function signInShopper(email = newEmail(), sent = 1): Promise<{ shopper: Visitor; email: string }> {
  const shopper = new Visitor();
  await authenticate(shopper, email, sent);
  return { shopper, email };
}
