import type { RouterContextProvider } from 'react-router';
import { userContext } from '../../auth/session/session.server.ts';
import { RequestContactsDocument } from '../../platform/graphql/generated/graphql.ts';
import { optional } from '../../platform/lazy/optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { valuesFor } from '../request-form.rules.ts';

/** Loads the initial values of an information page's form. Guests cost no API request. */
export async function loadInfoForm(context: Readonly<RouterContextProvider>) {
  const visit = context.get(visitContext);
  const isPerson = Boolean(context.get(userContext));
  const contacts = isPerson ? await optional(context.get(apiContext).query(RequestContactsDocument), { visit }) : null;
  return { values: valuesFor(contacts?.user), at: visit.startedAt.getTime() };
}
