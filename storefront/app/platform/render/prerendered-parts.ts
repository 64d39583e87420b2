import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { createContext, use } from 'react';

/** A part of a page, rendered by the server once for all pages that contain it. */
export interface PrerenderedPart {
  markup: string;
  /** Emotion's rules of the part by their names, in order. */
  rules: readonly [name: string, rule: string | true | undefined][];
}

/** Parts of a page that other pages contain unchanged. */
export interface PrerenderedParts {
  menu?: PrerenderedPart | undefined;
  filters?: PrerenderedPart | undefined;
}

/** Provided on the server only. */
export const PrerenderedPartsContext = /* @__PURE__ */ createContext<PrerenderedParts>({});

/**
 * Returns the markup of a part for `dangerouslySetInnerHTML` of its frame, or undefined if the part is rendered with the page. The browser
 * hydrates the part like any other. So the part must contain neither ids by `useId` nor boundaries, because these depend on the position in
 * the page.
 */
export function usePrerenderedMarkup(name: keyof PrerenderedParts): string | undefined {
  const part = use(PrerenderedPartsContext)[name];
  const cache = useStyleCache();
  if (!part || !cache) return undefined;
  for (const [rule, text] of part.rules) cache.inserted[rule] ??= text;
  return part.markup;
}
