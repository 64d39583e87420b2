import { iconPaths } from './generated/icon-paths.ts';
import type { IconName } from './icon-names.ts';

export interface IconProps {
  /** Which sign of the shop's set. */
  name: IconName;
  /** Side in px. */
  size?: 16 | 18 | 22 | undefined;
  /** Fills the outline: a chosen heart. */
  filled?: boolean | undefined;
  /** Class of the drawing, for a caller's own CSS. */
  className?: string | undefined;
}

/** A sign of one set (Lucide, stroke 1.5) in the colour of its text. Hidden from screen readers: the words beside it, or its button's name, say what it means. */
export function Icon({ name, size = 22, filled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      {iconPaths[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
