import { createElement, Fragment, type ReactNode } from 'react';

/** Puts elements into the places of a text, so that each language has its own order. */
export const fillNodes = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...text.split(/[{}]/).map((part, at) => (at % 2 === 1 ? nodes[part] : part)));
