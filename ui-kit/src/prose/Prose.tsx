/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, useMemo } from 'react';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { prose } from './prose-style.ts';
import { proseTexts } from './prose-texts.ts';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML of the article. It is inserted as is: pass only HTML from authors that you trust, or sanitise it first. */
  html: string;
}

/** Wraps tables in a scrolling box that the keyboard can reach. */
function wrapTables(html: string, labelPattern: string): string {
  let tableNumber = 0;
  const openWrapper = () => {
    tableNumber += 1;
    return `<div data-table role="group" tabindex="0" aria-label="${fill(labelPattern, { number: tableNumber })}"><table`;
  };
  return html.replace(/<table(?=[\s>])/gi, openWrapper).replace(/<\/table\s*>/gi, '</table></div>');
}

/** HTML that editors write, with a readable line length: articles, help, legal texts. For texts of the interface take `Text`. */
export function Prose({ html, ...divProps }: ProseProps) {
  const { table } = useTexts('prose', proseTexts);
  const content = useMemo(() => ({ __html: wrapTables(html, table) }), [html, table]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: showing trusted HTML is what Prose is for, as its prop `html` says
  return <div css={prose} {...divProps} dangerouslySetInnerHTML={content} />;
}
