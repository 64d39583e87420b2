import type { EmotionCache } from '@emotion/cache';
import { css, type SerializedStyles, withEmotionCache } from '@emotion/react';
import { type ComponentProps, createElement, type ElementType } from 'react';
import { jsx as createPlainElement, jsxs as createPlainElements, Fragment } from 'react/jsx-runtime';

type Style = Parameters<typeof css>[number];

type JsxProps = Record<string, unknown>;

/** Emotion's name for the property with the element type. The same name gives elements the same properties as in the browser. */
const typeProperty = '__EMOTION_TYPE_PLEASE_DO_NOT_USE__';

interface StyledProps extends JsxProps {
  css: Style;
  className?: unknown;
  [typeProperty]: ElementType;
}

/** Maximum number of cached combinations. The shop has fewer, but styles that depend on data could create any number. */
const maxMerged = 5000;
const mergedStyles = new Map<string, SerializedStyles>();

const isSerialized = (style: unknown): style is SerializedStyles =>
  typeof style === 'object' && style !== null && 'styles' in style && 'name' in style;

/** Returns a key of styles that have names, or undefined for objects and other values. */
function buildKey(style: unknown): string | undefined {
  if (isSerialized(style)) return style.name;
  if (style === null || style === undefined || typeof style === 'boolean') return '';
  if (!Array.isArray(style)) return undefined;
  let key = '[';
  for (const part of style) {
    const partKey = buildKey(part);
    if (partKey === undefined) return undefined;
    key += `${partKey},`;
  }
  return `${key}]`;
}

/**
 * Merges styles as Emotion does, but caches the result under the names of the styles, because it depends on nothing else. Emotion
 * concatenates and hashes the texts for each element, which takes a tenth of the time of rendering a page.
 */
function mergeStyles(style: Style, classNames: readonly string[], { registered }: EmotionCache): SerializedStyles {
  if (isSerialized(style) && classNames.length === 0) return style;
  const merge = () => css(style, ...classNames.map((name) => `${registered[name]};`));
  const styleKey = buildKey(style);
  if (styleKey === undefined) return merge();
  const key = `${styleKey} ${classNames.join(' ')}`;
  const cachedStyle = mergedStyles.get(key);
  if (cachedStyle) return cachedStyle;
  const mergedStyle = merge();
  if (mergedStyles.size >= maxMerged) mergedStyles.clear();
  mergedStyles.set(key, mergedStyle);
  return mergedStyle;
}

/** Adds the rules of a style to the rules of the page. */
function insertStyles(cache: EmotionCache, serialized: SerializedStyles, className: string): void {
  cache.registered[className] ??= serialized.styles;
  if (cache.inserted[serialized.name] !== undefined) return;
  cache.insert(`.${className}`, serialized, cache.sheet, true);
  for (let { next } = serialized; next; { next } = next) cache.insert('', next, cache.sheet, true);
}

/**
 * Renders what Emotion's component renders. Emotion's component renders the rules by a second component beside the element. Here that
 * position stays empty but exists, because React derives the ids of `useId` from positions, and the browser uses Emotion's component.
 */
const StyledElement = withEmotionCache<JsxProps>((props, cache) => {
  const { css: style, className, [typeProperty]: Type } = props as StyledProps;
  const registeredNames: string[] = [];
  let unregisteredNames = '';
  if (typeof className === 'string') {
    for (const name of className.split(' ')) {
      if (cache.registered[name] !== undefined) registeredNames.push(name);
      else if (name) unregisteredNames += `${name} `;
    }
  } else if (className != null) unregisteredNames = `${String(className)} `;
  const serialized = mergeStyles(style, registeredNames, cache);
  const styleName = `${cache.key}-${serialized.name}`;
  insertStyles(cache, serialized, styleName);
  const elementProps: JsxProps = {};
  for (const name in props) if (name !== 'css' && name !== typeProperty) elementProps[name] = props[name];
  elementProps.className = unregisteredNames + styleName;
  return createElement(Fragment, null, null, createElement(Type, elementProps as ComponentProps<typeof Type>));
});

const toStyledProps = (type: ElementType, props: JsxProps): StyledProps => ({
  ...props,
  css: props.css as Style,
  [typeProperty]: type,
});

export { Fragment };

/**
 * The JSX runtime of the server's pages, in place of `@emotion/react/jsx-runtime`. The markup and the rules are the same. The page's cache
 * must have `compat = true`, so that rules are not rendered beside their elements.
 */
export const jsx = (type: ElementType, props: JsxProps, key?: string) =>
  Object.hasOwn(props, 'css') ? createPlainElement(StyledElement, toStyledProps(type, props), key) : createPlainElement(type, props, key);

export const jsxs = (type: ElementType, props: JsxProps, key?: string) =>
  Object.hasOwn(props, 'css') ? createPlainElements(StyledElement, toStyledProps(type, props), key) : createPlainElements(type, props, key);
