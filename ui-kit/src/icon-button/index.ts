export { IconButton, type IconButtonProps } from './IconButton.tsx';
export type { IconButtonLook } from './icon-button-look.ts';
export { LinkIconButton, type LinkIconButtonProps } from './LinkIconButton.tsx';
