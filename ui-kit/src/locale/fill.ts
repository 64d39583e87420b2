import { createElement, Fragment, type ReactNode } from 'react';

/** Splits «от {price}» into texts and, at odd indexes, names of placeholders. */
const splitPlaceholders = (text: string): string[] => text.split(/[{}]/);

/** Replaces the placeholders of a text, such as `{name}`, by values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  splitPlaceholders(text)
    .map((part, index) => (index % 2 ? values[part] : part))
    .join('');

/** Replaces the placeholders of a text by elements, so that each language can have its own word order. */
export const fillNodes = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...splitPlaceholders(text).map((part, index) => (index % 2 ? nodes[part] : part)));
