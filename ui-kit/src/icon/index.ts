export { Icon, type IconProps, type IconSource } from './Icon.tsx';
export type { IconName } from './icon-names.ts';
