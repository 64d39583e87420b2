import type { ComponentProps, ReactElement } from 'react';
import { iconPaths } from './generated/icon-paths.ts';
import type { IconName } from './icon-names.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Name of the icon. The page Icons under Foundations shows all of them. */
  name: IconName;
  /**
   * Width and height in pixels: 16 beside a text of 12 or 14 px and inside a control, 18 beside a text of 16 px, 22 alone.
   * @default 22
   */
  size?: 16 | 18 | 22 | undefined;
  /**
   * Fills the outline, for what is chosen: the heart of a favourite, a star of a rating. Leave it out for all others.
   * @default false
   */
  filled?: boolean | undefined;
}

/**
 * An icon beside a text, in the colour of the text. Screen readers skip it, so the text must carry the meaning. For a control take
 * `IconButton`.
 */
export function Icon({ name, size = 22, filled = false, style, ...svgProps }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svgProps}
      style={{ flex: 'none', ...style }}
    >
      {iconPaths[name].map((pathData) => (
        <path key={pathData} d={pathData} />
      ))}
    </svg>
  );
}

/**
 * The name of an icon from the kit's set, or an element: an SVG of another set in the colour of the text, 22 px in size, 18 px in an item
 * of `Menu`, 16 px in a row of `SearchField`.
 */
export type IconSource = IconName | ReactElement;

/** Renders an icon that a component takes by name or as an element. */
export const renderIcon = (icon: IconSource, props: Omit<IconProps, 'name'> = {}): ReactElement =>
  typeof icon === 'string' ? <Icon {...props} name={icon} /> : icon;
