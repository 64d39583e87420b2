import type { Config } from '../../platform/config/config.js';
import { parsePath } from '../route/path.rules.js';
import type { SaveRedirectRuleInput } from './content-admin.input.js';
import { readFields, readPath } from './content-admin.rules.js';

const TARGET_PATTERN = /^(?:https?:\/\/[^/]|\/(?:[^/]|$))/;

/** The shop's own origin, and the origins of other sites to which redirects may lead. */
type RedirectOrigins = Pick<Config, 'PUBLIC_URL' | 'REDIRECT_ORIGINS'>;

export const readRedirectFields = ({ fromPath, target: typedText, permanent, active }: SaveRedirectRuleInput, origins: RedirectOrigins) =>
  readFields((form) => {
    const from = readPath(form, 'fromPath', fromPath);
    const target = typedText.trim();
    if (!TARGET_PATTERN.test(target) || /[\\\p{Cc}]/u.test(target) || leadsToHost(target, origins))
      form.refuse('target', 'Путь на\u00a0сайте или\u00a0адрес с\u00a0https://.');
    else if (parsePath(removeShopOrigin(target, origins)) === from) form.refuse('target', 'Адрес ведёт сам на\u00a0себя.');
    else if (!isAllowedTarget(target, origins))
      form.refuse('target', 'На\u00a0этот сайт переадресации нет: его адреса нет в\u00a0списке REDIRECT_ORIGINS.');
    return { fromPath: from, target, permanent, active };
  });

/** Returns an absolute URL of the shop without its origin, and any other target unchanged. */
function removeShopOrigin(target: string, { PUBLIC_URL }: RedirectOrigins): string {
  const { origin } = new URL(PUBLIC_URL);
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
}

/**
 * Whether the path begins with two slashes once its dots are resolved. Browsers would take the text after them for a host, so the
 * storefront refuses such a path.
 */
function leadsToHost(target: string, { PUBLIC_URL }: RedirectOrigins): boolean {
  const url = URL.canParse(target, PUBLIC_URL) ? new URL(target, PUBLIC_URL) : null;
  return url?.origin === new URL(PUBLIC_URL).origin && url.pathname.startsWith('//');
}

/**
 * Whether the storefront follows a target. The target must lead to the shop or to a listed origin, and its URL must have no credentials.
 */
function isAllowedTarget(target: string, { PUBLIC_URL, REDIRECT_ORIGINS }: RedirectOrigins): boolean {
  if (!URL.canParse(target, PUBLIC_URL)) return false;
  const { origin, username, password } = new URL(target, PUBLIC_URL);
  if (username || password) return false;
  return origin === new URL(PUBLIC_URL).origin || REDIRECT_ORIGINS.includes(origin);
}
