'use client';

import createCache, { type EmotionCache } from '@emotion/cache';
import { stylisPrefixer } from '../prefixer/index.ts';
import { createBaseRules } from './base-rules.ts';

export interface NonceOptions {
  /**
   * Nonce of the Content-Security-Policy, for the kit's `<style>` elements. By default it is that of `cache`, if any.
   */
  nonce?: string | undefined;
}

export interface StyleOptions extends NonceOptions {
  /**
   * Cascade layer of the kit's rules, such as `meet`. State its position in your style sheet, before everything else:
   * `@layer theme, base, meet, components, utilities;`. Without a layer the rules stand first in the head, where a class of yours wins too.
   * A cache of your own gets it in `createStyleCache({ layer })`. `StyleProvider` reads it once, when it mounts.
   */
  layer?: string | undefined;
}

/** Plugins by layer. Every cache of a layer gets the same array, because Emotion reuses compiled rules between caches that share one. */
const pluginsByLayer = new Map<string, (typeof stylisPrefixer)[]>();

function findPlugins(layer: string): (typeof stylisPrefixer)[] {
  const plugins = pluginsByLayer.get(layer) ?? [stylisPrefixer];
  pluginsByLayer.set(layer, plugins);
  return plugins;
}

/** Rules that override the style sheets of libraries. Those sheets are in no layer, so rules in a layer would lose to them. */
const libraryOverrides = /\[data-sonner-|\.yarl__/;

/**
 * Wraps every rule in a layer, except the overrides of libraries. Emotion joins the selector and the styles in braces, so the layer's block
 * is closed at the end of the styles.
 */
function putIntoLayer(cache: EmotionCache, layer: string): void {
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (libraryOverrides.test(serialized.styles)) return insert(selector, serialized, sheet, shouldCache);
    return selector
      ? insert(`@layer ${layer}{${selector}`, { ...serialized, styles: `${serialized.styles}}` }, sheet, shouldCache)
      : insert(`@layer ${layer}`, serialized, sheet, shouldCache);
  };
}

/**
 * Creates Emotion's cache for `StyleProvider`: one for the page in a browser, one for each request on a server. Its classes begin with
 * `meet-`. In a browser it continues the rules that `renderStyles` put into the page.
 */
export function createStyleCache(options: StyleOptions = {}): EmotionCache {
  const { nonce, layer = '' } = options;
  // Browsers order layers by their first mention, which has to be in the application's style sheet, so rules in a layer are appended to the
  // head.
  const cache = createCache({ key: 'meet', ...(nonce && { nonce }), prepend: !layer, stylisPlugins: findPlugins(layer) });
  // Without `compat`, Emotion renders <style> elements among the components on a server, and hydration fails.
  if (typeof document === 'undefined') cache.compat = true;
  if (layer) putIntoLayer(cache, layer);
  if (!cache.inserted.base) cache.insert('', { name: 'base', styles: createBaseRules(cache.key) }, cache.sheet, true);
  return cache;
}

/** Returns the `<style>` element with all rules of a render on the server. Without a layer, put it before the style sheets of the page. */
export function renderStyles(cache: EmotionCache): string {
  const { key, nonce, inserted } = cache;
  const rules = Object.entries(inserted).filter(([, rule]) => typeof rule === 'string');
  const names = [key, ...rules.map(([name]) => name)].join(' ');
  // `data-s` keeps Emotion from moving the element to the end of the head, where it would win over an application's classes.
  return `<style data-emotion="${names}" data-s${nonce ? ` nonce="${nonce}"` : ''}>${rules.map(([, rule]) => rule).join('')}</style>`;
}
