/** @jsxImportSource @emotion/react */
'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import { type ComponentProps, Fragment } from 'react';
import { Button, type ButtonLook } from '../button/index.ts';
import { type IconSource, renderIcon } from '../icon/Icon.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { keepOpenForToasts } from '../internal/keep-open.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { groupLabel } from '../internal/style/list-style.ts';
import { popup, popupGap, popupLayer } from '../internal/style/popup-style.ts';
import { Link } from '../link/index.ts';
import { font, role, space } from '../theme/index.ts';

const menuList = css({ minWidth: 'max(200px, var(--anchor-width))', paddingBlock: space(1) });

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 'var(--meet-target)',
  paddingBlock: 'min(8px, (var(--meet-target) - 20px) / 2)',
  paddingInline: 'var(--meet-control-inset)',
  font: font(400, 16),
  cursor: 'pointer',
  outline: 0,
  userSelect: 'none',
  '&[data-highlighted]': { background: role('tile') },
  '&:focus-visible': { outline: `2px solid ${role('focus')}`, outlineOffset: -2 },
  '&[data-disabled]': { color: role('muted'), opacity: 0.6, cursor: 'not-allowed' },
  [forcedColors]: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

const separator = css({
  height: 1,
  margin: `${space(1)} 0`,
  border: 0,
  background: role('border'),
  [forcedColors]: { background: 'CanvasText' },
});

const mutedItem = css({ color: role('muted') });

const buttonLabel = css({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

export interface MenuItem {
  /** Label: a verb or a destination, different from those of the other items. */
  label: string;
  /** Called when the item is selected. */
  onSelect?: (() => void) | undefined;
  /** Address that makes the item a link. `onSelect` is not called for a link. */
  href?: string | undefined;
  /** Icon before the label: a name from the kit's set, or an element of your own, 18 px in size. */
  icon?: IconSource | undefined;
  /** Disables the item, even if it has `href`. Arrow keys still reach it. */
  disabled?: boolean | undefined;
  /**
   * Colour: `ink` for most items, `muted` for a secondary one.
   * @default 'ink'
   */
  tone?: 'ink' | 'muted' | undefined;
}

/** Items that belong together. A line separates them from the items before and after. */
export interface MenuGroup {
  /** Heading of the group. It cannot be selected. */
  heading?: string | undefined;
  /** Items of the group, in the order in which they are displayed. */
  items: readonly MenuItem[];
}

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Accessible name of the menu's button, and its text when there is no icon. If a page has several menus, each label names its object. */
  label: string;
  /** Icon on the button instead of text: a name from the kit's set, or an element of your own. */
  icon?: IconSource | undefined;
  /** Items and groups of items, in the order in which they are displayed. */
  items: readonly (MenuItem | MenuGroup)[];
  /**
   * Look of the button, as in `Button`. An icon button is outlined for `line`, and plain for every other value.
   * @default 'line'
   */
  variant?: ButtonLook['variant'];
  /**
   * Height of the button, as in `Button`.
   * @default 'medium'
   */
  size?: ButtonLook['size'];
  /**
   * Edge of the button that the menu aligns to.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Called when the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

function MenuItemRow({ label, href, onSelect, icon, disabled, tone }: MenuItem) {
  const style = [itemStyle, tone === 'muted' && mutedItem];
  const content = (
    <>
      {icon && renderIcon(icon, { size: 18 })}
      <span>{label}</span>
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Base.LinkItem css={style} render={<Link href={href} />} label={label} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item css={style} onClick={onSelect} disabled={disabled} label={label}>
      {content}
    </Base.Item>
  );
}

const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

function MenuEntry({ entry }: { entry: MenuItem | MenuGroup }) {
  if (!isGroup(entry)) return <MenuItemRow {...entry} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a box of its own; these are items, not fields
    <div role="group" aria-label={entry.heading}>
      {entry.heading && (
        <div css={groupLabel} aria-hidden="true">
          {entry.heading}
        </div>
      )}
      {entry.items.map((item) => (
        <MenuItemRow key={item.label} {...item} />
      ))}
    </div>
  );
}

/** React key of an entry. A group is identified by its items, because it may have no heading. */
const composeEntryKey = (entry: MenuItem | MenuGroup): string =>
  isGroup(entry) ? `group ${entry.items.map(({ label }) => label).join()}` : entry.label;

/** Actions on one object behind one button, where there is no room for a button for each. To choose a value take `Select`. */
export function Menu({ label, icon, items, variant = 'line', size = 'medium', align = 'start', onOpenChange, ...attributes }: MenuProps) {
  const button = icon ? (
    <IconButton icon={icon} label={label} variant={variant === 'line' ? 'line' : 'plain'} size={size} />
  ) : (
    <Button variant={variant} size={size}>
      <span css={buttonLabel}>
        {label}
        <Icon name="down" size={16} />
      </span>
    </Button>
  );
  return (
    <Base.Root onOpenChange={keepOpenForToasts(onOpenChange)}>
      <Base.Trigger render={button} {...attributes} />
      <Base.Portal>
        <Base.Positioner css={popupLayer} align={align} {...popupGap}>
          <Base.Popup css={[popup, menuList]}>
            {items.map((entry, position) => {
              const previousEntry = items[position - 1];
              const isSeparated = previousEntry !== undefined && (isGroup(entry) || isGroup(previousEntry));
              return (
                <Fragment key={composeEntryKey(entry)}>
                  {isSeparated && <hr css={separator} />}
                  <MenuEntry entry={entry} />
                </Fragment>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
