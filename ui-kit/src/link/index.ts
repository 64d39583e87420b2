export { Link, type LinkProps } from './Link.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
export type { AnchorProps, LinkComponent } from './link-context.ts';
export { isPlainPress } from './plain-press.ts';
