/** @jsxImportSource @emotion/react */
'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { Button, type ButtonLook } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { changeOpen } from '../internal/keep-open.ts';
import { popup, popupGap, popupPlace } from '../internal/popup-style.ts';
import { Link } from '../link/index.ts';
import { face, item as itemStyle, list, quiet } from './menu-style.ts';

export interface MenuItem {
  /** What it does, as a verb, or where it leads. */
  label: string;
  /** Runs when it is chosen. */
  onSelect?: (() => void) | undefined;
  /** Where it leads, instead of `onSelect`. */
  href?: string | undefined;
  /** A sign before the words. */
  icon?: IconName | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
  /** `muted` steps back behind the others. */
  tone?: 'ink' | 'muted' | undefined;
}

export interface MenuProps {
  /** What the menu is for; the name of its button, and the words on it where it has no sign. */
  label: string;
  /** A sign on the button instead of the words. */
  icon?: IconName | undefined;
  /** What can be done, in order. */
  items: readonly MenuItem[];
  /** Look of a button with words. */
  variant?: ButtonLook['variant'];
  /** Height of the button. */
  size?: ButtonLook['size'];
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Told when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

function MenuLine({ label, href, onSelect, icon, disabled, tone }: MenuItem) {
  const look = [itemStyle, tone === 'muted' && quiet];
  const words = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span>{label}</span>
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Base.LinkItem css={look} render={<Link href={href} />} label={label} closeOnClick>
        {words}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item css={look} onClick={onSelect} disabled={disabled} label={label}>
      {words}
    </Base.Item>
  );
}

/** Actions behind one button: arrows, Home, End and letters go through them. Load it when it is first asked for. */
export function Menu({ label, icon, items, variant = 'line', size = 'medium', align = 'start', onOpenChange }: MenuProps) {
  const button = icon ? (
    <IconButton icon={icon} label={label} variant={variant === 'line' ? 'line' : 'plain'} size={size} />
  ) : (
    <Button variant={variant} size={size}>
      <span css={face}>
        {label}
        <Icon name="down" size={16} />
      </span>
    </Button>
  );
  return (
    <Base.Root onOpenChange={changeOpen(onOpenChange)}>
      <Base.Trigger render={button} />
      <Base.Portal>
        <Base.Positioner css={popupPlace} align={align} {...popupGap}>
          <Base.Popup css={[popup, list]}>
            {items.map((item) => (
              <MenuLine key={item.label} {...item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
