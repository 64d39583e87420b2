/** @jsxImportSource @emotion/react */
'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useValue } from '../internal/use-value.ts';
import { list, panel, tab as tabStyle } from './tabs-style.ts';

export interface Tab {
  /** Value that identifies the tab. It is unique. */
  value: string;
  /** Label of the tab: one word. */
  label: ReactNode;
  /** Content of the tab's panel. */
  content: ReactNode;
  /**
   * Disables the tab: it can be focused, but not selected. Say why in the visible panel.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Tabs, in the order in which they are displayed. */
  items: readonly Tab[];
  /** Accessible name of the tab list: what all views are about. */
  label: string;
  /** Value of the selected tab, when controlled. */
  value?: string | undefined;
  /**
   * Value of the initially selected tab, when uncontrolled.
   * @default items[0].value
   */
  defaultValue?: string | undefined;
  /** Called with the value of the selected tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Keeps hidden panels mounted, so that text typed in them is not lost.
   * @default false
   */
  keepMounted?: boolean | undefined;
}

interface IdentifiedTab extends Tab {
  index: number;
  selected: boolean;
  tabId: string;
  panelId: string;
}

/** Base UI connects tabs and panels only after hydration; these attributes make the server's markup complete. */
const addIds = (tabs: readonly Tab[], chosenValue: string, id: string): IdentifiedTab[] =>
  tabs.map((tab, index) => ({
    ...tab,
    index,
    selected: tab.value === chosenValue,
    tabId: `${id}-tab-${index}`,
    panelId: `${id}-panel-${index}`,
  }));

/** Two to five views of one subject, of which one is visible. For a value of a form take `RadioGroup`, for steps `Stepper`. */
export function Tabs({ items, label, value, defaultValue = items[0]?.value, onValueChange, keepMounted = false, ...rootProps }: TabsProps) {
  const id = useId();
  const [chosenValue, choose] = useValue({ value, defaultValue: defaultValue ?? '', onValueChange });
  const tabsWithIds = addIds(items, chosenValue, id);
  return (
    <Base.Root {...rootProps} value={chosenValue} onValueChange={(nextValue) => choose(String(nextValue))}>
      <Base.List css={list} aria-label={label} activateOnFocus>
        {tabsWithIds.map(({ value: tabValue, label: tabLabel, disabled, selected, tabId, panelId }) => (
          <Base.Tab
            key={tabValue}
            css={tabStyle}
            id={tabId}
            {...{ value: tabValue, disabled }}
            tabIndex={selected ? 0 : -1}
            aria-controls={selected || keepMounted ? panelId : undefined}
          >
            {tabLabel}
          </Base.Tab>
        ))}
      </Base.List>
      {tabsWithIds.map(({ value: tabValue, content, index, tabId, panelId }) => (
        <Base.Panel
          key={tabValue}
          css={panel}
          id={panelId}
          {...{ value: tabValue, keepMounted }}
          aria-labelledby={tabId}
          data-index={index}
        >
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
