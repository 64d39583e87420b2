/** @jsxImportSource @emotion/react */
'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useId } from 'react';
import { useValue } from '../internal/use-value.ts';
import { list, panel, tab as tabStyle } from './tabs-style.ts';

export interface Tab {
  /** Names it to its owner. */
  value: string;
  /** What its panel holds. */
  label: ReactNode;
  /** The panel. */
  content: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** The tabs, in order. */
  tabs: readonly Tab[];
  /** What the choice is about, for a screen reader. */
  label: string;
  /** The chosen tab, where the owner keeps it. */
  value?: string | undefined;
  /** The tab chosen at first; the first one otherwise. */
  defaultValue?: string | undefined;
  /** Told which tab was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Keeps the panels that are not shown, with what was typed in them. */
  keepMounted?: boolean | undefined;
  /** Id of the whole. */
  id?: string | undefined;
  /** Class of the whole, for a caller's own CSS. */
  className?: string | undefined;
}

interface NamedTab extends Tab {
  at: number;
  shown: boolean;
  tabId: string;
  panelId: string;
}

/** Base UI names what belongs together after hydration only; said here, the server sends it whole. */
const nameTabs = (tabs: readonly Tab[], chosen: string, id: string): NamedTab[] =>
  tabs.map((tab, at) => ({ ...tab, at, shown: tab.value === chosen, tabId: `${id}-tab-${at}`, panelId: `${id}-panel-${at}` }));

/** One of several panels; arrows go from tab to tab and show each at once. */
export function Tabs({ tabs, label, value, defaultValue = tabs[0]?.value, onValueChange, keepMounted = false, ...root }: TabsProps) {
  const id = useId();
  const [chosen, choose] = useValue({ value, defaultValue: defaultValue ?? '', onValueChange });
  const named = nameTabs(tabs, chosen, id);
  return (
    <Base.Root {...root} value={chosen} onValueChange={(to) => choose(String(to))}>
      <Base.List css={list} aria-label={label} activateOnFocus>
        {named.map(({ value: tab, label: words, disabled, shown, tabId, panelId }) => (
          <Base.Tab
            key={tab}
            css={tabStyle}
            id={tabId}
            {...{ value: tab, disabled }}
            tabIndex={shown ? 0 : -1}
            aria-controls={shown || keepMounted ? panelId : undefined}
          >
            {words}
          </Base.Tab>
        ))}
      </Base.List>
      {named.map(({ value: tab, content, at, tabId, panelId }) => (
        <Base.Panel key={tab} css={panel} id={panelId} {...{ value: tab, keepMounted }} aria-labelledby={tabId} data-index={at}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
