import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { createContext } from 'react';

/** The header's menu as the server has rendered it for all pages of a directory. */
export interface MenuMarkup {
  /** Accessible name of the menu. */
  label: string;
  /** Markup of its content. */
  content: string;
  /** Emotion's rules of its content by their names, in order. */
  rules: readonly [name: string, rule: string | true | undefined][];
}

/** Provided on the server only. Null where the menu is rendered with the page. */
export const MenuMarkupContext = /* @__PURE__ */ createContext<MenuMarkup | null>(null);

/** The menu of the header on the server. The browser hydrates it as `DirectoryMenu`. */
export function ServerMenu({ label, content, rules }: MenuMarkup) {
  const cache = useStyleCache();
  for (const [name, rule] of rules) if (cache) cache.inserted[name] ??= rule;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it
  return <nav aria-label={label} dangerouslySetInnerHTML={{ __html: content }} />;
}
