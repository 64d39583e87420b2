import { createElement, Fragment, type ReactNode } from 'react';

/** Splits «от {price}» into texts and, at odd positions, names of places. */
const split = (text: string): string[] => text.split(/[{}]/);

/** Puts values into the places of a text: `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  split(text)
    .map((part, at) => (at % 2 ? values[part] : part))
    .join('');

/** Puts elements into the places of a text, so that each language has its own order. */
export const fillNodes = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...split(text).map((part, at) => (at % 2 ? nodes[part] : part)));
