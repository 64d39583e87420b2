/** @jsxImportSource @emotion/react */
'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { Icon } from '../icon/index.ts';
import * as listStyle from '../internal/style/list-style.ts';
import { useTexts } from '../locale/locale-context.ts';
import * as style from './combobox-style.ts';
import { comboboxTexts } from './combobox-texts.ts';
import type { ComboboxItem } from './items.ts';

export interface ComboboxPopupProps {
  loading: boolean;
  findItem: (value: string) => ComboboxItem;
  /** Whether the items are in groups with headings. */
  isGrouped: boolean;
}

/** The values of a group with their heading, in the form that Base UI filters. */
export interface ValueGroup {
  heading: string;
  items: readonly string[];
}

/** The list below the field, or a message that says why it is empty. */
export function ComboboxPopup({ loading, findItem, isGrouped }: ComboboxPopupProps) {
  const texts = useTexts('combobox', comboboxTexts);
  const renderItem = (value: string) => {
    const { label, disabled = false } = findItem(value);
    return (
      <Base.Item key={value} css={listStyle.item} value={value} disabled={disabled}>
        <span>{label}</span>
        <Base.ItemIndicator>
          <Icon name="check" size={16} />
        </Base.ItemIndicator>
      </Base.Item>
    );
  };
  const renderGroup = ({ heading, items }: ValueGroup) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a box of its own; these are items, not fields
    <div key={heading} role="group" aria-label={heading}>
      <div css={listStyle.groupLabel} aria-hidden="true">
        {heading}
      </div>
      {items.map(renderItem)}
    </div>
  );
  return (
    <Base.Portal>
      <Base.Positioner css={listStyle.positioner} {...listStyle.listGapProps}>
        <Base.Popup css={listStyle.popup}>
          <Base.Status>{loading && <span css={style.message}>{texts.loading}</span>}</Base.Status>
          <Base.Empty>{!loading && <span css={style.message}>{texts.empty}</span>}</Base.Empty>
          <Base.List>{isGrouped ? renderGroup : renderItem}</Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
