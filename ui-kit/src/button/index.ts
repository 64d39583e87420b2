export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonLook } from './button-style.ts';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
